package org.sekilab.experiments.view.work;

import java.util.List;
import org.sekilab.search.Statistics;

/** Receives reports about the progress of a work, in the thread of the work. */
public interface WorkListener {
    /**
     * Reports the effort so far.
     *
     * @param line that is being searched, points of the board and passes; unmodifiable
     */
    void progress(Statistics statistics, List<Integer> line);

    /** Reports what is proved of a whole board so far. */
    void partly(AnalysisAnswer soFar);

    /** Reports what is done now, in words. */
    void begin(String step);
}
