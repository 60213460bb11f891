package org.sekilab.life.report;

/**
 * How far the search for life in one window came.
 *
 * @param points of the window, without those of blocks that may never be captured
 * @param nodes of all searches of the window
 * @param state where the search ended
 */
public record WindowReport(int points, long nodes, State state) {
    /** Where the search of a window ended, the least first. */
    public enum State {
        /** It had no turn. */
        WAITING,
        /** A limit came first. */
        OPEN,
        /** Nothing is left to try: the window is too small, the stones do not live, or a repetition hides a proof. */
        HOPELESS,
        /** The stones live, but the proof was too long to write, or a limit came first. */
        UNWRITTEN
    }

    /** A window without a turn. */
    public static WindowReport waiting(int points) {
        return new WindowReport(points, 0, State.WAITING);
    }

    /** After another turn in this window. The state is the last of both: what is known stays known. */
    public WindowReport after(long moreNodes, State next) {
        return new WindowReport(points, nodes + moreNodes, next.compareTo(state) > 0 ? next : state);
    }
}
