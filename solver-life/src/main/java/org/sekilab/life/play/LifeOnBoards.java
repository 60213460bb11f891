package org.sekilab.life.play;

import java.util.List;
import java.util.Optional;
import org.sekilab.life.Life;
import org.sekilab.life.LifeProblem;
import org.sekilab.life.LifeProof;
import org.sekilab.life.LifeResult;
import org.sekilab.life.settings.LifeConfig;
import org.sekilab.life.settings.LifeFeature;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.proof.Effort;
import org.sekilab.safety.certificate.OpenLife;
import org.sekilab.safety.settings.LifeJudge;

/**
 * Answers the questions of the safety solver about life on the open board. Immutable; threads may share it.
 *
 * <p>Proves: each answer with a strategy.
 * <p>Cost: the search for life of {@link Life}, without that for death.
 */
public final class LifeOnBoards implements LifeJudge {
    private final Life life;

    /** @param config of the searches; they do not look for death */
    public LifeOnBoards(LifeConfig config) {
        this.life = Life.best().with(config.without(LifeFeature.KILL));
    }

    @Override
    public Answer judge(Question question) {
        Color defender = question.blocks().get(0).color();
        List<List<Integer>> groups =
                question.blocks().stream().map(block -> List.of(block.anchor())).toList();
        LifeProblem problem =
                new LifeProblem(question.position(), defender, defender.opposite(), groups, question.area());
        LifeResult result = life.with(question.limits()).solve(problem);
        Effort effort = new Effort(
                result.statistics().nodes(),
                result.statistics().elapsedNanos(),
                result.limit().reached());
        boolean lives = result.verdict().isLife();
        return new Answer(
                lives ? result.proofs().stream().findFirst().map(proof -> strategy(problem, proof)) : Optional.empty(),
                effort);
    }

    private static OpenLife strategy(LifeProblem problem, LifeProof proof) {
        return new Proved(problem.position(), problem.defender(), proof);
    }

    /** A proof of life, with the attacker moving first and winning all kos. */
    private record Proved(Position position, Color defender, LifeProof proof) implements OpenLife {
        @Override
        public PointSet points() {
            return proof.zone();
        }

        @Override
        public List<String> lines() {
            return proof.lines();
        }

        @Override
        public Game begin() {
            StrategyText text = StrategyText.parse(proof.lines(), position.geometry());
            return new Followed(new FollowedProof(position, defender, defender.opposite(), text));
        }
    }

    private record Followed(FollowedProof game) implements OpenLife.Game {
        @Override
        public int answer(int point) {
            if (!game.mayPlay(point)) {
                return answerToPass();
            }
            game.attempt(point);
            return move();
        }

        @Override
        public int answerToPass() {
            if (!game.hasStoneAfterPass()) {
                return Points.PASS;
            }
            game.attempt(Points.PASS);
            return move();
        }

        private int move() {
            int move = game.move();
            game.playMove();
            return move;
        }

        @Override
        public boolean isDecided() {
            return game.isReached();
        }
    }
}
