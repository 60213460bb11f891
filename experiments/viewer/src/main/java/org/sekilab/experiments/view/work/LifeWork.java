package org.sekilab.experiments.view.work;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.sekilab.experiments.life.LifeAnswer;
import org.sekilab.experiments.life.LifeAnswerer;
import org.sekilab.experiments.life.LifeCertificate;
import org.sekilab.experiments.life.LifeSolver;
import org.sekilab.experiments.output.json.LifeLine;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.life.Life;
import org.sekilab.life.LifeProblem;
import org.sekilab.life.LifeResult;
import org.sekilab.life.play.LifeStrategy;
import org.sekilab.search.Limits;
import org.sekilab.search.Statistics;

/** Tells whether chosen stones live. */
record LifeWork(LifeQuestion query, BoardInput board, Life life, Limits limits) implements Work {
    @Override
    public Finding run(WorkListener listener) {
        Thread thread = Thread.currentThread();
        Limits ofQuery = limits.withTime(Duration.ofSeconds(query.seconds()))
                .withMaxNodes(query.maxNodes())
                .withCancel(thread::isInterrupted);
        LifeAnswerer answerer = new LifeAnswerer(new Search(life, listener), ofQuery);
        LifeAnswer found =
                answerer.addKind(answerer.answer(query.query(board.file()), board.position(), board.index()));
        LifeAnswer answer = query.allMoves() ? answerer.addFirstMoves(found, Progress.none()) : found;
        return Finding.ofLife(
                answer.result().statistics(),
                LifeLine.of(OptionalInt.empty(), answer, OptionalInt.empty()),
                games(answer),
                LifeCertificate.of(answer)
                        .map(each -> CertificateBytes.of(
                                each, "%s#%d %s".formatted(board.file(), board.index(), query.stones()))));
    }

    private List<ProofGame> games(LifeAnswer answer) {
        return BoardGame.all(
                answer.result().proofs().stream().flatMap(proof -> LifeStrategy.of(answer.problem(), proof).stream()),
                geometry());
    }

    /** All searches of a question. Mutable: adds up their efforts. For one thread. */
    private static final class Search implements LifeSolver {
        private final Life life;
        private final WorkListener listener;
        private Statistics before = Statistics.NONE;

        Search(Life life, WorkListener listener) {
            this.life = life;
            this.listener = listener;
        }

        @Override
        public LifeResult solve(LifeProblem problem, Limits limits) {
            listener.begin("area of %d points".formatted(problem.area().size()));
            LifeResult result =
                    life.with(limits).decide(problem, effort -> listener.progress(before.plus(effort), List.of()));
            before = before.plus(result.statistics());
            return result;
        }

        @Override
        public LifeResult refine(LifeProblem problem, LifeResult result, Limits limits) {
            listener.begin("the kind of the life or the ko");
            return life.with(limits).refine(problem, result);
        }
    }
}
