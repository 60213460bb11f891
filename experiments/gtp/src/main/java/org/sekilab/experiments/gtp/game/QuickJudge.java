package org.sekilab.experiments.gtp.game;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sekilab.life.LifeResult;
import org.sekilab.life.LifeVerdict;
import org.sekilab.life.estimate.LifeEstimate;
import org.sekilab.life.estimate.LifeEstimator;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;

/**
 * Tells in about the time of one search whether a block can be killed or saved. It tries static proofs, then a search
 * for life on the open board, and then an estimate.
 *
 * <p>Proves: answers with {@link StatusJudge.Trust#PROOF}. All others are guesses. A guess names a move even where none
 * seems to be needed: only a proof settles a block.
 * <p>Cost: a quarter of the time for each of two proofs, and a half for an estimate.
 */
public final class QuickJudge implements StatusJudge, BlockLife {
    private static final int PARTS = 4; // of the time of a search, for each proof
    private static final int PARTS_OF_ESTIMATE = 2;

    private final GtpGame game;
    private final Analyses analyses;
    private final LiveLifeSearch lives;
    private final Limits limits;
    private final LifeEstimator estimator;
    private final Map<Question, LifeResult> proved = new HashMap<>();
    private @Nullable Position position; // the position that the proofs are about

    /** Which block is in question, and which side moves first. */
    private record Question(int stone, Color first) {}

    /**
     * A judge.
     *
     * @param limits of one search
     * @param listener receives the progress of estimates
     */
    public QuickJudge(GtpGame game, Analyses analyses, LiveLifeSearch lives, Limits limits, SearchListener listener) {
        this.game = game;
        this.analyses = analyses;
        this.lives = lives;
        this.limits = limits.withTime(limits.time().dividedBy(PARTS));
        this.estimator = new LifeEstimator(limits.withTime(limits.time().dividedBy(PARTS_OF_ESTIMATE)), listener);
    }

    @Override
    public Outlook attack(int stone) {
        if (isAlive(stone)) {
            return Outlook.FAILS;
        }
        return isDead(stone) ? Outlook.BY_PASSING : search(stone, colorOf(stone).opposite(), LifeVerdict.DEAD);
    }

    @Override
    public Outlook defend(int stone) {
        if (isAlive(stone)) {
            return Outlook.BY_PASSING;
        }
        return isDead(stone) ? Outlook.FAILS : search(stone, colorOf(stone), LifeVerdict.ALIVE);
    }

    /** A guess counts if its search is finished. */
    @Override
    public Optional<Life> life(int stone, Color first) {
        if (isAlive(stone)) {
            return Optional.of(new Life(Points.PASS, Trust.PROOF));
        }
        LifeResult proof = prove(stone, first);
        if (proof.verdict().isLife()) {
            return Optional.of(life(proof.move(), Trust.PROOF));
        }
        LifeEstimate estimate = estimator.estimate(game.position(), stone, first);
        boolean isClear = estimate.status() == LifeEstimate.Status.ALIVE && estimate.isFinished();
        return isClear ? Optional.of(life(estimate.move(), Trust.GUESS)) : Optional.empty();
    }

    private static Life life(int move, Trust trust) {
        return new Life(move == Points.NONE ? Points.PASS : move, trust);
    }

    private boolean isAlive(int stone) {
        return analyses.of(SafetyLevel.STATIC).aliveStones(colorOf(stone)).contains(stone);
    }

    private boolean isDead(int stone) {
        return analyses.of(SafetyLevel.STATIC).deadStones(colorOf(stone)).contains(stone);
    }

    private Color colorOf(int stone) {
        return game.position().colorOf(stone);
    }

    /** @param wanted the verdict that the side to move wants */
    private Outlook search(int stone, Color first, LifeVerdict wanted) {
        LifeResult result = prove(stone, first);
        LifeVerdict other = prove(stone, first.opposite()).verdict();
        if (result.verdict() == LifeVerdict.KO) {
            return ko(result, estimate(stone, first, wanted), first);
        }
        if (result.verdict() == LifeVerdict.UNKNOWN) {
            return other == wanted
                    ? Outlook.guessed(Answer.WORKS, Points.PASS) // the proof is about the other side moving first
                    : estimate(stone, first, wanted);
        }
        if (result.verdict() != wanted) {
            return Outlook.FAILS;
        }
        return other == wanted ? Outlook.BY_PASSING : Outlook.proved(Answer.WORKS, result.move());
    }

    /**
     * A ko that is proved. The proof does not tell which side has to find the first threat: the estimate does. If the
     * estimate sees no ko, the guess is that the side to move takes the ko, unless that is forbidden now.
     */
    private Outlook ko(LifeResult result, Outlook estimate, Color first) {
        if (estimate.answer() == Answer.KO_OPPONENT_FIRST || estimate.answer() == Answer.KO_SELF_FIRST) {
            return estimate;
        }
        boolean isTaken = game.position().koPointFor(first) != Points.NONE;
        return Outlook.guessed(isTaken ? Answer.KO_SELF_FIRST : Answer.KO_OPPONENT_FIRST, result.move());
    }

    private LifeResult prove(int stone, Color first) {
        Position now = game.position();
        if (!now.equals(position)) {
            proved.clear();
            position = now;
        }
        Question question = new Question(stone, first);
        LifeResult known = proved.get(question);
        if (known == null) {
            known = lives.find(stone, first, limits).result();
            if (!Thread.currentThread().isInterrupted()) { // an interrupted search finds less
                proved.put(question, known);
            }
        }
        return known;
    }

    private Outlook estimate(int stone, Color first, LifeVerdict wanted) {
        LifeEstimate estimate = estimator.estimate(game.position(), stone, first);
        return Outlook.guessed(answer(estimate.status(), wanted), estimate.move());
    }

    private static Answer answer(LifeEstimate.Status status, LifeVerdict wanted) {
        boolean isKill = wanted == LifeVerdict.DEAD;
        return switch (status) {
            case ALIVE -> isKill ? Answer.FAILS : Answer.WORKS;
            case DEAD -> isKill ? Answer.WORKS : Answer.FAILS;
            case KO_ATTACKER_NEEDS_THREAT -> isKill ? Answer.KO_SELF_FIRST : Answer.KO_OPPONENT_FIRST;
            case KO_DEFENDER_NEEDS_THREAT -> isKill ? Answer.KO_OPPONENT_FIRST : Answer.KO_SELF_FIRST;
        };
    }
}
