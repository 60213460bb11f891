package org.sekilab.search.dfpn.tree;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Statistics;

/** Writes leaves and answers as texts, for other processes: bytes in base 64. */
final class LeafText {
    private LeafText() {}

    private interface Writing {
        void to(DataOutput out) throws IOException;
    }

    private interface Reading<T> {
        T from(DataInput in) throws IOException;
    }

    /** A leaf without the worker that it prefers, and without its cancelling. */
    static String of(LeafTask leaf) {
        return text(writing(leaf));
    }

    /** The length of the text of a leaf. */
    static long length(LeafTask leaf) {
        return length(writing(leaf));
    }

    private static Writing writing(LeafTask leaf) {
        return out -> {
            out.writeInt(leaf.number());
            Limits limits = leaf.limits();
            out.writeLong(limits.time().toNanos());
            out.writeLong(limits.maxNodes());
            out.writeLong(limits.tableBytes());
            out.writeInt(limits.maxProof());
            out.writeInt(leaf.path().size());
            for (int move : leaf.path()) {
                out.writeInt(move);
            }
        };
    }

    /** Reads a leaf. */
    static LeafTask task(String text) {
        return read(text, in -> {
            int number = in.readInt();
            Limits limits = new Limits(
                    Duration.ofNanos(in.readLong()), in.readLong(), in.readLong(), in.readInt(), () -> false);
            int plies = in.readInt();
            List<Integer> path = new ArrayList<>();
            for (int ply = 0; ply < plies; ply++) {
                path.add(in.readInt());
            }
            return new LeafTask(number, path, limits, TreeNode.NOBODY);
        });
    }

    /** An answer without the number of its worker. */
    static String of(LeafAnswer answer) {
        return text(writing(answer));
    }

    /** The length of the text of an answer. */
    static long length(LeafAnswer answer) {
        return length(writing(answer));
    }

    private static Writing writing(LeafAnswer answer) {
        return out -> {
            out.writeInt(answer.number());
            out.writeUTF(answer.outcome().name());
            Statistics spent = answer.statistics();
            out.writeLong(spent.nodes());
            out.writeLong(spent.tableHits());
            out.writeLong(spent.tableStores());
            out.writeLong(spent.tableCollisions());
            out.writeLong(spent.reExpansions());
            out.writeInt(spent.maxDepth());
            out.writeLong(spent.elapsedNanos());
            answer.moves().writeTo(out);
        };
    }

    /**
     * Reads an answer.
     *
     * @param worker that gave it
     */
    static LeafAnswer answer(String text, int worker) {
        return read(text, in -> {
            int number = in.readInt();
            Outcome outcome = Outcome.valueOf(in.readUTF());
            Statistics spent = new Statistics(
                    in.readLong(),
                    in.readLong(),
                    in.readLong(),
                    in.readLong(),
                    in.readLong(),
                    in.readInt(),
                    in.readLong());
            return new LeafAnswer(number, worker, outcome, spent, WinningMoves.readFrom(in));
        });
    }

    private static String text(Writing writing) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        write(writing, bytes);
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }

    private static long length(Writing writing) {
        int bytes = write(writing, OutputStream.nullOutputStream());
        return 4 * ((bytes + 2L) / 3); // each three bytes are four characters, and so are the last one or two
    }

    /** Writes, and returns the number of bytes. */
    private static int write(Writing writing, OutputStream to) {
        DataOutputStream out = new DataOutputStream(to);
        try {
            writing.to(out);
        } catch (IOException e) {
            throw new IllegalStateException("memory cannot be written", e);
        }
        return out.size();
    }

    private static <T> T read(String text, Reading<T> reading) {
        try {
            return reading.from(new DataInputStream(
                    new ByteArrayInputStream(Base64.getDecoder().decode(text))));
        } catch (IOException e) {
            throw new IllegalArgumentException("the text ends early", e);
        }
    }
}
