package org.sekilab.experiments.regress;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sekilab.experiments.gtp.protocol.GtpResponse;

/**
 * An engine in a process of its own, which may end, hang, or write anything. Mutable; for one thread.
 *
 * <p>Each command gets a number, and its answer is the next one that has this number or none. Lines before the answer
 * are passed over, up to a limit. The first such line gets a remark.
 */
final class EngineProcess implements GtpPeer {
    private static final Pattern ANSWER = Pattern.compile("(?<status>[=?])(?<number>[0-9]*)(?:\\s(?<text>.*))?");
    private static final int AHEAD = 64; // lines that are read before they are wanted
    private static final int MAX_CHARS = 1 << 20; // of an answer with all that comes before it
    private static final int SHOWN_CHARS = 60;
    private static final long QUIT_MILLIS = 2_000; // for an engine that was asked to quit
    private static final long END_MILLIS = 30_000; // from the end of the output to that of the process

    private final Process process;
    private final Thread atExit = new Thread(this::kill, "engine end"); // when this program is ended by a signal
    private final Writer input;
    private final BlockingQueue<Optional<String>> output = new ArrayBlockingQueue<>(AHEAD); // empty: its end
    private final Thread outputPump;
    private final Thread errorPump;
    private final Duration limit;
    private final Consumer<String> remarks;
    private volatile String lastError = ""; // line on stderr
    private int lastNumber;
    private boolean isOdd; // a remark was made

    private EngineProcess(Process process, Duration limit, Consumer<String> remarks) {
        this.process = process;
        this.input = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8);
        this.limit = limit;
        this.remarks = remarks;
        this.outputPump = LinePump.start(
                process.getInputStream(), line -> output.put(Optional.of(line)), () -> output.put(Optional.empty()));
        this.errorPump = LinePump.start(
                process.getErrorStream(), line -> lastError = line.isBlank() ? lastError : line.strip(), () -> {});
    }

    /**
     * Starts a program.
     *
     * @param command the program and its arguments
     * @param limit how long each answer may take
     * @throws LostPeerException if the engine cannot be started
     */
    static EngineProcess start(List<String> command, Path folder, Duration limit, Consumer<String> remarks) {
        try {
            Process process =
                    new ProcessBuilder(command).directory(folder.toFile()).start();
            EngineProcess engine = new EngineProcess(process, limit, remarks);
            engine.endWithThisProgram();
            return engine;
        } catch (IOException e) {
            throw new LostPeerException("cannot be started: " + e.getMessage());
        }
    }

    @Override
    public GtpResponse send(String command) {
        lastNumber++;
        write(lastNumber + " " + command + "\n");
        return new Reply(command).read();
    }

    private void write(String text) {
        try {
            input.write(text);
            input.flush();
        } catch (IOException e) {
            // The engine has ended, and so has its output. The reader of the output reports how.
        }
    }

    /** Asks the engine to quit. Kills the engine and all processes that it started if it does not quit. */
    @Override
    public void close() {
        write("quit\n");
        try {
            process.waitFor(QUIT_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        kill();
        outputPump.interrupt();
        errorPump.interrupt();
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException e) {
            // This program is ending. The hook runs, and finds nothing to end.
        }
    }

    private void endWithThisProgram() {
        try {
            Runtime.getRuntime().addShutdownHook(atExit);
        } catch (IllegalStateException e) {
            kill();
            throw new LostPeerException("is not started, because this program is ending");
        }
    }

    private void kill() {
        List<ProcessHandle> children = process.descendants().toList(); // the list is not available afterwards
        process.destroyForcibly();
        children.forEach(ProcessHandle::destroyForcibly);
    }

    /** The answer to one command, as it comes in. */
    private final class Reply {
        private final String command;
        private final long deadline = System.nanoTime() + limit.toNanos();
        private int chars;

        Reply(String command) {
            this.command = shown(command);
        }

        GtpResponse read() {
            String line = nextLine();
            Matcher first = ANSWER.matcher(line);
            while (!isAnswer(first)) {
                remark(line);
                line = nextLine();
                first = ANSWER.matcher(line);
            }
            StringBuilder text =
                    new StringBuilder(Optional.ofNullable(first.group("text")).orElse(""));
            for (line = nextLine(); !line.isBlank(); line = nextLine()) {
                text.append('\n').append(line);
            }
            boolean isDone = first.group("status").equals("=");
            return new GtpResponse(
                    isDone ? GtpResponse.Status.SUCCESS : GtpResponse.Status.FAILURE,
                    text.toString().strip());
        }

        private boolean isAnswer(Matcher line) {
            return line.matches() && List.of("", Integer.toString(lastNumber)).contains(line.group("number"));
        }

        private void remark(String line) {
            if (!isOdd && !line.isBlank()) {
                isOdd = true;
                remarks.accept("wrote '%s' before its answer to '%s'".formatted(shown(line), command));
            }
        }

        private String nextLine() {
            String line = poll();
            chars += line.length() + 1;
            if (chars > MAX_CHARS) {
                throw new LostPeerException(
                        "wrote a million characters without the end of its answer to '%s'".formatted(command));
            }
            return line;
        }

        private String poll() {
            try {
                Optional<String> line = output.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
                if (line == null) {
                    throw new LostPeerException("no answer to '%s' within %s".formatted(command, limitInWords()));
                }
                if (line.isEmpty()) {
                    throw new LostPeerException(lastWords());
                }
                return line.get();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("interrupted", e);
            }
        }

        private String lastWords() throws InterruptedException {
            errorPump.join(END_MILLIS);
            String exit = process.waitFor(END_MILLIS, TimeUnit.MILLISECONDS)
                    ? "ended with exit code %d".formatted(process.exitValue())
                    : "closed its output";
            String words = lastError.isEmpty() ? "" : "; its last output: " + shown(lastError);
            return "%s in place of an answer to '%s'%s".formatted(exit, command, words);
        }
    }

    private String limitInWords() {
        return limit.toString().substring("PT".length()).toLowerCase(Locale.ROOT);
    }

    private static String shown(String text) {
        return text.length() <= SHOWN_CHARS ? text : text.substring(0, SHOWN_CHARS) + "...";
    }
}
