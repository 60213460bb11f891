package org.sekilab.experiments.store;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.sekilab.experiments.Build;

/**
 * A process that works on an experiment: what it is, and on what machine.
 *
 * @param started when, in UTC
 * @param build the program
 * @param java the version of the virtual machine
 * @param os the operating system
 * @param machine the name of the host
 * @param processors how many it has
 * @param threads how many jobs are worked on at the same time
 */
public record Session(
        Instant started, Build build, String java, String os, String machine, int processors, int threads) {
    /** The session of this process. */
    public static Session ofThisProcess(int threads) {
        return new Session(
                Instant.now().truncatedTo(ChronoUnit.SECONDS),
                Build.ofThisProgram(),
                System.getProperty("java.version", ""),
                System.getProperty("os.name") + " " + System.getProperty("os.arch"),
                host(),
                Runtime.getRuntime().availableProcessors(),
                threads);
    }

    /** One line for people. */
    public String label() {
        return "sekilab %s, commit %s; Java %s; %s, %d processors of %s; %s"
                .formatted(build.version(), build.commit(), java, os, processors, machine, started);
    }

    private static String host() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException e) {
            return "unknown";
        }
    }
}
