package org.sekilab.experiments.run;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.config.Choice;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.NearestName;
import org.sekilab.experiments.config.Strategies;
import org.sekilab.experiments.demo.DemoData;
import org.sekilab.experiments.run.PositionSet.Kind;
import org.sekilab.experiments.solve.AllBoards;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.Cursor;
import org.sekilab.experiments.solve.PositionSource;
import org.sekilab.experiments.solve.RecordFolder;
import org.sekilab.experiments.solve.Selection;
import org.sekilab.experiments.solve.SgfSource;

/**
 * Finds the positions and problems that the sets of an experiment name, and reads all of them before any work is done.
 * Mutable: collects what is wrong; for one thread.
 */
final class PositionReader {
    private final Path folder;
    private final Optional<Strategies<PositionSource>> plugins;
    private final Mistakes mistakes = new Mistakes();

    /**
     * @param folder what paths are relative to
     * @param plugins sources of positions by name; empty where the configuration is wrong and the sources are not known
     */
    PositionReader(Path folder, Optional<Strategies<PositionSource>> plugins) {
        this.folder = folder;
        this.plugins = plugins;
    }

    /**
     * The problems of each set by its name, in alphabetical order.
     *
     * @throws InputException with all that is wrong
     */
    Map<String, List<StudyProblem>> read(List<PositionSet> sets) {
        Map<String, List<StudyProblem>> all = new TreeMap<>();
        for (PositionSet set : sets) {
            List<StudyProblem> problems = new ArrayList<>();
            for (String source : set.sources()) {
                try {
                    problems.addAll(set.kind() == Kind.BOARDS ? boards(set, source) : list(set, source));
                } catch (InputException e) {
                    mistakes.add(e);
                }
            }
            checkNames(set, problems);
            all.put(set.name(), problems);
        }
        mistakes.throwIfAny();
        return all;
    }

    private void checkNames(PositionSet set, List<StudyProblem> problems) {
        Set<String> names = new HashSet<>();
        for (StudyProblem each : problems) {
            if (!names.add("%s#%d %s".formatted(each.file(), each.index(), each.item()))) {
                mistakes.add(
                        set.place(), "two sources have a '%s'; maybe make two sets of them".formatted(each.file()));
                return;
            }
        }
    }

    private List<StudyProblem> boards(PositionSet set, String source) {
        if (source.startsWith(PositionSet.SHIPPED)) {
            return problems(shippedBoards(set, source), "");
        }
        if (source.startsWith(PositionSet.PLUGIN)) {
            String name = source.substring(PositionSet.PLUGIN.length());
            List<PositionSource> positions = plugins.stream()
                    .map(known -> known.create(new Choice(set.place(), name)))
                    .toList();
            return problems(positions, "");
        }
        Path path = resolve(source);
        if (Files.isRegularFile(path)) {
            return problems(List.of(SgfSource.of(path, Selection.ALL)), String.valueOf(path.getParent()));
        }
        if (!Files.exists(path)) {
            throw new InputException(set.place(), path + ": no such file or folder");
        }
        List<PositionSource> records = new ArrayList<>();
        RecordFolder.records(set.place(), path).forEach(record -> records.add(SgfSource.of(record, Selection.ALL)));
        return problems(records, path.toString());
    }

    private List<PositionSource> shippedBoards(PositionSet set, String source) {
        return switch (source.substring(PositionSet.SHIPPED.length())) {
            case "games" -> DemoData.games();
            case "regions" -> List.of(DemoData.regions());
            case "races" -> List.of(DemoData.races());
            case "life" -> List.of(DemoData.life());
            default -> throw unknownShipped(set, source);
        };
    }

    private static InputException unknownShipped(PositionSet set, String source) {
        List<String> known = set.kind() == Kind.BOARDS
                ? List.of("shipped:games", "shipped:life", "shipped:races", "shipped:regions")
                : List.of(shippedList(set.kind()));
        return new InputException(
                set.place(),
                "no shipped set has the name '%s'%s; known: %s"
                        .formatted(source, NearestName.hint(source, known), String.join(", ", known)));
    }

    /** @param root what the names of files are relative to, empty where they have none */
    private List<StudyProblem> problems(List<PositionSource> sources, String root) {
        List<Collection<BoardInput>> parts = new ArrayList<>();
        List<String> names = new ArrayList<>(); // of each position
        for (PositionSource source : sources) {
            PositionSource.Reading reading = source.read();
            if (!reading.mistakes().isEmpty()) {
                mistakes.add(new InputException(reading.mistakes()));
            }
            parts.add(reading.boards());
            String name =
                    root.isEmpty() ? source.name() : withSlashes(Path.of(root).relativize(Path.of(source.name())));
            names.addAll(Collections.nCopies(reading.boards().size(), name));
        }
        Cursor<BoardInput> boards = new Cursor<>(new AllBoards(parts));
        List<StudyProblem> problems = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            int place = i;
            problems.add(
                    StudyProblem.of(names.get(i), boards.get(i).index(), "", () -> Questions.board(boards.get(place))));
        }
        return problems;
    }

    /** A name is the same on each system, for it is a key of results. */
    private static String withSlashes(Path relative) {
        List<String> names = new ArrayList<>();
        relative.forEach(name -> names.add(name.toString()));
        return String.join("/", names);
    }

    private List<StudyProblem> list(PositionSet set, String source) {
        if (source.startsWith(PositionSet.SHIPPED)) {
            if (!source.equals(shippedList(set.kind()))) {
                throw unknownShipped(set, source);
            }
            return ProblemLists.shipped(set.kind());
        }
        return ProblemLists.read(set, resolve(source));
    }

    /** The list of a kind that ships with the program. */
    private static String shippedList(Kind kind) {
        return switch (kind) {
            case SEMEAI -> "shipped:races";
            case LIFE -> "shipped:life";
            case BOARDS, REGIONS, GUESSES -> "shipped:regions";
        };
    }

    private Path resolve(String source) {
        return folder.resolve(source).normalize();
    }
}
