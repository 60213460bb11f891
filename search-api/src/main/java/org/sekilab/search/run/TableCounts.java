package org.sekilab.search.run;

/** What a table of states counts for the statistics of a run. */
public interface TableCounts {
    /** What a run without a table counts. */
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

    /** How many look-ups found their state. */
    long hits();

    /** How often an entry was written. */
    long stores();

    /** How often an entry of another state was lost. */
    long collisions();
}
