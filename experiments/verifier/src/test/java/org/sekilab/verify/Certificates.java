package org.sekilab.verify;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.certificate.Certificate;
import org.sekilab.safety.certificate.CertificateWriter;

/** Writes small certificates, from enumeration or by hand, and has them checked. */
final class Certificates {
    private Certificates() {}

    /** A certificate of one board with some lines. */
    static String board(Position position, List<String> lines) {
        Geometry geometry = position.geometry();
        List<String> all = new ArrayList<>(
                List.of("sekilab-certificate 3", "board %d %d test".formatted(geometry.width(), geometry.height())));
        for (int row = geometry.height() - 1; row >= 0; row--) {
            StringBuilder stones = new StringBuilder("row ");
            for (int column = 0; column < geometry.width(); column++) {
                int point = geometry.point(column, row);
                stones.append(
                        position.black().contains(point)
                                ? 'X'
                                : position.white().contains(point) ? 'O' : '.');
            }
            all.add(stones.toString());
        }
        all.addAll(lines);
        all.add("end");
        all.add("boards 1");
        return String.join("\n", all) + "\n";
    }

    /** The file of one certificate, as the solver writes it. */
    static String text(Certificate certificate) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            CertificateWriter writer = new CertificateWriter(out);
            writer.write(certificate, "test");
            writer.finish();
        } catch (IOException e) {
            throw new UncheckedIOException("memory cannot be written", e);
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    /**
     * A line of a certificate with one change.
     *
     * @param others words that may take the place of one
     * @param similar another word in the place of a word
     */
    static String withChange(String line, String[] others, UnaryOperator<String> similar, Random random) {
        if (line.startsWith("row ")) {
            int column = 4 + random.nextInt(line.length() - 4);
            return line.substring(0, column) + ".XO".charAt(random.nextInt(3)) + line.substring(column + 1);
        }
        List<String> words = new ArrayList<>(List.of(line.split(" ")));
        int at = random.nextInt(words.size());
        switch (random.nextInt(6)) {
            case 0 -> words.remove(at);
            case 1 -> words.add(at, words.get(at));
            case 2 -> words.set(at, others[random.nextInt(others.length)]);
            default -> words.set(at, similar.apply(words.get(at)));
        }
        return String.join(" ", words);
    }

    /** The boards of a certificate that is accepted. */
    static List<VerifiedBoard> verify(String certificate) throws CertificateException {
        List<VerifiedBoard> boards = new ArrayList<>();
        try {
            Verifier.verify(
                    "test", new ByteArrayInputStream(certificate.getBytes(StandardCharsets.UTF_8)), boards::add);
        } catch (IOException e) {
            throw new UncheckedIOException("memory cannot be read", e);
        }
        return boards;
    }

    /** What is wrong with a certificate, or nothing if it is accepted. */
    static Optional<String> problem(String certificate) {
        try {
            verify(certificate);
            return Optional.empty();
        } catch (CertificateException e) {
            return Optional.of(e.toString().replaceFirst("^[^:]*: ", ""));
        }
    }

    /** The state of a board of the search as the checker has it. */
    static WallState state(LocalBoard board) {
        LocalShape shape = board.shape();
        Geometry geometry = shape.geometry();
        StoneBoard points = new StoneBoard(Collections.nCopies(geometry.height(), ".".repeat(geometry.width())));
        List<Block> blocks = new ArrayList<>(shape.blocks());
        blocks.addAll(shape.sacrifices());
        WallGame game = new WallGame(
                points,
                shape.defender() == Color.BLACK ? Player.BLACK : Player.WHITE,
                bits(shape.pointsOf(shape.all())),
                bits(shape.pointsOf(shape.territory())),
                blocks.stream().map(block -> bits(block.stones())).toList(),
                Arrays.stream(shape.eyes())
                        .mapToObj(eyes -> eyes == LocalShape.ALIVE ? WallGame.ALIVE : eyes)
                        .toList());
        int ko = board.koPoint() == Points.NONE ? WallState.Turn.NO_KO : board.koPoint();
        WallState.Turn turn = new WallState.Turn(
                board.isDefenderToMove(), ko, board.isPassed(), board.isOver(), board.isBlockCaptured());
        return new WallState(game, board.attacker(), board.defender(), turn);
    }

    private static BitSet bits(PointSet points) {
        BitSet bits = new BitSet();
        Arrays.stream(points.toArray()).forEach(bits::set);
        return bits;
    }

    /**
     * The lines of a zone that is won by force, with the attacker moving first.
     *
     * @param maxLeafPairs the most pairs of a state that pairs decide. If it is negative, play goes on to the end
     */
    static List<String> gameZone(LocalBoard board, LocalTruth truth, int maxLeafPairs) {
        return zone(
                board, board.shape().territory() == 0 ? "alive" : "safe", winnersStates(board, truth, maxLeafPairs));
    }

    /**
     * The lines of a zone with a goal. The side to move on the board moves first in it.
     */
    static List<String> zone(LocalBoard board, String goal, List<String> states) {
        LocalShape shape = board.shape();
        List<String> lines = new ArrayList<>();
        String first = board.isDefenderToMove() ? " first" : "";
        lines.add("zone %s game %s%s".formatted(word(shape.defender()), goal, first));
        lines.add("points" + names(shape.pointsOf(shape.all())));
        lines.add("territory " + Long.toHexString(shape.territory()));
        for (int i = 0; i < shape.blocks().size(); i++) {
            Block block = shape.blocks().get(i);
            long eyes = shape.eyes()[i];
            lines.add("block %s %s"
                    .formatted(
                            shape.geometry().name(block.anchor()),
                            eyes == LocalShape.ALIVE ? "alive" : Long.toHexString(eyes)));
        }
        shape.sacrifices().forEach(block -> lines.add("lost " + shape.geometry().name(block.anchor())));
        lines.add("states " + states.size());
        lines.addAll(states);
        return lines;
    }

    /**
     * The lines of a zone with a goal that its winner reaches in finitely many moves, or nothing if it does not.
     *
     * @param maxLeafPairs as in {@link #gameZone}, for the defender's goals
     */
    static Optional<List<String>> zone(LocalBoard board, CheckedZone.Goal goal, int maxStates, int maxLeafPairs) {
        return LocalTruth.of(board, goal, maxStates)
                .filter(LocalTruth::isWon)
                .map(truth -> winnersStates(board, truth, goal.isAttackers() ? -1 : maxLeafPairs))
                .map(states -> zone(board, goal.word(), states));
    }

    /** How the winner reaches its goal in finitely many moves. */
    static List<String> winnersStates(LocalBoard board, LocalTruth truth, int maxLeafPairs) {
        Writer writer = new Writer(board, truth, maxLeafPairs);
        writer.number(0);
        return writer.lines();
    }

    /** How the attacker prevents the defender's goal. Play may be endless, and states are in the order of a walk. */
    static List<String> refutersStates(LocalBoard board, LocalTruth truth) {
        List<Integer> reached = new ArrayList<>(List.of(0)); // states of the truth in the order of their numbers
        List<String> lines = new ArrayList<>();
        for (int number = 0; number < reached.size(); number++) {
            int state = reached.get(number);
            IntArrayList next = truth.next(state);
            StringBuilder line = new StringBuilder(next.isEmpty() ? "." : truth.isDefenderToMove(state) ? "a" : "d");
            boolean isDone = false;
            for (int i = 0; i < next.size(); i++) {
                boolean isWanted = truth.isDefenderToMove(state) || !isDone && !truth.isWon(next.getInt(i));
                if (isWanted) {
                    isDone = true;
                    if (!reached.contains(next.getInt(i))) {
                        reached.add(next.getInt(i));
                    }
                    if (!truth.isDefenderToMove(state)) {
                        int move = truth.move(state, i);
                        line.append(' ').append(move == board.shape().size() ? "p" : Integer.toString(move));
                    }
                    line.append(' ').append(reached.indexOf(next.getInt(i)) - number);
                }
            }
            lines.add(line.toString());
        }
        return lines;
    }

    static String word(Color color) {
        return color.name().toLowerCase(Locale.ROOT);
    }

    /** The names of the points, each with a space before it. */
    static String names(PointSet points) {
        StringBuilder names = new StringBuilder();
        for (int point : points.toArray()) {
            names.append(' ').append(points.geometry().name(point));
        }
        return names.toString();
    }

    /** The states that a forced win needs. Each state is numbered after its successors. */
    private static final class Writer {
        private final LocalBoard board;
        private final LocalTruth truth;
        private final int maxLeafPairs;
        private final List<String> states = new ArrayList<>(); // by number, backwards
        private final int[] numbers; // [state of the truth] number + 1, 0 before it has one

        Writer(LocalBoard board, LocalTruth truth, int maxLeafPairs) {
            this.board = board;
            this.truth = truth;
            this.maxLeafPairs = maxLeafPairs;
            this.numbers = new int[truth.states()];
        }

        int number(int state) {
            if (numbers[state] == 0) {
                String line = line(state);
                states.add(line);
                numbers[state] = states.size();
            }
            return numbers[state];
        }

        /** The lines in order, with distances in place of numbers from the end. */
        List<String> lines() {
            List<String> lines = new ArrayList<>();
            for (int i = states.size(); i > 0; i--) {
                StringBuilder line = new StringBuilder();
                for (String word : states.get(i - 1).split(" ")) {
                    boolean isSuccessor = word.startsWith("#");
                    line.append(line.isEmpty() ? "" : " ")
                            .append(isSuccessor ? Integer.toString(i - Integer.parseInt(word.substring(1))) : word);
                }
                lines.add(line.toString());
            }
            return lines;
        }

        private String line(int state) {
            IntArrayList next = truth.next(state);
            if (next.isEmpty()) {
                return ".";
            }
            Optional<int[]> pairs = leaf();
            if (pairs.isPresent()) {
                return "=" + Arrays.stream(pairs.get()).mapToObj(i -> " " + i).reduce("", String::concat);
            }
            StringBuilder line = new StringBuilder(truth.isWinnerToMove(state) ? "d" : "a");
            int best = -1;
            int index = 0;
            for (int move = 0; move <= board.shape().size(); move++) {
                int played = move == board.shape().size() ? Points.PASS : move;
                if (!board.isLegal(played)) {
                    continue;
                }
                int successor = next.getInt(index++);
                if (!truth.isWinnerToMove(state)) {
                    board.play(played);
                    line.append(" #").append(number(successor));
                    board.undo();
                } else if (truth.isWon(successor) && truth.rank(successor) < truth.rank(state) && best < 0) {
                    best = move;
                    board.play(played);
                    line.append(' ').append(move == board.shape().size() ? "p" : Integer.toString(move));
                    line.append(" #").append(number(successor));
                    board.undo();
                }
            }
            return line.toString();
        }

        private Optional<int[]> leaf() {
            boolean mayEndNow = board.isPassed()
                    && !board.isDefenderToMove()
                    && (board.attacker() & board.shape().territory()) != 0;
            if (maxLeafPairs < 0 || mayEndNow) {
                return Optional.empty();
            }
            int[] empties = bits(board.empties());
            for (int i = -1; i < empties.length; i++) {
                for (int j = i + 1; j < empties.length; j++) {
                    int[] pairs = i < 0 ? new int[0] : new int[] {empties[i], empties[j]};
                    int[] points =
                            Arrays.stream(pairs).map(board.shape()::point).toArray();
                    if (pairs.length <= 2 * maxLeafPairs && new PairStrategy(List.of(state(board)), points).holds()) {
                        return Optional.of(pairs);
                    }
                }
            }
            return Optional.empty();
        }

        private static int[] bits(long mask) {
            int[] bits = new int[Long.bitCount(mask)];
            int count = 0;
            for (long rest = mask; rest != 0; rest &= rest - 1) {
                bits[count++] = Long.numberOfTrailingZeros(rest);
            }
            return bits;
        }
    }
}
