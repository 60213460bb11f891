package org.sekilab.experiments.plugin;

import com.google.inject.CreationException;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Module;
import com.google.inject.Stage;
import com.google.inject.spi.Elements;
import com.google.inject.spi.Message;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Puts the modules of plug-ins together with the modules of this program. The modules of this program fit together, so
 * any failure is the fault of a plug-in. The message names the first plug-in without which nothing fails. Immutable.
 */
public final class PluginInjector {
    private static final Pattern TAKEN = Pattern.compile("Duplicate key \"(.*)\" found in .*[.](\\w+)>[.]?");

    private final Plugins plugins;
    private final Function<List<Module>, Module> program;

    /** @param program the module of the program that installs modules of plug-ins */
    public PluginInjector(Plugins plugins, Function<List<Module>, Module> program) {
        this.plugins = plugins;
        this.program = program;
    }

    /**
     * Makes an injector.
     *
     * @param mistakes is told a line about each thing that is wrong
     * @return nothing if anything is
     */
    public Optional<Injector> create(Consumer<String> mistakes) {
        List<Module> modules = plugins.modules();
        boolean isBroken = false;
        for (Module module : modules) {
            Optional<Throwable> thrown = tryOut(module);
            thrown.ifPresent(failure -> mistakes.accept(line(module.getClass(), String.valueOf(failure))));
            isBroken |= thrown.isPresent();
        }
        if (isBroken) {
            return Optional.empty();
        }
        try {
            return Optional.of(injector(modules));
        } catch (CreationException e) {
            for (int count = 0; count < modules.size(); count++) {
                Class<?> added = modules.get(count).getClass();
                try {
                    injector(modules.subList(0, count + 1));
                } catch (CreationException wrong) {
                    wrong.getErrorMessages().forEach(message -> mistakes.accept(line(added, message)));
                    return Optional.empty();
                }
            }
            throw e;
        }
    }

    /** What a module throws: Guice itself would log it with its stack trace. */
    private static Optional<Throwable> tryOut(Module module) {
        AtomicReference<@Nullable Throwable> thrown = new AtomicReference<>();
        Elements.getElements(binder -> {
            try {
                module.configure(binder);
            } catch (RuntimeException | LinkageError e) {
                thrown.set(e);
            }
        });
        return Optional.ofNullable(thrown.get());
    }

    private Injector injector(List<Module> modules) {
        return Guice.createInjector(Stage.PRODUCTION, program.apply(modules));
    }

    private String line(Class<?> module, Message message) {
        Throwable cause = message.getCause();
        return line(module, cause == null ? message.getMessage() : String.valueOf(cause));
    }

    /** In one line, without what is told of the places where things are bound. */
    private String line(Class<?> module, String problem) {
        String text = problem.strip().lines().findFirst().orElse("");
        Matcher taken = TAKEN.matcher(text);
        return "%s: %s"
                .formatted(
                        plugins.label(module),
                        taken.matches()
                                ? "the name '%s' is taken by another %s".formatted(taken.group(1), taken.group(2))
                                : text);
    }
}
