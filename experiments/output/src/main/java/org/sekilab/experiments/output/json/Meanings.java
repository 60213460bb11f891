package org.sekilab.experiments.output.json;

/** What fields mean that several objects have, for the schema. */
public final class Meanings {
    public static final String ROW = "The row of the list that was answered, from 1. Absent without a list.";
    public static final String FILE = "The file, as the command line or the list names it.";
    public static final String INDEX = "The game tree in the file, from 1.";
    public static final String SIZE = "The size of the board as in SGF: 19, or width and height as in 17:5.";
    public static final String NODES = "The nodes of all searches.";
    public static final String MILLIS = "Wall time in milliseconds.";
    public static final String BEST_MOVE = "The first move of pv. Null if none is known.";
    public static final String PV = "Best play of both sides as far as it is known, with PASS.";
    public static final String LIMIT = "The limit that came before a verdict, or none.";
    public static final String BASIS = "What verdicts use: the whole board, or the region alone.";
    public static final String ENGINE = "The name of the engine.";
    public static final String LINE_OF_TEST = "The line of the test in the file, from 1.";
    public static final String TEST_ID = "The number of the test as it is written. Null if it has none.";
    public static final String GTP_COMMAND = "The GTP command.";
    public static final String WANTED = "The regular expression that the answer must match.";
    public static final String ENGINE_ANSWER = "Null if the engine was lost.";
    public static final String VERDICT = "What was proved.";
    public static final String SAFE_POINTS = "How many points are proved safe.";
    public static final String SAFE = "The points that are proved safe.";
    public static final String KO =
            "none, black_needs_threats, white_needs_threats, open or unknown. Absent if that was not asked.";

    private Meanings() {}
}
