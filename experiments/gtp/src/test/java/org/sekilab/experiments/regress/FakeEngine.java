package org.sekilab.experiments.regress;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;

/** An engine for tests that answers, refuses, ends, hangs, or writes what it should not, as it is told. */
public final class FakeEngine {
    private FakeEngine() {}

    /** The command line that starts it in a process of its own. */
    public static String commandLine(String... arguments) {
        List<String> words = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                FakeEngine.class.getName()));
        words.addAll(List.of(arguments));
        return words.stream().map(word -> "\"" + word + "\"").collect(Collectors.joining(" "));
    }

    /**
     * Obeys until its input ends.
     *
     * @param arguments the name that the engine gives; {@code mute} for an engine that never answers
     */
    public static void main(String[] arguments) throws InterruptedException {
        try (Scanner in = new Scanner(System.in, StandardCharsets.UTF_8)) {
            while (in.hasNextLine()) {
                String[] words = in.nextLine().split(" ", 3);
                if (arguments[0].equals("mute")) {
                    continue;
                }
                obey(words[0], words[1], words.length > 2 ? words[2] : "", arguments[0]);
                if (words[1].equals("quit")) {
                    return;
                }
            }
        }
    }

    private static void obey(String number, String command, String text, String name) throws InterruptedException {
        switch (command) {
            case "name" -> say("=" + number + " " + name);
            case "version", "quit" -> say("=" + number);
            case "echo" -> say("=" + number + " " + text);
            case "owl_attack", "owl_defend" -> say("=" + number + " 0"); // nothing ever works
            case "lines" -> say("=" + number + " " + text.replace(' ', '\n'));
            case "folder" -> say("=" + number + " " + System.getProperty("user.dir"));
            case "numberless" -> say("= " + text);
            case "chatty" -> say("thinking\n\n=" + (Integer.parseInt(number) - 1) + " old\n\n=" + number + " " + text);
            case "flood" -> {
                while (true) {
                    say(text);
                }
            }
            case "endless" -> {
                System.out.print("=" + number + " ");
                while (true) {
                    System.out.print(text + text + text + text);
                }
            }
            case "hang" -> new CountDownLatch(1).await();
            case "crash" -> {
                System.err.println("out of cheese");
                System.exit(3);
            }
            default -> say("?" + number + " unknown command");
        }
    }

    private static void say(String text) {
        System.out.print(text + "\n\n");
        System.out.flush();
    }
}
