package org.sekilab.experiments.cli.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.cli.CommandRun;
import org.sekilab.experiments.cli.ProgramCommand;
import org.sekilab.experiments.cli.Repository;

/** The queries and the notebook of the page on analysis work on the results of its study. */
class AnalysisPageTest {
    private static final String PAGE = "docs/analysis.md";
    private static final String VIEWS = "docs/analysis.duckdb.sql";
    private static final String NOTEBOOK = "docs/analysis.ipynb";
    private static final Pattern STUDY = Pattern.compile("(?s)```hocon\\n(.*?)```");
    private static final Pattern QUERY = Pattern.compile("(?ms)^(\\d+)\\. [^\\n]*\\n\\n```sql\\n(.*?)```");
    private static final Pattern ROW = Pattern.compile("(?m)^\\|([^|\\n]*)\\|([^|\\n]*)\\|[^|\\n]+\\|[^|\\n]+\\|$");
    private static final Pattern NAME = Pattern.compile("`(\\w+)`");

    @TempDir
    private static Path folder;

    @BeforeAll
    static void runTheStudyOfThePage() throws IOException {
        String study = STUDY.matcher(Repository.read(PAGE))
                .results()
                .findFirst()
                .orElseThrow()
                .group(1);
        Path file = Files.writeString(folder.resolve("study.conf"), study);
        CommandRun run = CommandRun.of(
                "run", file.toString(), "--out", folder.resolve("study").toString());
        assertThat(run.exitCode()).as(run.err()).isZero();
    }

    @Test
    void tenQuestionsAreAnsweredBySqlite() throws SQLException {
        assertThat(QUERY.matcher(Repository.read(PAGE)).results())
                .extracting(query -> query.group(1))
                .containsExactly("1", "2", "3", "4", "5", "6", "7", "8", "9", "10");
        List<Integer> rows =
                answersOfSqlite().stream().map(answer -> answer.rows().size()).toList();
        assertThat(rows.get(0)).as("two sets by two runs").isEqualTo(4);
        assertThat(rows.get(1)).as("one set of boards by two runs").isEqualTo(2);
        assertThat(rows.get(3)).as("the larger limit proves more").isPositive();
        assertThat(rows.get(4)).isEqualTo(1);
        assertThat(rows.get(5)).as("no proof is wrong").isZero();
        assertThat(rows.get(7)).isEqualTo(10);
        assertThat(rows.get(9))
                .as("searches without chance repeat their verdicts")
                .isZero();
    }

    /** The script of the page looks for the Parquet files in the current folder. */
    @Test
    void duckDbGivesTheSameAnswersFromParquet() throws SQLException {
        try (Connection database = DriverManager.getConnection("jdbc:duckdb:");
                Statement statement = database.createStatement()) {
            statement.execute("SET file_search_path = '%s'".formatted(folder.resolve("study")));
            statement.execute(Repository.read(VIEWS));
            assertThat(answers(statement)).containsExactlyElementsOf(answersOfSqlite());
        }
    }

    /**
     * What a database says to a question.
     *
     * @param rows of values as texts
     */
    private record SqlAnswer(String query, List<List<String>> rows) {}

    private static List<SqlAnswer> answersOfSqlite() throws SQLException {
        try (Connection database =
                        DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("study/results.sqlite"));
                Statement statement = database.createStatement()) {
            return answers(statement);
        }
    }

    private static List<SqlAnswer> answers(Statement statement) throws SQLException {
        List<SqlAnswer> answers = new ArrayList<>();
        for (MatchResult query : QUERY.matcher(Repository.read(PAGE)).results().toList()) {
            List<List<String>> rows = new ArrayList<>();
            try (ResultSet result = statement.executeQuery(query.group(2))) {
                while (result.next()) {
                    List<String> row = new ArrayList<>();
                    for (int column = 1; column <= result.getMetaData().getColumnCount(); column++) {
                        row.add(text(result.getObject(column)));
                    }
                    rows.add(row);
                }
            }
            answers.add(new SqlAnswer(query.group(2), rows));
        }
        return answers;
    }

    /** Databases have numbers of different types, and add in different orders. */
    private static String text(Object value) {
        return value instanceof Number
                ? new BigDecimal(value.toString())
                        .round(new MathContext(9))
                        .stripTrailingZeros()
                        .toPlainString()
                : value.toString();
    }

    /** Both columns of the tables of the page, and no column that the page forgets. */
    @Test
    void tablesOfThePageNameAllColumns() throws SQLException, IOException {
        Set<String> named = new TreeSet<>();
        ROW.matcher(Repository.read(PAGE)).results().forEach(row -> {
            NAME.matcher(row.group(1)).results().forEach(name -> named.add(name.group(1)));
            NAME.matcher(row.group(2)).results().forEach(name -> named.add(name.group(1)));
        });
        for (String file : List.of("answers.csv", "rows.csv")) {
            String head =
                    Files.readAllLines(folder.resolve("study").resolve(file)).get(0);
            assertThat(named).as(file).contains(head.split(","));
        }
        try (Connection database =
                        DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("study/results.sqlite"));
                Statement statement = database.createStatement()) {
            for (String view : List.of("answers", "boards")) {
                try (ResultSet columns = statement.executeQuery("SELECT name FROM pragma_table_info('" + view + "')")) {
                    while (columns.next()) {
                        assertThat(named).as(view).contains(columns.getString(1));
                    }
                }
            }
        }
    }

    /** Jupyter may be missing. The cells are Python alone, one after the other. */
    @Test
    void notebookGoesFromARunToAPlot() throws IOException, InterruptedException {
        assumeTrue(hasPython(), "python3, 3.9 or later");
        JsonNode notebook = new JsonMapper().readTree(Repository.read(NOTEBOOK));
        assertThat(notebook.get("nbformat").asInt()).isEqualTo(4);
        StringBuilder script = new StringBuilder();
        for (JsonNode cell : notebook.get("cells")) {
            if (cell.get("cell_type").asText().equals("code")) {
                assertThat(cell.get("outputs")).as("outputs are not committed").isEmpty();
                cell.get("source").forEach(line -> script.append(line.asText()));
                script.append("\n\n");
            }
        }
        Path file = Files.writeString(folder.resolve("notebook.py"), script);
        Path said = folder.resolve("said.txt");
        ProcessBuilder builder = new ProcessBuilder("python3", "-B", file.toString())
                .directory(Repository.file("docs").toFile())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile());
        builder.environment().put("SEKILAB", ProgramCommand.quoted());
        builder.environment().put("SEKILAB_OUT", folder.resolve("notebook").toString());
        int exitCode = builder.start().waitFor();
        assertThat(exitCode).as(Files.readString(said)).isZero();
        assertThat(said).content().contains("530 answers").containsPattern("analyzer=search +\\d+ of 106 proved");
        assertThat(folder.resolve("notebook/solved.svg"))
                .content()
                .startsWith("<svg ")
                .endsWith("</svg>")
                .contains("<polyline ", ">bounds<", ">lcg<");
    }

    private static boolean hasPython() throws InterruptedException {
        try {
            return new ProcessBuilder("python3", "-c", "import sys; sys.exit(sys.version_info < (3, 9))")
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        }
    }
}
