package org.sekilab.experiments.regress;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.gtp.GtpEngine;
import org.sekilab.experiments.gtp.protocol.GtpRequest;
import org.sekilab.experiments.life.LifeAnswer;
import org.sekilab.experiments.life.LifeAnswerer;
import org.sekilab.experiments.life.LifeQuery;
import org.sekilab.life.LifeVerdict;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.model.text.UnknownPointException;

/**
 * A test that asks whether a block lives, with its position.
 *
 * @param stone a stone of the block
 */
public record LifeTest(TestFile file, TestCommand test, Kind kind, Position position, int stone) {
    /** What a test asks, by the name of its command. */
    public enum Kind {
        /** Whether the attacker succeeds with the first move: 0, 1, or 2 or 3 by ko. */
        OWL_ATTACK,
        /** Whether the defender succeeds with the first move: 0, 1, or 2 or 3 by ko. */
        OWL_DEFEND,
        /** What becomes of the block: alive, critical or dead. */
        DRAGON_STATUS;

        private static final Set<String> BY_KO = Set.of("2", "3");
        private static final String ALIVE = "alive";
        private static final String CRITICAL = "critical";
        private static final String DEAD = "dead";

        static Optional<Kind> named(String command) {
            return Stream.of(values())
                    .filter(kind -> kind.name().toLowerCase(Locale.ROOT).equals(command))
                    .findFirst();
        }

        /** All statuses that an answer can have. */
        Set<String> statuses() {
            return this == DRAGON_STATUS ? Set.of(ALIVE, CRITICAL, DEAD) : Set.of("0", "1", "2", "3");
        }

        /**
         * The statuses that a verdict allows. A block in seki is alive. A ko allows both codes for kos, as the verdict
         * does not tell which side has to find the first threat.
         *
         * @param verdict not UNKNOWN
         */
        Set<String> statuses(LifeVerdict verdict, boolean isAttackerFirst) {
            boolean isLife = verdict.isLife();
            if (this != DRAGON_STATUS) {
                String code = isLife == (this == OWL_DEFEND) ? "1" : "0";
                return verdict == LifeVerdict.KO ? BY_KO : Set.of(code);
            }
            if (verdict == LifeVerdict.KO) {
                return Set.of(CRITICAL);
            }
            if (isAttackerFirst) {
                return isLife ? Set.of(ALIVE) : Set.of(CRITICAL, DEAD);
            }
            return isLife ? Set.of(ALIVE, CRITICAL) : Set.of(DEAD);
        }
    }

    /**
     * The tests of a file that ask whether a block lives. Their positions come from the commands without a pattern,
     * which the engine of this program carries out. Left out are tests that name no stone of the board.
     */
    public static List<LifeTest> in(TestFile file, Laboratory laboratory) {
        GtpEngine engine = new GtpEngine(laboratory, file.folder());
        List<LifeTest> tests = new ArrayList<>();
        for (TestCommand command : file.commands()) {
            GtpRequest request = GtpRequest.parse(command.command()).orElseThrow();
            if (command.expectation().isEmpty()) {
                engine.respond(request);
                continue;
            }
            Kind.named(request.command())
                    .flatMap(kind -> of(file, command, kind, engine.position(), request.arguments()))
                    .ifPresent(tests::add);
        }
        return tests;
    }

    private static Optional<LifeTest> of(
            TestFile file, TestCommand command, Kind kind, Position position, List<String> arguments) {
        if (arguments.size() != 1) {
            return Optional.empty();
        }
        try {
            int stone = GtpPoints.parse(position.geometry(), arguments.get(0));
            return stone == Points.PASS || position.empties().contains(stone)
                    ? Optional.empty()
                    : Optional.of(new LifeTest(file, command, kind, position, stone));
        } catch (UnknownPointException e) {
            return Optional.empty();
        }
    }

    /** Asks whether the block lives, with the side first that the test lets move first, or with each side first. */
    public ProvedTest ask(LifeAnswerer answerer) {
        Color defender = position.colorOf(stone);
        List<LifeAnswer> answers = new ArrayList<>();
        if (kind != Kind.OWL_DEFEND) {
            answers.add(ask(answerer, defender.opposite()));
        }
        if (kind != Kind.OWL_ATTACK && new ProvedTest(this, answers).statuses().size() > 1) {
            answers.add(ask(answerer, defender));
        }
        return new ProvedTest(this, answers);
    }

    private LifeAnswer ask(LifeAnswerer answerer, Color first) {
        LifeQuery query = LifeQuery.of(file.path(), position.geometry().name(stone), first);
        return answerer.addKind(answerer.answer(query, position, 1));
    }
}
