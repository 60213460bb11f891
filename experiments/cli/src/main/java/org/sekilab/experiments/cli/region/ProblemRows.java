package org.sekilab.experiments.cli.region;

import java.io.PrintStream;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import java.util.function.ObjIntConsumer;
import org.sekilab.experiments.HeapMemory;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.PluginException;
import org.sekilab.experiments.Printable;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.RowErrorLine;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.experiments.solve.OrderedTasks;

/** Works through the rows of a list of problems: one that cannot be answered gets an error, and the run goes on. */
final class ProblemRows {
    private ProblemRows() {}

    /**
     * Answers rows, several at the same time, and writes the answers in their order.
     *
     * @param task what is done, one word
     * @param rows how many there are
     * @param threads how many are answered at the same time
     * @param name what people call a row, from 1
     * @param answer called with each row, from 1, by several threads; returns what writes the answer
     * @param error called with what is wrong with a row, and the row
     * @return the exit code: rows with mistakes are answered, rows on which a plug-in or the memory fails are not
     */
    static int run(
            Console console,
            String task,
            int rows,
            int threads,
            IntFunction<String> name,
            IntFunction<Runnable> answer,
            ObjIntConsumer<String> error) {
        AtomicInteger exitCode = new AtomicInteger(ExitCode.DONE);
        try (Progress progress = new Progress(console.screen(), task, rows);
                OrderedTasks<Runnable> tasks = new OrderedTasks<>(threads, Runnable::run)) {
            for (int i = 1; i <= rows; i++) {
                int row = i;
                tasks.add(() -> progress.track(name.apply(row), () -> writerOf(console, row, answer, error, exitCode)));
            }
            tasks.finish();
        }
        return exitCode.get();
    }

    private static Runnable writerOf(
            Console console,
            int row,
            IntFunction<Runnable> answer,
            ObjIntConsumer<String> error,
            AtomicInteger exitCode) {
        try {
            return answer.apply(row);
        } catch (PluginException e) {
            exitCode.set(ExitCode.BAD_INPUT);
            return () -> reportUnanswered(console, row, String.join("; ", e.mistakes()), error);
        } catch (OutOfMemoryError e) { // its memory is free again; other rows may need less
            exitCode.set(ExitCode.BAD_INPUT);
            return () -> reportUnanswered(console, row, HeapMemory.line(e), error);
        } catch (InputException e) {
            return () -> error.accept(String.join("; ", e.mistakes()), row);
        }
    }

    private static void reportUnanswered(Console console, int row, String problem, ObjIntConsumer<String> error) {
        console.err().println("row %d: %s".formatted(row, problem));
        error.accept(problem, row);
    }

    /** Writes in place of an answer why there is none. */
    static void writeError(PrintStream out, OutputFormat format, int row, String problem) {
        if (format == OutputFormat.JSONL) {
            Json.write(out, new RowErrorLine(row, problem));
            return;
        }
        out.printf("%d: error: %s%n", row, Printable.text(problem));
        out.flush();
    }
}
