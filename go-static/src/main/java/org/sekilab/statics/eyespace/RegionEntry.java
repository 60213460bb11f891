package org.sekilab.statics.eyespace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * The exact worth of one region.
 *
 * @param shape the region, {@linkplain EyeShape#canonical canonical}
 * @param statuses by the number of liberties outside, 0 to {@link RegionDatabase#MAX_OUTSIDE_LIBERTIES}; unmodifiable
 */
public record RegionEntry(EyeShape shape, List<EyeStatus> statuses) {
    private static final String SEPARATOR = " ";
    private static final int COLUMNS = 2 + RegionDatabase.MAX_OUTSIDE_LIBERTIES + 1;

    public RegionEntry {
        if (!shape.equals(shape.canonical()) || statuses.size() != RegionDatabase.MAX_OUTSIDE_LIBERTIES + 1) {
            throw new EyeDataException("%s %s".formatted(shape.rows(), statuses));
        }
        statuses = List.copyOf(statuses);
    }

    /**
     * The entry in a line of the form that {@link #toString} makes.
     *
     * @throws EyeDataException if the line has another form
     */
    public static RegionEntry parse(String line) {
        List<String> columns = List.of(line.split(SEPARATOR, -1));
        if (columns.size() != COLUMNS) {
            throw new EyeDataException("'%s' does not have %d columns".formatted(line, COLUMNS));
        }
        Place place = Arrays.stream(Place.values())
                .filter(each -> name(each).equals(columns.get(0)))
                .findAny()
                .orElseThrow(() -> new EyeDataException("'%s' does not name a place".formatted(line)));
        List<EyeStatus> statuses = new ArrayList<>();
        columns.subList(2, COLUMNS).forEach(column -> statuses.add(EyeStatus.parse(column)));
        return new RegionEntry(EyeShape.parse(columns.get(1), place), statuses);
    }

    /** The status with the given number of liberties outside, or with the largest known number if that is smaller. */
    public EyeStatus status(int outsideLiberties) {
        return statuses.get(Math.min(outsideLiberties, RegionDatabase.MAX_OUTSIDE_LIBERTIES));
    }

    /** The region on a board. */
    public EyeSpace space(int outsideLiberties) {
        return new EyeSpace(shape.region(), outsideLiberties);
    }

    /** Place, rows and statuses: {@code corner o../ooo {T|K_T} {T|K_T} {T|T}}. */
    @Override
    public String toString() {
        List<String> columns = new ArrayList<>();
        columns.add(name(shape.place()));
        columns.add(shape.rows());
        statuses.forEach(status -> columns.add(status.toString()));
        return String.join(SEPARATOR, columns);
    }

    private static String name(Place place) {
        return place.name().toLowerCase(Locale.ROOT);
    }
}
