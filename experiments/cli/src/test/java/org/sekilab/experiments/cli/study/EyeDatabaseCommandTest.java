package org.sekilab.experiments.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.cli.CommandRun;
import org.sekilab.statics.eyespace.RegionDatabase;
import org.sekilab.statics.eyespace.RegionEntry;

/** The command {@code eye-database}: its result, and the way it goes on after a cut. */
class EyeDatabaseCommandTest {
    private static final int REGIONS = 3 + 4 + 9 + 24; // of one to four points

    @TempDir
    private Path folder;

    private Path file;
    private Path journal;

    @BeforeEach
    void setUp() {
        file = folder.resolve("regions.txt.gz");
        journal = folder.resolve("regions.txt.gz.part");
    }

    @Test
    void makesWhatShips() throws IOException {
        CommandRun run = make();
        assertThat(run.err()).isEmpty();
        assertThat(run.outLines()).containsExactly(REGIONS + " regions");
        assertThat(entries()).isEqualTo(shipped());
        assertThat(journal).doesNotExist();
    }

    @Test
    void goesOnWhereItWasCutOff() throws IOException {
        make();
        byte[] whole = Files.readAllBytes(file);
        Files.delete(file);
        String lines = shipped().stream().limit(20).map(entry -> entry + "\n").collect(Collectors.joining());
        Files.writeString(journal, lines + "corner o../ooo {T|K_"); // killed while it wrote
        assertThat(make().errLines())
                .containsExactly("--out: " + journal + ": is there already; maybe --resume is meant");
        CommandRun resumed = make("--resume");
        assertThat(resumed.err()).isEmpty();
        assertThat(Files.readAllBytes(file)).isEqualTo(whole);
        assertThat(journal).doesNotExist();
    }

    /** A run that is resumed believes its journal: nothing is solved twice. */
    @Test
    void storedRegionsAreNotSolvedAgain() throws IOException {
        Files.writeString(journal, "corner oo/oo {S|S} {S|S} {S|S}\n");
        assertThat(make("--resume").err()).isEmpty();
        assertThat(entries()).map(RegionEntry::toString).contains("corner oo/oo {S|S} {S|S} {S|S}");
    }

    /** A point in the centre and one on the side are the same game. */
    @Test
    void journalThatContradictsItselfIsReported() throws IOException {
        Files.writeString(journal, "centre o {S|S} {S|S} {S|S}\n");
        assertThat(make("--resume").errLines())
                .containsExactly(
                        journal
                                + ": contradicts itself: one game, but side o {O|O} {O|O} {O|O} and centre o {S|S} {S|S} {S|S}");
    }

    @Test
    void jsonNamesTheFileAndCountsTheRegions() {
        assertThat(make("--format", "jsonl").outLines())
                .containsExactly("{\"file\":\"%s\",\"regions\":%d,\"format\":1}".formatted(file, REGIONS));
    }

    @Test
    void brokenJournalIsReportedWithItsLine() throws IOException {
        Files.writeString(journal, "centre o {O|O} {O|O} {O|O}\ncentre o\n");
        CommandRun run = make("--resume");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines()).containsExactly(journal + ":2: is no entry: centre o");
    }

    @Test
    void journalThatCannotBeReadIsReportedInWords() throws IOException {
        Files.write(journal, new byte[] {(byte) 0xff, 0, 1});
        assertThat(make("--resume").errLines())
                .containsExactly("--resume: " + journal + ": cannot be read (it is not text)");
    }

    @Test
    void mistakesAreReported() {
        assertThat(CommandRun.of("eye-database", "--out", file.toString(), "--max-size", "9")
                        .errLines())
                .containsExactly("--max-size: 9 is not from 1 to 8");
        assertThat(CommandRun.of(
                                "eye-database",
                                "--out",
                                folder.resolve("none/file").toString())
                        .errLines())
                .singleElement()
                .asString()
                .startsWith("--out: ")
                .endsWith(": no such folder");
        assertThat(make("--set", "limits.region-nodes=2").errLines())
                .singleElement()
                .asString()
                .startsWith("limits: they were reached at the region ");
    }

    private CommandRun make(String... more) {
        List<String> arguments = new ArrayList<>(List.of("eye-database", "--out", file.toString(), "--max-size", "4"));
        arguments.addAll(List.of(more));
        return CommandRun.of(arguments.toArray(String[]::new));
    }

    private List<RegionEntry> entries() throws IOException {
        return RegionDatabase.read(new ByteArrayInputStream(Files.readAllBytes(file)))
                .entries();
    }

    private static List<RegionEntry> shipped() {
        return RegionDatabase.shipped().entries().stream()
                .filter(entry -> entry.shape().size() <= 4)
                .toList();
    }
}
