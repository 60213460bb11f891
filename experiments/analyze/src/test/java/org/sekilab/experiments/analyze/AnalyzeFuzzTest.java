package org.sekilab.experiments.analyze;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Any lines get answers in words: no crash, no stack trace, no line lost. */
class AnalyzeFuzzTest {
    private static final long SEED = Long.getLong("sekilab.seed", 20261122);
    private static final int FEW = 3_000;
    private static final int MANY = 100_000;
    private static final Pattern JAVA =
            Pattern.compile("internal error|[A-Z]\\w+(Exception|Error)\\b|(java|com|org)\\.[a-z]+\\.");

    private static final List<String> WORDS = List.of(
            "\"id\"",
            "\"action\"",
            "\"size\"",
            "\"black\"",
            "\"white\"",
            "\"moves\"",
            "\"toPlay\"",
            "\"ask\"",
            "\"rules\"",
            "\"komi\"",
            "\"regions\"",
            "\"life\"",
            "\"race\"",
            "\"score\"",
            "\"limits\"",
            "\"settings\"",
            "\"priority\"",
            "\"progress\"",
            "\"at\"",
            "\"static\"",
            "\"safety\"",
            "\"A1\"",
            "\"B2\"",
            "\"pass\"",
            "\"B\"",
            "\"W\"",
            "\"q1\"",
            "\"q2\"",
            "\"cancel\"",
            "\"version\"",
            "\"1ms\"",
            "\"nodes\"",
            "\"time\"",
            "\"japanese\"",
            "\"auto\"",
            "\"\"",
            "\"\\u0000\"",
            "{",
            "}",
            "[",
            "]",
            ":",
            ",",
            "0",
            "1",
            "-1",
            "5",
            "1e400",
            "99999999999999999999",
            "2.5",
            "true",
            "null",
            "NaN",
            "\\",
            "\"",
            " ",
            "\u0001",
            "x");

    private static final List<String> VALUES = List.of(
            "null",
            "true",
            "0",
            "1",
            "-7",
            "3",
            "1.5",
            "1e9",
            "99999999999999999999",
            "\"\"",
            "\"A1\"",
            "\"B1,B2\"",
            "\"Z9\"",
            "\"pass\"",
            "\"black\"",
            "\"white\"",
            "\"area\"",
            "\"auto\"",
            "\"all\"",
            "\"exact\"",
            "\"1ms\"",
            "\"1MiB\"",
            "\"both\"",
            "\"attacker\"",
            "[]",
            "{}",
            "[\"A1\"]",
            "[\"B1\", \"B2\"]",
            "[[\"B\", \"A2\"]]",
            "[[\"W\", \"pass\"], [\"B\", \"A3\"]]",
            "[\"static\"]",
            "[\"safety\", \"score\"]",
            "[\"life\"]",
            "[\"regions\", \"static\"]",
            "[\"race\"]",
            "{\"at\": [\"A1\"]}",
            "{\"at\": [\"B1\", \"A1 C3\"]}",
            "{\"black\": \"B1\", \"white\": \"C1\"}",
            "{\"dead\": \"auto\", \"seki\": \"exact\"}",
            "{\"nodes\": 5}",
            "{\"time\": \"1ms\"}",
            "{\"safety.preset\": \"M7\"}",
            "{\"safety.solver\": \"benson\"}",
            "{\"a\": 1}",
            "{\"life.seed\": -1}",
            "\"cancel\"",
            "\"version\"");

    private static final List<String> FIELDS = List.of(
            "action",
            "size",
            "black",
            "white",
            "moves",
            "toPlay",
            "ask",
            "rules",
            "komi",
            "regions",
            "life",
            "race",
            "score",
            "limits",
            "settings",
            "priority",
            "progress",
            "what");

    @Test
    void everyLineIsAnsweredInWords() throws InterruptedException {
        check(FEW);
    }

    @Test
    @Tag("slow")
    void everyOneOfManyLinesIsAnsweredInWords() throws InterruptedException {
        check(MANY);
    }

    private static void check(int count) throws InterruptedException {
        Random random = new Random(SEED);
        StringBuilder text = new StringBuilder();
        int questions = 0;
        for (int i = 0; i < count; i++) {
            String line = switch (random.nextInt(3)) {
                case 0 -> noise(random);
                case 1 -> broken(question(random, i), random);
                default -> question(random, i);
            };
            questions += line.isBlank() ? 0 : 1;
            text.append(line).append('\n');
        }
        List<String> lines = TestClient.answers(2, text.toString().getBytes(StandardCharsets.UTF_8));
        List<String> answers =
                lines.stream().filter(line -> !line.contains("\"progress\":{")).toList();
        // A line that cancels a question has its answer in common with the question.
        assertThat(answers.size()).as("seed %d", SEED).isBetween(questions - count / 100, questions);
        assertThat(answers.stream().filter(line -> !isInWords(line)))
                .as("seed %d", SEED)
                .isEmpty();
        assertThat(answers).anyMatch(line -> line.contains("\"static\":{"));
        assertThat(answers).anyMatch(line -> line.contains("\"score\":{"));
        assertThat(answers).anyMatch(line -> line.contains("\"safety\":{"));
        assertThat(answers).anyMatch(line -> line.contains("\"life\":{"));
    }

    private static boolean isInWords(String line) {
        return line.startsWith("{\"id\":")
                && line.endsWith(",\"format\":1}")
                && !JAVA.matcher(line).find();
    }

    private static String noise(Random random) {
        StringBuilder line = new StringBuilder(random.nextBoolean() ? "{" : "");
        for (int words = random.nextInt(20); words > 0; words--) {
            line.append(pick(WORDS, random));
        }
        return line.toString();
    }

    /** A question on a small board, most of them right. */
    private static String question(Random random, int number) {
        StringBuilder line = new StringBuilder("{\"id\": \"q%d\"".formatted(number));
        line.append(", \"size\": ").append(2 + random.nextInt(2));
        line.append(", \"ask\": ").append(pick(ASKED, random));
        line.append(", \"limits\": {\"nodes\": 20}");
        for (int more = random.nextInt(4); more > 0; more--) {
            line.append(", \"%s\": %s".formatted(pick(FIELDS, random), pick(VALUES, random)));
        }
        return line.append('}').toString();
    }

    private static final List<String> ASKED = List.of(
            "[\"static\"]",
            "[\"score\"], \"black\": [\"B1\", \"B2\"], \"rules\": \"area\"",
            "[\"safety\"], \"black\": [\"B1\", \"B2\"]",
            "[\"regions\"], \"black\": [\"B1\", \"B2\"]",
            "[\"life\"], \"black\": [\"B1\", \"B2\"], \"life\": {\"at\": [\"B1\"]}",
            "[\"race\"], \"black\": [\"B1\"], \"white\": [\"B2\"], \"race\": {\"black\": \"B1\", \"white\": \"B2\"}");

    private static String broken(String line, Random random) {
        StringBuilder text = new StringBuilder(line);
        for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
            int at = random.nextInt(text.length());
            switch (random.nextInt(3)) {
                case 0 -> text.deleteCharAt(at);
                case 1 -> text.insert(at, pick(WORDS, random));
                default -> text.setCharAt(at, (char) (1 + random.nextInt(255)));
            }
        }
        return text.toString().replace('\n', ' ');
    }

    private static String pick(List<String> list, Random random) {
        return list.get(random.nextInt(list.size()));
    }
}
