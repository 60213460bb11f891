package org.sekilab.search.run;

/** The counts of a table of states, for the statistics of a run. */
public interface TableCounts {
    /** The counts of a run without a table. */
    TableCounts NONE = new TableCounts() {
        @Override
        public long hits() {
            return 0;
        }

        @Override
        public long stores() {
            return 0;
        }

        @Override
        public long collisions() {
            return 0;
        }
    };

    /** The number of look-ups that found their state. */
    long hits();

    /** The number of entries written. */
    long stores();

    /** The number of entries of other states that were lost. */
    long collisions();
}
