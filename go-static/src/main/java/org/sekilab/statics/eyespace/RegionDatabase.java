package org.sekilab.statics.eyespace;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.sekilab.model.Geometry;

/**
 * The exact worth of small empty regions, each enclosed by one block. Immutable, shared by threads.
 *
 * <p>The game: one block of the group encloses the region and has some liberties outside. The opponent takes each of
 * them by exactly one move that is always legal. Two eyes, seki and one eye are the verdicts SAFE, SEKI and UNSAFE of
 * the region.
 *
 * <p>A ko type has two verdicts. For one, the opponent may always retake at once and the group never on the next move.
 * For the other, these rights are exchanged. Regions around a point that is not theirs are missing, because one block
 * cannot enclose them.
 *
 * <p>Source: [N05] 3.5; solved by the safety solver.
 * <p>Proves: its answers are exact.
 * <p>Cost: {@link #find} takes some 16 steps of a binary search; allocates nothing.
 */
public final class RegionDatabase {
    /** The largest number of liberties outside. More liberties are worth the same or more. */
    public static final int MAX_OUTSIDE_LIBERTIES = 2;

    /** The answer of {@link #find} if there is no entry. */
    public static final int NONE = -1;

    private static final String RESOURCE = "regions.txt.gz";

    private final List<RegionEntry> entries;
    private final int maxPoints;
    private final long[] points; // [image]: ascending, as signed numbers
    private final long[] touched; // [image]: ascending among equal points
    private final int[] entryOf; // [image]

    private RegionDatabase(List<RegionEntry> entries) {
        this.entries = List.copyOf(entries);
        this.maxPoints =
                entries.stream().mapToInt(entry -> entry.shape().size()).max().orElse(0);
        List<Image> images = images(entries);
        int count = images.size();
        this.points = new long[count];
        this.touched = new long[count];
        this.entryOf = new int[count];
        for (int i = 0; i < count; i++) {
            points[i] = images.get(i).points();
            touched[i] = images.get(i).touched();
            entryOf[i] = images.get(i).entry();
        }
    }

    /** The database that is part of the library. */
    public static RegionDatabase shipped() {
        return Shipped.DATABASE;
    }

    /**
     * A database of the given regions.
     *
     * @throws EyeDataException if entries contradict each other; a region may be the same game in several
     *     places
     */
    public static RegionDatabase of(Collection<RegionEntry> entries) {
        return new RegionDatabase(entries.stream()
                .sorted(Comparator.comparing(RegionEntry::shape))
                .toList());
    }

    /** Reads the database from a file of the form that {@link #toBytes} makes. */
    public static RegionDatabase read(InputStream stream) throws IOException {
        List<RegionEntry> entries = new ArrayList<>();
        try (BufferedReader reader =
                new BufferedReader(new InputStreamReader(new GZIPInputStream(stream), StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                entries.add(RegionEntry.parse(line));
            }
        }
        return of(entries);
    }

    /** The content of the file: a line for each entry, in order, compressed. Equal entries give equal bytes. */
    public byte[] toBytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream file = new GZIPOutputStream(bytes)) {
            for (RegionEntry entry : entries) {
                file.write((entry + "\n").getBytes(StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("memory cannot be written to", e);
        }
        return bytes.toByteArray();
    }

    /** All entries, in the order of their shapes; unmodifiable. */
    public List<RegionEntry> entries() {
        return entries;
    }

    /** The size of the largest regions. */
    public int maxPoints() {
        return maxPoints;
    }

    /** Calls the action for each entry with each number of liberties outside. */
    public void forEach(BiConsumer<EyeSpace, EyeStatus> action) {
        for (RegionEntry entry : entries) {
            for (int liberties = 0; liberties <= MAX_OUTSIDE_LIBERTIES; liberties++) {
                action.accept(entry.space(liberties), entry.status(liberties));
            }
        }
    }

    /**
     * Finds the entry that is the same game as a region, at any place on the board. Only adjacencies count, and the
     * points that the block touches.
     *
     * @param regionPoints bit 8 * row + column for each point, moved down and to the left as far as possible
     * @param touchedPoints the points next to the block
     * @return an index into {@link #entries}, or {@link #NONE}
     */
    public int find(long regionPoints, long touchedPoints) {
        int low = 0;
        int high = points.length - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int order = Long.compare(points[middle], regionPoints);
            order = order != 0 ? order : Long.compare(touched[middle], touchedPoints);
            if (order == 0) {
                return entryOf[middle];
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return NONE;
    }

    private static List<Image> images(List<RegionEntry> entries) {
        Image[] all = new Image[Geometry.SYMMETRIES * entries.size()];
        for (int i = 0; i < all.length; i++) {
            EyeShape shape = entries.get(i / Geometry.SYMMETRIES).shape();
            int symmetry = i % Geometry.SYMMETRIES;
            all[i] = new Image(
                    EyeShape.image(shape.points(), shape.points(), symmetry),
                    EyeShape.image(shape.points(), shape.touched(), symmetry),
                    i / Geometry.SYMMETRIES);
        }
        Arrays.sort(all, Comparator.comparingLong(Image::points).thenComparingLong(Image::touched));
        List<Image> distinct = new ArrayList<>();
        for (int i = 0; i < all.length; i++) {
            if (i == 0 || !all[i].isSameGame(all[i - 1])) {
                distinct.add(all[i]);
            } else if (!isSameStatus(entries, all[i], all[i - 1])) {
                throw new EyeDataException("one game, but %s and %s"
                        .formatted(entries.get(all[i].entry()), entries.get(all[i - 1].entry())));
            }
        }
        return distinct;
    }

    private static boolean isSameStatus(List<RegionEntry> entries, Image one, Image other) {
        return entries.get(one.entry())
                .statuses()
                .equals(entries.get(other.entry()).statuses());
    }

    private record Image(long points, long touched, int entry) {
        boolean isSameGame(Image other) {
            return points == other.points && touched == other.touched;
        }
    }

    /** The shipped database, read at the first request. */
    private static final class Shipped {
        static final RegionDatabase DATABASE = load();

        private static RegionDatabase load() {
            try (InputStream stream =
                    Objects.requireNonNull(RegionDatabase.class.getResourceAsStream(RESOURCE), RESOURCE)) {
                return read(stream);
            } catch (IOException e) {
                throw new UncheckedIOException(RESOURCE, e);
            }
        }
    }
}
