package org.sekilab.experiments.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.experiments.Destination;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.pack.PackWriter.FinishedStudy;
import org.sekilab.experiments.report.ResultFiles;
import org.sekilab.experiments.run.ExperimentFile;
import org.sekilab.experiments.run.ExperimentRun;
import org.sekilab.experiments.run.JobRunner;
import org.sekilab.experiments.run.SilentListener;
import org.sekilab.experiments.run.Variant;
import org.sekilab.experiments.store.ContentHash;
import org.sekilab.experiments.store.JobResult;
import org.sekilab.experiments.store.ResultStore;

/** Packs that are right, damaged, foreign, or made to do harm. */
class PackTest {
    private static final String TWO_EYES = "(;GM[1]FF[4]SZ[7:2]AB[ba][da][ab][bb][cb][db];W[fa];B[ga])";
    private static final String LIST = "pack.json";

    @TempDir
    private static Path made;

    @TempDir
    private Path folder;

    private Path pack = Path.of("none");

    @BeforeAll
    static void writePack() throws IOException {
        Files.writeString(made.resolve("a.sgf"), TWO_EYES);
        Path file = Files.writeString(
                made.resolve("a.conf"),
                "positions { a = a.sgf }\nruns = [ { name = B, safety.solver = benson }, { name = S, safety.solver = static } ]");
        Mistakes mistakes = new Mistakes();
        ExperimentRun run =
                new ExperimentRun(ExperimentFile.read(file, mistakes), file, PackTest::laboratory, mistakes);
        Path out = made.resolve("out");
        run.run(
                new Destination(out, "out", "resume"),
                ExperimentRun.Start.FRESH,
                JobRunner.local(),
                new SilentListener());
        ResultFiles.write("out", out);
        for (String name : List.of("a.zip", "again.zip")) {
            PackWriter.write("pack", made.resolve(name), List.of(new FinishedStudy("a", run.pack(), out)), List.of());
        }
        Files.delete(made.resolve("a.sgf"));
    }

    @BeforeEach
    void copyPack() throws IOException {
        pack = Files.copy(made.resolve("a.zip"), folder.resolve("a.zip"));
    }

    @Test
    void packGivesBackStudyAndResults() throws IOException {
        try (Pack opened = Pack.open("test", pack);
                ResultStore store = ResultStore.openExisting("test", made.resolve("out"))) {
            assertThat(opened.studies()).containsExactly("a");
            assertThat(opened.results("a")).isEqualTo(store.results()).hasSize(2);
            assertThat(opened.machines()).isEqualTo(store.sessions());
            ExperimentRun run =
                    ExperimentRun.unpack(opened.study("a"), List.of(), PackTest::laboratory, new Mistakes());
            Path again = folder.resolve("again");
            run.run(
                    new Destination(again, "out", "resume"),
                    ExperimentRun.Start.FRESH,
                    JobRunner.local(),
                    new SilentListener());
            try (ResultStore other = ResultStore.openExisting("test", again)) {
                assertThat(other.jobs())
                        .extracting(job -> job.key(), job -> job.origin())
                        .containsExactlyInAnyOrderElementsOf(store.jobs().stream()
                                .map(job -> tuple(job.key(), job.origin()))
                                .toList());
                assertThat(other.results().stream().map(JobResult::answers).map(List::size))
                        .containsExactlyElementsOf(store.results().stream()
                                .map(JobResult::answers)
                                .map(List::size)
                                .toList());
            }
        }
    }

    @Test
    void packsOfTheSameResultsAreTheSameFile() throws IOException {
        assertThat(Files.mismatch(pack, made.resolve("again.zip"))).isEqualTo(-1);
    }

    @Test
    void otherFilesAreNoPacks() throws IOException {
        Path text = Files.writeString(folder.resolve("text.zip"), "no zip");
        assertMistake(text, "is no zip file, or is damaged");
        assertMistake(folder.resolve("none.zip"), "no such file");
        assertMistake(folder, "is a folder, not a file");
        Path foreign = folder.resolve("foreign.zip");
        write(foreign, Map.of("a.txt", "hello"));
        assertMistake(foreign, "is no pack of a study: it has no pack.json");
        write(foreign, Map.of(LIST, "[]"));
        assertThatThrownBy(() -> Pack.open("test", foreign)).isInstanceOf(InputException.class);
        write(
                foreign,
                Map.of(
                        LIST,
                        "{\"kind\":\"other\",\"packFormat\":1,\"program\":\"\",\"studies\":[],\"machines\":[],\"files\":[]}"));
        assertMistake(foreign, "is no pack of a study");
        write(
                foreign,
                Map.of(
                        LIST,
                        "{\"kind\":\"sekilab pack\",\"packFormat\":7,\"program\":\"sekilab 9\",\"studies\":[],\"machines\":[],\"files\":[]}"));
        assertMistake(foreign, "its format is 7, and this program knows 1; it was made by sekilab 9");
        byte[] whole = Files.readAllBytes(pack);
        Path cut = Files.write(folder.resolve("cut.zip"), Arrays.copyOf(whole, whole.length / 2));
        assertMistake(cut, "is no zip file, or is damaged");
    }

    @ParameterizedTest
    @ValueSource(strings = {"../evil.txt", "/evil.txt", "a\\..\\evil.txt", "a/b/c.txt", "a/../../evil", ".hidden"})
    void nameThatLeadsOutOfTheFolderIsRefusedInTheArchiveAndInItsList(String name) throws IOException {
        Map<String, String> files = files();
        files.put(name, "evil");
        write(pack, files);
        assertMistake(pack, "pack.json does not have '%s', and the zip file does".formatted(name));
        files.put(LIST, list(files));
        write(pack, files);
        assertMistake(pack, "'%s' is no name of a file in a pack, or is there twice".formatted(name));
        assertThat(folder.resolve("evil.txt")).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "a/results.jsonl; SAFE; SEKI; a/results.jsonl has another SHA-256 than pack.json says",
                "a/problems.jsonl; a.sgf; b.sgf; a/problems.jsonl has another SHA-256 than pack.json says",
                "a/study.json; benson; bensonbenson; a/study.json is larger than pack.json says"
            })
    void changedFileIsSeen(String file, String text, String other, String mistake) throws IOException {
        Map<String, String> files = files();
        files.compute(file, (name, content) -> content.replaceFirst(text, other));
        write(pack, files);
        assertMistake(pack, mistake);
    }

    @Test
    void missingFileIsNamed() throws IOException {
        Map<String, String> files = files();
        files.remove("a/report.html");
        write(pack, files);
        assertMistake(pack, "a/report.html is missing");
        files.remove("a/results.jsonl");
        files.put(LIST, list(files));
        write(pack, files);
        assertMistake(pack, "a/results.jsonl is missing");
    }

    /** A zip bomb says that it is small, or that it is huge. Neither is read to its end. */
    @Test
    void absurdSizesAreRefused() throws IOException {
        Map<String, String> files = files();
        files.put("a/bomb.txt", "0".repeat(1 << 20));
        files.put(LIST, list(files).replace("\"bytes\":" + (1 << 20), "\"bytes\":10"));
        write(pack, files);
        assertMistake(pack, "a/bomb.txt is larger than pack.json says");
        files.put(LIST, list(files).replace("\"bytes\":" + (1 << 20), "\"bytes\":" + Long.MAX_VALUE));
        write(pack, files);
        assertMistake(pack, "its files have more than 4294967296 bytes");
        files.put(LIST, list(files) + " ".repeat(5 << 20));
        write(pack, files);
        assertMistake(pack, "pack.json is larger than 4194304 bytes");
        Map<String, String> many = new LinkedHashMap<>(files());
        for (int i = 0; i < 2001; i++) {
            many.put("a/" + i, "");
        }
        many.put(LIST, list(many));
        write(pack, many);
        assertMistake(pack, "has more than 2000 files");
    }

    /** The list and the hashes of such packs are right: a stranger has made all of it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "a/study.json; 500000; 1, include file(/etc/passwd); settings may not name other files or variables",
                "a/study.json; benson; ${HOME}; settings may not name other files or variables",
                "a/study.json; limits.threads; plugins.jars; settings may not name jars",
                "a/study.json; `\"repetitions\":1`; `\"repetitions\":0`; study.json: has no variant, no repetition or no time",
                "a/study.json; \\{; [; study.json: is no study",
                "a/problems.jsonl; SZ; ZZ; problems.jsonl:1: ",
                "a/problems.jsonl; `\"moves\":2`; `\"moves\":1`; problems.jsonl:1: the problem has another hash than the line says",
                "a/problems.jsonl; `\"moves\":2`; `\"moves\":-5`; problems.jsonl:1: is no problem",
                "a/problems.jsonl; ^; `{}\n`; problems.jsonl:1: is no problem",
                "a/results.jsonl; ^; `{}\n`; a/results.jsonl:1: is no result",
                "a/results.jsonl; `\"done\"`; `\"failed\"`; a/results.jsonl:1: is no result"
            })
    void strangeContentIsOneLine(String file, String text, String other, String mistake) throws IOException {
        Map<String, String> files = files();
        String before = files.get(file);
        files.compute(
                file,
                (name, content) -> content.replaceFirst(text, Matcher.quoteReplacement(other.replace("\\n", "\n"))));
        assertThat(files.get(file)).as("the change").isNotEqualTo(before);
        files.put(LIST, list(files));
        write(pack, files);
        assertThatThrownBy(() -> {
                    try (Pack opened = Pack.open("test", pack)) {
                        opened.results("a");
                        ExperimentRun.unpack(opened.study("a"), List.of(), PackTest::laboratory, new Mistakes());
                    }
                })
                .isInstanceOf(InputException.class)
                .hasMessageContaining(mistake)
                .satisfies(e -> assertThat(((InputException) e).mistakes()).hasSize(1));
    }

    @Test
    void twoProblemsOfOneNameAreRefused() throws IOException {
        Map<String, String> files = files();
        files.compute("a/problems.jsonl", (name, content) -> content + content);
        files.put(LIST, list(files));
        write(pack, files);
        try (Pack opened = Pack.open("test", pack)) {
            assertThatThrownBy(() ->
                            ExperimentRun.unpack(opened.study("a"), List.of(), PackTest::laboratory, new Mistakes()))
                    .hasMessage("problems.jsonl:2: a line before has the same name");
        }
    }

    /** The jar of a stranger is never loaded. The user gives a jar, and it must be the one of the study. */
    @Test
    void studyWithPlugInsAsksForTheirJars() throws IOException {
        Path jar = Files.writeString(folder.resolve("x.jar"), "a jar");
        Map<String, String> files = files();
        files.compute(
                "a/study.json",
                (name, content) -> content.replace(
                        "\"plugins\":[]",
                        "\"plugins\":[{\"name\":\"x.jar\",\"sha256\":\"%s\"}]".formatted(ContentHash.of(jar))));
        files.put(LIST, list(files));
        write(pack, files);
        try (Pack opened = Pack.open("test", pack)) {
            assertThatThrownBy(() ->
                            ExperimentRun.unpack(opened.study("a"), List.of(), PackTest::laboratory, new Mistakes()))
                    .hasMessage("plugins.jars: the study needs the plug-in x.jar with SHA-256 " + ContentHash.of(jar));
            assertThat(ExperimentRun.unpack(opened.study("a"), List.of(jar), PackTest::laboratory, new Mistakes()))
                    .isNotNull();
        }
    }

    @Test
    void namesOfAttachedFilesArePlain() throws IOException {
        Path strange = Files.writeString(folder.resolve("two words.txt"), "");
        assertThatThrownBy(() -> PackNames.checkAttached("attach", List.of(strange)))
                .hasMessage("attach: " + strange + ": the name may have letters, digits, '.', '_', '+' and '-'");
        Path twice = Files.writeString(folder.resolve("b.txt"), "");
        assertThatThrownBy(() -> PackNames.checkAttached("attach", List.of(twice, twice)))
                .hasMessage("attach: " + twice + ": another file has the same name");
        assertThat(PackNames.of(Path.of("dir", "my study.v2.conf"))).isEqualTo("my-study.v2");
        assertThat(PackNames.of(Path.of("...conf"))).isEqualTo("study");
        assertThat(PackNames.of(Path.of("attached.conf"))).isEqualTo("study");
    }

    private void assertMistake(Path file, String mistake) {
        assertThatThrownBy(() -> Pack.open("test", file).close())
                .isInstanceOf(InputException.class)
                .hasMessage("test: %s: %s", file, mistake);
    }

    /** The files of the pack as texts; each byte is a character. */
    private Map<String, String> files() throws IOException {
        Map<String, String> files = new LinkedHashMap<>();
        try (ZipFile zip = new ZipFile(pack.toFile())) {
            for (ZipEntry entry : zip.stream().toList()) {
                try (InputStream stream = zip.getInputStream(entry)) {
                    files.put(entry.getName(), new String(stream.readAllBytes(), StandardCharsets.ISO_8859_1));
                }
            }
        }
        return files;
    }

    private static void write(Path file, Map<String, String> files) throws IOException {
        try (OutputStream out = Files.newOutputStream(file);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            for (Map.Entry<String, String> each : files.entrySet()) {
                zip.putNextEntry(new ZipEntry(each.getKey()));
                zip.write(each.getValue().getBytes(StandardCharsets.ISO_8859_1));
                zip.closeEntry();
            }
        }
    }

    /** A right list of files. */
    private static String list(Map<String, String> files) {
        StringBuilder list = new StringBuilder(
                "{\"kind\":\"sekilab pack\",\"packFormat\":1,\"program\":\"test\",\"studies\":[\"a\"],\"machines\":[],\"files\":[");
        String between = "";
        for (Map.Entry<String, String> file : new TreeMap<>(files).entrySet()) {
            String name = file.getKey();
            if (!name.equals(LIST)) {
                byte[] bytes = file.getValue().getBytes(StandardCharsets.ISO_8859_1);
                list.append(between)
                        .append("{\"name\":\"%s\",\"bytes\":%d,\"sha256\":\"%s\"}"
                                .formatted(
                                        name.replace("\\", "\\\\"),
                                        bytes.length,
                                        HexFormat.of()
                                                .formatHex(ContentHash.sha256().digest(bytes))));
                between = ",";
            }
        }
        return list + "]}";
    }

    private static Laboratory laboratory(Variant variant, int repetition) {
        Mistakes mistakes = new Mistakes();
        return Laboratory.open(new Layers(mistakes).addLayer(variant.settings()), mistakes);
    }
}
