package org.sekilab.experiments.cli.region;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.Argument;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.life.LifeArea;
import org.sekilab.experiments.life.LifeQuery;
import org.sekilab.experiments.solve.Selection;
import picocli.CommandLine.Option;

/** The options that say what is asked about life and death. */
final class LifeQueryOptions {
    private static final String AT = "--at";
    private static final String ANY = "--any";
    private static final String DEFENDER = "--defender";
    private static final String FIRST = "--first";
    private static final String AREA = "--area";

    /** All of them, for messages. */
    static final String NAMES = String.join(", ", AT, ANY, DEFENDER, FIRST, AREA);

    @Option(
            names = AT,
            paramLabel = "POINTS",
            description = "The stones that must live, such as C3. One of several points is enough: C3,D5. Repeatable: "
                    + "stones of each --at must live.")
    private final List<String> at = new ArrayList<>();

    @Option(names = ANY, description = "Any living block of the defender in the area is enough. Needs --defender.")
    private boolean isAny;

    @Option(
            names = DEFENDER,
            paramLabel = "black|white",
            description = "The side that has to live (default: the color of the stones).")
    private @Nullable String defender;

    @Option(
            names = FIRST,
            paramLabel = "black|white|attacker|defender|both",
            description = "The side that moves first (default: the side to move in the record). both: two answers, and "
                    + "whether the stones are alive, dead or unsettled.")
    private @Nullable Starter first;

    @Option(
            names = AREA,
            paramLabel = "POINTS|all|auto",
            description =
                    "The points to play on. A proof holds whatever stands elsewhere. auto: begin around the stones, "
                            + "and grow until there is a proof (default: auto).")
    private @Nullable String area;

    /** The values of the option for the side that moves first. */
    enum Starter {
        BLACK,
        WHITE,
        ATTACKER,
        DEFENDER,
        BOTH;

        List<LifeQuery.First> meanings() {
            return this == BOTH
                    ? List.of(LifeQuery.First.ATTACKER, LifeQuery.First.DEFENDER)
                    : List.of(LifeQuery.First.valueOf(name()));
        }
    }

    /** True if one of these options is given. */
    boolean isGiven() {
        return !at.isEmpty() || isAny || defender != null || first != null || area != null;
    }

    /** Reports that no stones are named, or too many kinds of them. */
    void check(Mistakes mistakes) {
        if (at.isEmpty() == !isAny) {
            mistakes.add(
                    AT, isAny ? "does not go with --any" : "is missing: stones that must live, such as C3; or --any");
        }
        if (isAny && defender == null) {
            mistakes.add(ANY, "needs --defender");
        }
    }

    /** The question about a record: one, or that with the attacker first and then that with the defender first. */
    List<LifeQuery> queries(Path file, Selection selection) {
        List<LifeQuery.First> sides = first == null ? List.of(LifeQuery.First.TO_MOVE) : first.meanings();
        return sides.stream().map(side -> query(file, selection, side)).toList();
    }

    private LifeQuery query(Path file, Selection selection, LifeQuery.First side) {
        return new LifeQuery(
                file,
                selection,
                at.stream().map(points -> new Argument(AT, points)).toList(),
                Optional.ofNullable(defender).map(color -> new Argument(DEFENDER, color)),
                side,
                new Argument(AREA, area == null ? LifeArea.AUTO : area),
                Optional.empty());
    }
}
