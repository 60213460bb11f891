package org.sekilab.experiments.solve;

import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A table of problems. Each row asks something.
 *
 * @param <Q> what a row asks
 */
public final class ProblemList<Q> {
    private final ProblemTable table;
    private final RowReader<Q> reader;

    /** Tells what a row asks. */
    @FunctionalInterface
    public interface RowReader<Q> {
        /**
         * The query of a row.
         *
         * @param row from 0
         * @throws org.sekilab.experiments.InputException if a cell is missing or wrong
         */
        Q read(ProblemTable table, int row);
    }

    public ProblemList(ProblemTable table, RowReader<Q> reader) {
        this.table = table;
        this.reader = reader;
    }

    /** The number of rows, without the header. */
    public int size() {
        return table.size();
    }

    /**
     * What the table says in a column, one that the query does not use too, such as what is true.
     *
     * @param row from 0
     * @return empty where there is nothing
     */
    public String cell(int row, String column) {
        return table.cell(row, column);
    }

    /** The name of the game record of a row, as the table has it: relative to the table's folder. */
    public String fileName(int row) {
        return table.fileName(row);
    }

    /** The game records of all rows; unmodifiable. */
    public Set<Path> files() {
        return IntStream.range(0, size()).mapToObj(table::file).collect(Collectors.toUnmodifiableSet());
    }

    /** True when there is a column. */
    public boolean has(String column) {
        return table.has(column);
    }

    /**
     * The query of a row.
     *
     * @param row from 0
     * @throws org.sekilab.experiments.InputException if a cell is missing or wrong
     */
    public Q query(int row) {
        return reader.read(table, row);
    }
}
