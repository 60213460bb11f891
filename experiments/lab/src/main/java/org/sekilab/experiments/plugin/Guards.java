package org.sekilab.experiments.plugin;

import com.google.inject.Provider;
import com.google.inject.ProvisionException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.sekilab.experiments.InputException;
import org.sekilab.proof.SafetySolver;
import org.sekilab.safety.parts.ExactEvaluator;
import org.sekilab.safety.parts.HeuristicEvaluator;
import org.sekilab.safety.parts.LeafInitializer;
import org.sekilab.safety.parts.MoveGenerator;
import org.sekilab.safety.parts.MoveOrderer;
import org.sekilab.search.ContractError;
import org.sekilab.search.Engine;

/**
 * Puts guards around the strategies of one configuration. With a guard, a failure names a class and its jar. The guard
 * checks contracts as far as was asked for, and gives up work that does not end. Strategies of this program get no
 * guard, unless all are to be checked. Mutable: it remembers which classes of plug-ins were made. May be shared by
 * threads.
 */
public final class Guards {
    private final Plugins plugins;
    private final PluginCheck check;
    private final CheckedNodes nodes;
    private final Duration limit;
    private final Watchdog watchdog;
    private final List<ClassOrigin> parts = new CopyOnWriteArrayList<>(); // of plug-ins, at work in searches of others

    /** @param limit for what is given no limit of its own */
    public Guards(Plugins plugins, PluginCheck check, Duration limit) {
        this(plugins, check, limit, Watchdog.DEFAULT);
    }

    Guards(Plugins plugins, PluginCheck check, Duration limit, Watchdog watchdog) {
        this.plugins = plugins;
        this.check = check;
        this.nodes = new CheckedNodes(check);
        this.limit = limit;
        this.watchdog = watchdog;
    }

    /** A job of an experiment begins on this thread: its first nodes are checked. */
    public void beginJob() {
        nodes.beginJob();
    }

    /**
     * Lets Guice make something.
     *
     * @throws InputException that names the class of a plug-in that cannot be made
     */
    public <T> T make(Provider<T> provider) {
        try {
            return provider.get();
        } catch (ProvisionException e) {
            throw named(e);
        }
    }

    private RuntimeException named(ProvisionException failure) {
        for (Throwable cause = failure.getCause(); cause != null; cause = cause.getCause()) {
            if (cause instanceof InputException known) {
                return known;
            }
            Optional<ClassOrigin> origin = plugins.find(cause.getStackTrace());
            if (origin.isPresent()) {
                return origin.get().failure(cause);
            }
        }
        return failure;
    }

    public Engine engine(Engine engine) {
        boolean isOurs = !plugins.isForeign(engine.getClass());
        boolean isAlone = plugins.modules().isEmpty() && check != PluginCheck.TRUE;
        return isOurs && isAlone ? engine : new GuardedEngine(engine, guard(engine), this);
    }

    public MoveOrderer orderer(MoveOrderer orderer) {
        return part(orderer, GuardedParts::orderer);
    }

    public HeuristicEvaluator heuristic(HeuristicEvaluator evaluator) {
        return part(evaluator, GuardedParts::heuristic);
    }

    public MoveGenerator generator(MoveGenerator generator) {
        return part(generator, GuardedParts::generator);
    }

    public ExactEvaluator exactEvaluator(ExactEvaluator evaluator) {
        return part(evaluator, GuardedParts::exactEvaluator);
    }

    public LeafInitializer leafInitializer(LeafInitializer initializer) {
        return part(initializer, GuardedParts::leafInitializer);
    }

    /** A solver of boards. For a board it has the time of a search for each point. */
    public SafetySolver solver(SafetySolver solver) {
        if (!plugins.isForeign(solver.getClass())) {
            return solver;
        }
        Guard guard = guard(solver);
        return position -> watch(
                guard, limit.multipliedBy(position.geometry().area()), () -> guard.answered(solver.solve(position)));
    }

    /** A strategy of any other kind that takes its time. */
    public <T> T other(Class<T> type, T strategy) {
        return proxy(type, strategy, Guard::call);
    }

    /** A strategy of any other kind that has the time of a search for each call. */
    public <T> T timed(Class<T> type, T strategy) {
        return proxy(type, strategy, (guard, work) -> watch(guard, limit, work));
    }

    private <T> T part(T part, BiFunction<T, Guard, T> guarding) {
        boolean isForeign = plugins.isForeign(part.getClass());
        if (!isForeign && check != PluginCheck.TRUE) {
            return part;
        }
        Guard guard = guard(part);
        if (isForeign) {
            parts.add(guard.origin());
        }
        return guarding.apply(part, guard);
    }

    private <T> T proxy(Class<T> type, T strategy, BiFunction<Guard, Supplier<Object>, Object> calling) {
        if (!plugins.isForeign(strategy.getClass())) {
            return strategy;
        }
        Guard guard = guard(strategy);
        Object proxy = Proxy.newProxyInstance(
                type.getClassLoader(),
                new Class<?>[] {type},
                (self, method, arguments) -> isEquals(method)
                        ? self == arguments[0]
                        : calling.apply(guard, () -> guard.answered(invoke(strategy, method, arguments))));
        return type.cast(proxy);
    }

    private static boolean isEquals(Method method) {
        return method.getDeclaringClass() == Object.class && method.getName().equals("equals");
    }

    private static Object invoke(Object strategy, Method method, Object[] arguments) {
        try {
            return method.invoke(strategy, arguments);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            if (e.getCause() instanceof RuntimeException exception) {
                throw exception;
            }
            throw new IllegalStateException(e.getCause());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("a strategy cannot be called: " + method, e);
        }
    }

    private Guard guard(Object strategy) {
        return new Guard(plugins.origin(strategy.getClass()), nodes);
    }

    /**
     * True for an engine of a plug-in, for each engine that works with parts of plug-ins, and for all that are to be
     * checked.
     */
    boolean isWatched(Engine engine) {
        return isForeign(engine) || !parts.isEmpty() || check == PluginCheck.TRUE;
    }

    boolean isForeign(Engine engine) {
        return plugins.isForeign(engine.getClass());
    }

    /** Does work that has a limit of time, and gives up work that ignores the limit. */
    <T> T watch(Guard guard, Duration time, Supplier<T> work) {
        return watchdog.call(time, nodes.handedOn(() -> guard.call(work)), stack -> late(guard, time, stack));
    }

    /** Does work of this program that has a limit of time. Names classes of plug-ins only where they are at fault. */
    <T> T watchOurs(Guard guard, Duration time, Supplier<T> work) {
        return watchdog.call(time, work, stack -> late(guard, time, stack));
    }

    private RuntimeException late(Guard guard, Duration time, StackTraceElement[] stack) {
        String where = stack.length == 0 ? "" : " at " + stack[0];
        return plugins.find(stack)
                .orElse(guard.origin())
                .lateness("did not end within twice its limit of %d ms and %d ms more; its thread was given up%s"
                        .formatted(time.toMillis(), watchdog.grace().toMillis(), where));
    }

    /**
     * The exception that names what broke a contract: the engine, or else the parts that a problem got from plug-ins.
     */
    RuntimeException blame(Engine engine, Guard guard, ContractError error) {
        boolean isTheEngine = error.party() == ContractError.Party.ENGINE && isForeign(engine) || parts.isEmpty();
        ClassOrigin guilty = isTheEngine
                ? guard.origin()
                : new ClassOrigin(names(ClassOrigin::jar, ", "), names(ClassOrigin::type, " or "));
        return guilty.violation(String.valueOf(error.getMessage()));
    }

    private String names(Function<ClassOrigin, String> name, String separator) {
        return parts.stream().map(name).distinct().collect(Collectors.joining(separator));
    }
}
