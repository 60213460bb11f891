package org.sekilab.experiments.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.ConfigFactory;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.sekilab.experiments.cli.CommandRun;
import org.sekilab.experiments.cli.Repository;
import org.sekilab.experiments.config.Keys;

/** The experiments that ship compare all that can be chosen. */
class ShippedExperimentsTest {
    private static final Pattern NAME = Pattern.compile("\"name\":\"([^\"]*)\"");

    /** {@code life} is no row: it answers another question, and guesses. */
    @Test
    void studyOfRacesHasEachAnalyzerThatProves() {
        List<String> analyzers = CommandRun.of("list", "semeai-analyzers", "--format", "jsonl").outLines().stream()
                .map(line ->
                        NAME.matcher(line).results().findFirst().orElseThrow().group(1))
                .filter(name -> !name.equals("life"))
                .toList();
        assertThat(analyzers).contains("bounds", "search");
        assertThat(ConfigFactory.parseString(Repository.read("experiments/conf/semeai.conf"))
                        .getConfig("grid")
                        .getStringList("semeai.analyzer"))
                .containsExactlyInAnyOrderElementsOf(analyzers);
    }

    /** Each switch of the search has a row. */
    @Test
    void studyOfLifeChangesEachKeyOfTheSearch() {
        List<String> keys = Keys.BY_NAME.keySet().stream()
                .filter(name -> name.startsWith("life."))
                .toList();
        assertThat(keys).contains("life.zones");
        assertThat(
                        ConfigFactory.parseString(Repository.read("experiments/conf/life.conf"))
                                .getConfig("ablate")
                                .entrySet()
                                .stream()
                                .map(Map.Entry::getKey))
                .containsExactlyInAnyOrderElementsOf(keys);
    }
}
