package org.sekilab.experiments.view.work;

import org.sekilab.experiments.output.json.ScoreLine;
import org.sekilab.experiments.score.BoardScorer;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.search.Statistics;

/** Scores a position. Dead stones are proved where that is possible, and estimated elsewhere. */
record ScoreWork(ScoreQuestion query, BoardInput board, BoardScorer scorer) implements Work {
    @Override
    public Finding run(WorkListener listener) {
        listener.begin("dead stones");
        return Finding.ofScore(Statistics.NONE, ScoreLine.of(scorer.score(board), null, null));
    }
}
