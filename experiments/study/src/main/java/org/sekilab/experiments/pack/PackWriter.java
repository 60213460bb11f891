package org.sekilab.experiments.pack;

import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.sekilab.experiments.Build;
import org.sekilab.experiments.output.WholeFile;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.pack.PackList.PackedFile;
import org.sekilab.experiments.report.ResultFiles;
import org.sekilab.experiments.run.ExperimentRun;
import org.sekilab.experiments.store.ContentHash;
import org.sekilab.experiments.store.JobResult;
import org.sekilab.experiments.store.ResultStore;
import org.sekilab.experiments.store.ResultText;

/**
 * Writes packs: zip files with a folder for each study. Packs of the same results are the same to the byte. Mutable
 * while it writes; for one thread.
 */
public final class PackWriter {
    static final String STUDY = "study.json";
    static final String PROBLEMS = "problems.jsonl";
    static final String RESULTS = "results.jsonl";

    private static final String README = "README.txt";
    private static final LocalDateTime TIME = LocalDateTime.of(2026, 1, 1, 0, 0);
    private static final String ABOUT = """
            Studies by Sekilab. Open FOLDER/report.html in a browser: it needs no network.

            To solve all problems again and to compare each row:
              ./sekilab reproduce THIS_FILE.zip --out DIR

            FOLDER/study.json      the variants with all settings, and the limits
            FOLDER/problems.jsonl  each problem and its hash
            FOLDER/results.jsonl   what was found, an object for each job
            FOLDER/results.sqlite  the same as a database; answers.* and rows.* are tables for other programs
            attached/              files that were added, such as certificates
            pack.json              program, machines, and the size and SHA-256 of each file
            """;

    private final ZipOutputStream zip;
    private final List<PackedFile> files = new ArrayList<>();
    private final List<String> machines = new ArrayList<>();

    private PackWriter(ZipOutputStream zip) {
        this.zip = zip;
    }

    /**
     * A study to be packed.
     *
     * @param name of its folder in the pack: see {@link PackNames#isName}
     * @param texts the study
     * @param folder where its results and its report are
     */
    public record FinishedStudy(String name, ExperimentRun.Texts texts, Path folder) {}

    /** What fills a file of the pack. */
    private interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    /**
     * Writes a pack. It appears complete or not at all.
     *
     * @param place what named the file, for messages
     * @param attached more files, which keep their names
     * @throws org.sekilab.experiments.InputException if results cannot be read, or if the file cannot be written
     */
    public static void write(String place, Path file, List<FinishedStudy> studies, List<Path> attached) {
        PackNames.checkAttached(place, attached);
        WholeFile.write(place, file, unfinished -> {
            try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(unfinished));
                    ZipOutputStream zip = new ZipOutputStream(out)) {
                PackWriter writer = new PackWriter(zip);
                writer.put(README, entry -> entry.write(ABOUT.getBytes(StandardCharsets.UTF_8)));
                for (FinishedStudy study : studies) {
                    writer.put(place, study);
                }
                for (Path each : attached) {
                    writer.put(PackNames.ATTACHED + each.getFileName(), entry -> Files.copy(each, entry));
                }
                writer.finish(studies.stream().map(FinishedStudy::name).toList());
            }
        });
    }

    private void put(String place, FinishedStudy study) throws IOException {
        String folder = study.name + "/";
        put(folder + STUDY, entry -> writeLine(entry, study.texts.study()));
        put(folder + PROBLEMS, entry -> {
            for (String line : study.texts.problems()) {
                writeLine(entry, line);
            }
        });
        try (ResultStore store = ResultStore.openExisting(place, study.folder)) {
            machines.addAll(store.sessions());
            put(folder + RESULTS, entry -> {
                for (JobResult result : store.results()) {
                    writeLine(entry, ResultText.write(result));
                }
            });
            putDatabase(folder, store);
        }
        for (String report : ResultFiles.NAMES) {
            put(folder + report, entry -> Files.copy(study.folder.resolve(report), entry));
        }
    }

    /** The file of the database alone may lack what is in its log, as long as another process reads it. */
    private void putDatabase(String folder, ResultStore store) throws IOException {
        Path scratch = Files.createTempDirectory("sekilab");
        Path copy = scratch.resolve(ResultStore.FILE);
        try {
            store.copyTo(copy);
            put(folder + ResultStore.FILE, entry -> Files.copy(copy, entry));
        } finally {
            Files.deleteIfExists(copy);
            Files.delete(scratch);
        }
    }

    private static void writeLine(OutputStream out, String line) throws IOException {
        out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private void put(String name, Content content) throws IOException {
        MessageDigest digest = ContentHash.sha256();
        Counter counter = new Counter(zip);
        zip.putNextEntry(entry(name));
        content.writeTo(new DigestOutputStream(counter, digest));
        zip.closeEntry();
        files.add(new PackedFile(name, counter.bytes, HexFormat.of().formatHex(digest.digest())));
    }

    private void finish(List<String> studies) throws IOException {
        Build build = Build.ofThisProgram();
        PackList list = new PackList(
                PackList.KIND,
                PackList.VERSION,
                "sekilab %s, commit %s".formatted(build.version(), build.commit()),
                studies,
                machines,
                files);
        zip.putNextEntry(entry(PackList.FILE));
        zip.write(Json.line(list));
        zip.closeEntry();
    }

    private static ZipEntry entry(String name) {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(TIME);
        return entry;
    }

    /** Counts what goes through, and leaves the stream below open. */
    private static final class Counter extends FilterOutputStream {
        private long bytes;

        Counter(OutputStream out) {
            super(out);
        }

        @Override
        public void write(int one) throws IOException {
            out.write(one);
            bytes++;
        }

        @Override
        public void write(byte[] some, int from, int count) throws IOException {
            out.write(some, from, count);
            bytes += count;
        }

        @Override
        public void close() throws IOException {
            flush();
        }
    }
}
