package org.sekilab.verify;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.MergedRegion;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.statics.enumeration.LocalGame;
import org.sekilab.statics.enumeration.RegionEnumerator;
import org.sekilab.statics.enumeration.Truth;
import org.sekilab.statics.enumeration.Value;

/**
 * Whether claims are true, by enumeration of the whole board. All points are played on but those of the blocks that are
 * claimed to be alive. The attacker may retake any ko at once. What was found is kept, because mutants often claim what
 * another one has claimed, or less. Mutable, confined to one thread.
 */
final class WholeBoardTruth {
    private final int maxStates;
    private final Map<Side, List<Claims>> proved = new HashMap<>();
    private final Map<Side, List<Claims>> unknown = new HashMap<>();
    private final Map<Region, Optional<Value>> regions = new HashMap<>();
    private int enumerations;

    /** What enumeration says of a certificate. */
    enum Answer {
        TRUE,
        FALSE,
        /** There are too many states. */
        UNKNOWN
    }

    private record Side(List<String> rows, Color color) {}

    /** Points of living blocks, whole blocks, and of territory. */
    private record Claims(BitSet alive, BitSet territory) {
        boolean contains(Claims other) {
            return contains(alive, other.alive) && contains(territory, other.territory);
        }

        private static boolean contains(BitSet all, BitSet some) {
            BitSet rest = (BitSet) some.clone();
            rest.andNot(all);
            return rest.isEmpty();
        }
    }

    private record Region(Side side, String points, boolean isDefenderFirst) {}

    WholeBoardTruth(int maxStates) {
        this.maxStates = maxStates;
    }

    /** How many games were enumerated so far. */
    int enumerations() {
        return enumerations;
    }

    /** Judges all claims of a certificate that has one board. */
    Answer judge(String certificate) {
        List<String> lines = Arrays.asList(certificate.split("\n"));
        List<String> rows = lines.stream()
                .filter(line -> line.startsWith("row "))
                .map(line -> line.substring("row ".length()))
                .toList();
        List<String> claims =
                lines.stream().filter(line -> line.startsWith("claim ")).toList();
        Answer answer = Answer.TRUE;
        for (Color color : Color.values()) {
            Side side = new Side(rows, color);
            answer = worse(answer, judge(side, claims));
            for (String value : WholeBoard.VALUES) {
                answer = worse(answer, judgeRegions(side, claims, value));
            }
        }
        return answer;
    }

    private static Answer worse(Answer one, Answer other) {
        return one == Answer.FALSE || other == Answer.FALSE ? Answer.FALSE : one == Answer.UNKNOWN ? one : other;
    }

    private Answer judge(Side side, List<String> lines) {
        Position position = position(side.rows);
        String claim = "claim " + Certificates.word(side.color);
        PointSet named = new PointSet(position.geometry());
        points(position, lines, claim + " alive ").forEach(named::unite);
        PointSet alive = new PointSet(position.geometry());
        position.stones(side.color).components().stream()
                .filter(block -> block.intersects(named))
                .forEach(alive::unite);
        PointSet territory = new PointSet(position.geometry());
        points(position, lines, claim + " territory ").forEach(territory::unite);
        territory.subtract(alive); // no attacker's stone stands where a living stone is
        if (!alive.containsAll(named)) {
            return Answer.FALSE; // only stones live
        }
        Claims claims = new Claims(bits(alive), bits(territory));
        List<Claims> known = proved.computeIfAbsent(side, none -> new ArrayList<>());
        if (known.stream().anyMatch(each -> each.contains(claims)) || alive.isEmpty() && territory.isEmpty()) {
            return Answer.TRUE;
        }
        List<Claims> tooLarge = unknown.computeIfAbsent(side, none -> new ArrayList<>());
        if (tooLarge.contains(claims)) {
            return Answer.UNKNOWN;
        }
        PointSet active = PointSet.board(position.geometry()).subtract(alive);
        Optional<Boolean> isTrue = enumerate(new LocalGame(position, side.color, active, alive, territory))
                .map(truth -> truth.attackerFirst() == Value.SAFE);
        if (isTrue.isEmpty()) {
            tooLarge.add(claims);
        } else if (isTrue.get()) {
            known.add(claims);
        }
        return answer(isTrue);
    }

    private Answer judgeRegions(Side side, List<String> lines, String value) {
        Position position = position(side.rows);
        String claim = "claim region %s %s ".formatted(value, Certificates.word(side.color));
        Answer answer = Answer.TRUE;
        for (String line : lines) {
            if (line.startsWith(claim)) {
                boolean isDefenderFirst = line.startsWith(claim + "first ");
                PointSet points =
                        points(position, line.substring(claim.length()).replace("first ", ""));
                Optional<Value> truth = regions.computeIfAbsent(
                        new Region(side, points.toString(), isDefenderFirst),
                        region -> value(side, position, points, isDefenderFirst));
                answer = worse(answer, answer(truth.map(each -> isTrue(value, each))));
            }
        }
        return answer;
    }

    /** An ambiguous value depends on what endless play counts. The defender has no territory by it. */
    private static boolean isTrue(String value, Value truth) {
        return value.equals("not-safe") ? truth != Value.SAFE : truth.name().equals(value.toUpperCase(Locale.ROOT));
    }

    /**
     * The value of the region at some points. A block around it without a liberty inside is lost in the local game: the
     * attacker plays outside. Enumeration knows no move outside, so it is not asked then.
     */
    private Optional<Value> value(Side side, Position position, PointSet points, boolean isDefenderFirst) {
        RegionMap map = new FloodRegionFinder().find(position, side.color);
        List<BasicRegion> parts = new ArrayList<>(map.regions());
        parts.removeIf(part -> !part.points().intersects(points));
        MergedRegion merged = map.merge(parts);
        if (!merged.boundaryBlocks().stream()
                .allMatch(block -> block.liberties().intersects(merged.points()))) {
            return isDefenderFirst ? Optional.empty() : Optional.of(Value.UNSAFE);
        }
        return enumerate(LocalGame.of(position, merged, new PointSet(position.geometry())))
                .map(truth -> isDefenderFirst ? truth.defenderFirst() : truth.attackerFirst());
    }

    private Optional<Truth> enumerate(LocalGame game) {
        enumerations++;
        return RegionEnumerator.solve(game, maxStates);
    }

    private static Answer answer(Optional<Boolean> isTrue) {
        return isTrue.map(each -> each ? Answer.TRUE : Answer.FALSE).orElse(Answer.UNKNOWN);
    }

    private static Position position(List<String> rows) {
        return Diagram.parse(
                rows.stream().collect(Collectors.joining("\n", "", "\n")).replaceAll("(.)", "$1 "));
    }

    private static List<PointSet> points(Position position, List<String> lines, String beginning) {
        List<PointSet> all = new ArrayList<>();
        for (String line : lines) {
            if (line.startsWith(beginning)) {
                all.add(points(position, line.substring(beginning.length())));
            }
        }
        return all;
    }

    private static PointSet points(Position position, String names) {
        PointSet points = new PointSet(position.geometry());
        for (int point : GtpPoints.parseList(position.geometry(), names)) {
            points.add(point);
        }
        return points;
    }

    private static BitSet bits(PointSet points) {
        BitSet bits = new BitSet();
        Arrays.stream(points.toArray()).forEach(bits::set);
        return bits;
    }
}
