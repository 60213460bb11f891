package org.sekilab.experiments.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.sekilab.experiments.gtp.protocol.GtpRequest;
import org.sekilab.model.Seeds;

/** Any input has a response as the standard wants it, and no internal error. */
class FuzzTest {
    private static final Path FOLDER = Path.of("src", "test", "resources", "org", "sekilab", "experiments", "gtp");
    private static final long SEED = Seeds.of(20_261_121L);
    private static final Pattern RESPONSE = Pattern.compile("[=?]\\d*( [^\\x00]*)?\n\n");
    private static final Pattern BLANK_LINE_INSIDE = Pattern.compile("\n\n.");

    /** Commands that search whole boards. They are asked for less often, as they are dear. */
    private static final List<String> DEAR = List.of(
            "genmove",
            "reg_genmove",
            "kgs-genmove_cleanup",
            "sekilab-causes",
            "sekilab-life",
            "sekilab-life_gfx",
            "owl_attack",
            "owl_defend",
            "dragon_status",
            "analyze_semeai",
            "sekilab-semeai");

    /** They would write files of any name. */
    private static final List<String> WRITERS = List.of("sekilab-region_certificate", "sekilab-life_certificate");

    @Test
    void everyLineIsAnswered() {
        check(20_000);
    }

    @Test
    @Tag("slow")
    void everyLineOfALongSessionIsAnswered() {
        check(100_000);
    }

    private static void check(int count) {
        Random random = new Random(SEED);
        GtpEngine engine = TestEngines.withNodes(20, FOLDER);
        List<String> names = engine.answer("list_commands")
                .substring(2)
                .strip()
                .lines()
                .filter(name -> !WRITERS.contains(name))
                .toList();
        LineSource lines = new LineSource(random, names, DEAR);
        int answered = 0;
        int done = 0;
        for (int i = 0; i < count; i++) {
            String line = lines.next();
            String place = "seed %d, line %d: %s".formatted(SEED, i, line);
            assertThatCode(() -> GtpRequest.parse(line)).as(place).doesNotThrowAnyException();
            String response = engine.answer(line);
            if (!response.isEmpty()) {
                answered++;
                done += response.startsWith("=") ? 1 : 0;
                assertThat(response).as(place).matches(RESPONSE).doesNotContain("internal error");
                assertThat(BLANK_LINE_INSIDE.matcher(response).find()).as(place).isFalse();
            } else {
                assertThat(GtpRequest.parse(line)).as(place).isEmpty();
            }
        }
        assertThat(answered).as("seed %d", SEED).isGreaterThan(count / 2);
        assertThat(done).as("seed %d", SEED).isGreaterThan(count / 4);
    }
}
