package org.sekilab.experiments.regress;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.gtp.protocol.GtpResponse;
import org.sekilab.experiments.life.LifeAnswerer;
import org.sekilab.experiments.regress.LifeTest.Kind;
import org.sekilab.experiments.regress.ProvedTest.Judgement;
import org.sekilab.life.LifeVerdict;

/** What proofs tell of answers about life. The vital point of three points in a row is the middle. */
class ProvedTestTest {
    private static final String DEAD = ThreeInARow.SETUP + "play w B1\n"; // the attacker has the vital point
    private static final String ALIVE = ThreeInARow.SETUP + "play b B1\n"; // two eyes

    @TempDir
    private Path folder;

    private final Mistakes mistakes = new Mistakes();
    private final Laboratory laboratory = Laboratory.open(new Layers(mistakes), mistakes);

    @ParameterizedTest
    @CsvSource({
        "owl_attack A2, 1 B1, NOT_CONTRADICTED",
        "owl_attack A2, 1 (A1|B1), NOT_CONTRADICTED",
        "owl_attack A2, 1 A1, LACKS_MOVE",
        "owl_attack A2, 0, CONTRADICTED",
        "owl_attack A2, 2 B1, CONTRADICTED",
        "owl_attack A2, !0, NOT_CONTRADICTED",
        "owl_attack A2, !1 B1, LACKS_MOVE",
        "owl_attack A2, 1 B1 uncertain, NOT_CONTRADICTED",
        "owl_defend A2, 1 B1, NOT_CONTRADICTED",
        "owl_defend A2, 0, CONTRADICTED",
        "dragon_status A2, critical B1 B1, NOT_CONTRADICTED",
        "dragon_status A2, critical (A1|C1) B1, LACKS_MOVE",
        "dragon_status A2, alive, CONTRADICTED",
        "dragon_status A2, dead, CONTRADICTED",
    })
    void wantedAnswersOfThreeInARow(String command, String wanted, Judgement judgement) throws IOException {
        assertThat(proved(ThreeInARow.SETUP, command, wanted).judgeWanted()).isEqualTo(judgement);
    }

    @Test
    void statusesOfALivingAndOfADeadBlock() throws IOException {
        assertThat(proved(ALIVE, "owl_attack A2", "0").statuses()).containsExactly("0");
        assertThat(proved(ALIVE, "owl_defend A2", "0").statuses()).containsExactly("1");
        assertThat(proved(ALIVE, "dragon_status A2", "alive").statuses()).containsExactly("alive");
        assertThat(proved(DEAD, "owl_attack A2", "0").statuses()).containsExactly("1");
        assertThat(proved(DEAD, "owl_defend A2", "0").statuses()).containsExactly("0");
        assertThat(proved(DEAD, "dragon_status A2", "alive").statuses()).containsExactly("dead");
    }

    /** A ko allows both codes, and a critical block. Seki is life. */
    @Test
    void statusesByVerdict() {
        assertThat(Kind.OWL_ATTACK.statuses(LifeVerdict.KO, true)).isEqualTo(Set.of("2", "3"));
        assertThat(Kind.DRAGON_STATUS.statuses(LifeVerdict.KO, false)).isEqualTo(Set.of("critical"));
        assertThat(Kind.OWL_ATTACK.statuses(LifeVerdict.SEKI, true)).isEqualTo(Set.of("0"));
        assertThat(Kind.OWL_DEFEND.statuses(LifeVerdict.SEKI, false)).isEqualTo(Set.of("1"));
        assertThat(Kind.DRAGON_STATUS.statuses(LifeVerdict.DEAD, true)).isEqualTo(Set.of("critical", "dead"));
        assertThat(Kind.DRAGON_STATUS.statuses(LifeVerdict.ALIVE, false)).isEqualTo(Set.of("critical", "alive"));
    }

    @Test
    void answersOfEngines() throws IOException {
        ProvedTest proved = proved(ThreeInARow.SETUP, "owl_attack A2", "1 B1");
        assertThat(proved.judge(GtpResponse.success("0"))).isEqualTo(Judgement.CONTRADICTED);
        assertThat(proved.judge(GtpResponse.success("1 C1"))).isEqualTo(Judgement.NOT_CONTRADICTED);
        assertThat(proved.judge(GtpResponse.success("unknown"))).isEqualTo(Judgement.NOT_CONTRADICTED);
        assertThat(proved.judge(GtpResponse.failure("0"))).isEqualTo(Judgement.NOT_CONTRADICTED);
    }

    /** The position is that of the commands without a pattern. A test is never played. */
    @Test
    void testsWithoutAStoneAreLeftOut() throws IOException {
        String text = ThreeInARow.SETUP + """
                owl_attack A2
                #? [0]
                play w B1
                #? []
                owl_attack G7
                #? [0]
                owl_attack pass
                #? [0]
                owl_attack T19
                #? [0]
                owl_attack
                #? [0]
                owl_defend A2
                """;
        List<LifeTest> tests = LifeTest.in(read(text), laboratory);
        assertThat(tests).singleElement().satisfies(test -> {
            assertThat(test.position().geometry().name(test.stone())).isEqualTo("A2");
            assertThat(test.kind()).isEqualTo(Kind.OWL_ATTACK);
        });
        List<LifeTest> later = LifeTest.in(read(text + "owl_defend A2\n#? [0]\n"), laboratory);
        assertThat(later).hasSize(2);
        assertThat(later.get(1).position()).isEqualTo(tests.get(0).position());
    }

    private ProvedTest proved(String setup, String command, String wanted) throws IOException {
        LifeAnswerer answerer = new LifeAnswerer(
                laboratory.lifeSolver(), laboratory.settings().limits().withTime(Duration.ofMinutes(2)));
        TestFile file = read("%s1 %s\n#? [%s]\n".formatted(setup, command, wanted));
        return LifeTest.in(file, laboratory).get(0).ask(answerer);
    }

    private TestFile read(String text) throws IOException {
        return TestFile.read(Files.writeString(folder.resolve("a.tst"), text));
    }
}
