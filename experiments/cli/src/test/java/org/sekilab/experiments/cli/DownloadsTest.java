package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The files that let other programs fetch or build this one say what the build says. */
class DownloadsTest {
    private static final String CONTAINER = Repository.read("Containerfile");

    /** Lines of instructions, with the lines that continue them. */
    private static List<String> instructions() {
        return CONTAINER
                .replaceAll("(?m)^#.*\n", "")
                .replaceAll("\\\\\n\\s*", "")
                .lines()
                .filter(line -> !line.isBlank())
                .toList();
    }

    @Test
    void containerRunsAsAPlainUser() {
        List<String> lines = instructions();
        assertThat(lines.get(0)).startsWith("FROM ");
        List<String> users =
                lines.stream().filter(line -> line.startsWith("USER ")).toList();
        assertThat(users).containsExactly("USER sekilab");
        List<String> afterUser = lines.subList(lines.indexOf("USER sekilab") + 1, lines.size());
        assertThat(afterUser).noneMatch(line -> line.startsWith("RUN ") || line.startsWith("COPY "));
        assertThat(afterUser).contains("ENTRYPOINT [\"sekilab\"]");
    }

    /** A base without a version, or with a moving one, would change under the same sources. */
    @Test
    void containerHasNamedBasesAndKnownInstructions() {
        assertThat(instructions())
                .allMatch(line -> line.matches("(FROM|WORKDIR|COPY|RUN|USER|ENTRYPOINT|CMD) .+"))
                .filteredOn(line -> line.startsWith("FROM "))
                .hasSize(2)
                .allMatch(line -> line.matches("FROM docker\\.io/[a-z/-]+:[a-z0-9.-]+( AS [a-z]+)?"))
                .noneMatch(line -> line.contains(":latest"));
        assertThat(CONTAINER).contains("./mvnw -q -B -ntp -P dist -DskipTests package");
        assertThat(Repository.read("experiments/cli/pom.xml")).contains("<id>dist</id>");
        assertThat(Repository.read(".dockerignore").lines()).contains("**/target", ".git");
    }

    /** A folder of Windows may have spaces and parentheses, and JAVA_HOME may be quoted. */
    @Test
    void launcherOfWindowsQuotesFoldersAndPassesArgumentsAndTheExitCodeOn() {
        String launcher = Repository.read("experiments/cli/src/dist/sekilab.bat");
        List<String> lines = launcher.lines().toList();
        assertThat(lines).startsWith("@echo off").contains("setlocal DisableDelayedExpansion");
        assertThat(lines)
                .contains("set \"JAVA=%JAVA_HOME:\"=%\\bin\\java.exe\"", "if not exist \"%JAVA%\" goto missing");
        int run = lines.indexOf(":run");
        assertThat(lines.get(run + 1))
                .startsWith("\"%JAVA%\" ")
                .endsWith(" -jar \"%~dp0..\\lib\\sekilab.jar\" %*")
                .doesNotContain("start ", "call ");
        assertThat(lines.get(run + 2)).isEqualTo("exit /b %ERRORLEVEL%");
        int missing = lines.indexOf(":missing");
        assertThat(lines.get(missing + 1))
                .startsWith("echo sekilab: no Java found")
                .endsWith(" 1>&2");
        assertThat(lines.get(missing + 2)).isEqualTo("exit /b 2");
        // A variable in a block of parentheses would be replaced before the block runs, and end at a parenthesis in it.
        assertThat(launcher.replaceAll("(?m)^(rem|echo) .*", "")).doesNotContain("(", ")");
        List<String> labels = lines.stream()
                .filter(line -> line.startsWith(":"))
                .map(line -> line.substring(1))
                .toList();
        assertThat(lines.stream().filter(line -> line.contains("goto ")).map(line -> line.replaceFirst(".*goto ", "")))
                .isNotEmpty()
                .isSubsetOf(labels);
    }

    @Test
    void catalogOfJbangNamesTheProgram() throws IOException {
        JsonNode aliases = new ObjectMapper()
                .readTree(Repository.read("jbang-catalog.json"))
                .path("aliases");
        String version = Repository.read("pom.xml").replaceFirst("(?s).*?<version>(.*?)</version>.*", "$1");
        assertThat(aliases.at("/sekilab/script-ref").asText()).isEqualTo("org.sekilab:sekilab-cli:" + version);
        assertThat(aliases.at("/sekilab/main").asText()).isEqualTo(Main.class.getName());
        assertThat(Repository.read("experiments/cli/pom.xml")).contains("<artifactId>sekilab-cli</artifactId>");
        String java = Repository.read("pom.xml")
                .replaceFirst("(?s).*<maven.compiler.release>(.*?)</maven.compiler.release>.*", "$1");
        assertThat(aliases)
                .hasSize(2)
                .allSatisfy(alias -> assertThat(alias.path("java").asText()).isEqualTo(java + "+"));
        assertThat(Repository.read("sekilab"))
                .contains("jar=$root/" + aliases.at("/sekilab-here/script-ref").asText());
    }
}
