package org.sekilab.life;

/** What the thread that asks for life searches, too. */
interface Aside {
    /** Nothing. */
    Aside NOTHING = new Aside() {
        @Override
        public boolean isFoundInShare() {
            return false;
        }

        @Override
        public boolean isFoundAtEnd() {
            return false;
        }
    };

    /** Searches until this has had its share of all states. True if there is an answer. */
    boolean isFoundInShare();

    /** Searches until there is an answer, or a limit is reached, or nothing is left. True if there is an answer. */
    boolean isFoundAtEnd();
}
