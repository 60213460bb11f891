package org.sekilab.experiments.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.sekilab.experiments.gtp.board.RaceMap;
import org.sekilab.experiments.gtp.game.Analyses;
import org.sekilab.experiments.gtp.game.GtpGame;
import org.sekilab.experiments.gtp.game.SafetyLevel;
import org.sekilab.experiments.gtp.protocol.CommandTable;
import org.sekilab.experiments.gtp.protocol.Graphics;
import org.sekilab.experiments.gtp.protocol.GtpArguments;
import org.sekilab.experiments.gtp.protocol.GtpText;
import org.sekilab.model.Color;
import org.sekilab.statics.groups.StaticAnalysis;
import org.sekilab.statics.groups.StaticAnalyzer;
import org.sekilab.statics.groups.StaticGroup;

/** Groups, their eyes, and which of them race each other. The answers are estimates and prove nothing. */
final class GroupCommands {
    private final GtpGame game;
    private final Analyses analyses;
    private final StaticAnalyzer analyzer;

    GroupCommands(GtpGame game, Analyses analyses, StaticAnalyzer analyzer) {
        this.game = game;
        this.analyses = analyses;
        this.analyzer = analyzer;
    }

    void addTo(CommandTable table) {
        table.add("sekilab-groups", "the groups with their estimated liberties and eyes, one per line", this::list);
        table.add("sekilab-groups_gfx", "the groups with their numbers, for GoGui", this::show);
        table.add("sekilab-eyes", "pairs: a stone of each group, and the estimated eyes of the group", this::eyes);
        table.add(
                "sekilab-semeai_graph",
                "the groups that are not alive, and the pairs of them that face each other",
                arguments -> {
                    arguments.expect(0);
                    return raceMap().format();
                });
        table.add("sekilab-semeai_graph_gfx", "the graph of sekilab-semeai_graph, for GoGui", arguments -> {
            arguments.expect(0);
            return raceMap().draw().toString();
        });
    }

    private List<StaticGroup> groups() {
        StaticAnalysis analysis = analyzer.analyze(game.position());
        List<StaticGroup> groups = new ArrayList<>();
        for (Color color : Color.values()) {
            groups.addAll(analysis.groups(color));
        }
        return groups;
    }

    private RaceMap raceMap() {
        return new RaceMap(groups(), analyses.of(SafetyLevel.STATIC));
    }

    private String list(GtpArguments arguments) {
        arguments.expect(0);
        List<String> lines = new ArrayList<>();
        for (StaticGroup group : groups()) {
            lines.add("%d %s at %s: stones %d, blocks %d, liberties %d, eyes %s %s"
                    .formatted(
                            lines.size() + 1,
                            GtpText.name(group.color()),
                            name(group),
                            group.stones().size(),
                            group.blocks(),
                            group.effectiveLibertyCount(),
                            GtpText.number(group.eyes().eyes()),
                            group.eyes().type()));
        }
        return String.join("\n", lines);
    }

    private String show(GtpArguments arguments) {
        arguments.expect(0);
        Graphics picture = new Graphics(game.geometry());
        int number = 0;
        for (StaticGroup group : groups()) {
            number++;
            for (int stone : group.stones().toArray()) {
                picture.label(stone, String.valueOf(number));
            }
            picture.points("CIRCLE", group.safeConnectingPoints());
        }
        return picture.text("Groups: " + number).toString();
    }

    private String eyes(GtpArguments arguments) {
        arguments.expect(0);
        return groups().stream()
                .map(group -> name(group) + " " + group.eyes().type())
                .collect(Collectors.joining("\n"));
    }

    private String name(StaticGroup group) {
        return game.geometry().name(group.stones().first());
    }
}
