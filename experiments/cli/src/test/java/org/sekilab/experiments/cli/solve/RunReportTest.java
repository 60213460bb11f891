package org.sekilab.experiments.cli.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.progress.Screen;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.PositionSource;
import org.sekilab.experiments.solve.Selection;
import org.sekilab.experiments.solve.SgfSource;

class RunReportTest {
    @Test
    void progressCountsPositionsOfACollection() {
        assertThat(progressAfter(7, "(;SZ[3])".repeat(40))).contains("7/40");
    }

    /** A file that is not read yet counts as one position, so that there is an end in sight with many files. */
    @Test
    void sourceThatCannotBeReadIsTakenOff() {
        assertThat(progressAfter(1, "no game", "(;SZ[3])(;SZ[3])")).contains("1/2");
    }

    private static String progressAfter(int solved, String... records) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(err, true, StandardCharsets.UTF_8);
        Screen screen = Screen.ofNobody(stream);
        screen.beVerbose();
        Console console = new Console(InputStream.nullInputStream(), stream, stream, false, screen);
        try (RunReport<BoardInput> report = new RunReport<>(console, "solve", records.length, board -> {})) {
            List<BoardInput> boards = new ArrayList<>();
            for (String record : records) {
                InputStream in = new ByteArrayInputStream(record.getBytes(StandardCharsets.UTF_8));
                PositionSource.Reading reading =
                        SgfSource.of("stdin", in, Selection.ALL).read();
                report.sourceRead(reading);
                boards.addAll(reading.boards());
            }
            boards.subList(0, solved).stream().map(report.watch(board -> board)).forEach(report::boardSolved);
        }
        return err.toString(StandardCharsets.UTF_8);
    }
}
