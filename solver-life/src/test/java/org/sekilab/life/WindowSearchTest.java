package org.sekilab.life;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.life.order.ChoiceListener;
import org.sekilab.life.search.Jitter;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;

/** Positions whose answers are known. T is the essential block, X and O are other stones, # is beyond the window. */
class WindowSearchTest {
    private static final long TABLE_BYTES = 1 << 24;
    private static final long MOST_NODES = 2_000_000;

    @ParameterizedTest
    @CsvSource({
        "two eyes, attacker, #####/TTTTT/T.T.T/TTTTT",
        "straight four, attacker, ######/TTTTTT/T....T/TTTTTT",
        "bent four, attacker, #####/TTTTT/T..TT/TT..T/TTTTT",
        "rectangular six, attacker, #####/TTTTT/T...T/T...T/TTTTT",
        "straight three, defender, #####/TTTTT/T...T/TTTTT",
        "bulky five, defender, #####/TTTTT/TT..T/T...T/TTTTT",
        "pyramid four, defender, #####/TTTTT/TT.TT/T...T/TTTTT",
        "seven on the second line, defender, #########/#OOOOOOO#/OTTTTTTTO/O.......O",
        "eight on the second line, attacker, ##########/#OOOOOOOO#/OTTTTTTTTO/O........O"
    })
    void livesAndLivesOnTheZoneAlone(String name, String first, String rows) {
        Color mover = first.equals("defender") ? Color.BLACK : Color.WHITE;
        Setup setup = Setup.parse(rows);
        WindowSearch search = setup.search(setup.window(), mover);
        assertTrue(isWonAtSomeLevel(search), name);
        PointSet zone = setup.shape(setup.window()).pointsOf(search.zone());
        assertTrue(isWonAtSomeLevel(setup.search(zone, mover)), () -> name + " on the zone " + zone);
    }

    @ParameterizedTest
    @CsvSource({
        "straight three, attacker, #####/TTTTT/T...T/TTTTT",
        "bulky five, attacker, #####/TTTTT/TT..T/T...T/TTTTT",
        "pyramid four, attacker, #####/TTTTT/TT.TT/T...T/TTTTT",
        "square four, defender, ####/TTTT/T..T/T..T/TTTT",
        "seven on the second line, attacker, #########/#OOOOOOO#/OTTTTTTTO/O.......O",
        "six on the second line, defender, ########/#OOOOOO#/OTTTTTTO/O......O",
        "one eye, defender, ###/TTT/T.T/TTT"
    })
    void findsNoLifeInDeadShapes(String name, String first, String rows) {
        Color mover = first.equals("defender") ? Color.BLACK : Color.WHITE;
        Setup setup = Setup.parse(rows);
        assertFalse(isWonAtSomeLevel(setup.search(setup.window(), mover)), name);
    }

    @Test
    void aStateThatIsHopelessAtALowLevelIsWonAtAHigherOne() {
        Setup setup = Setup.parse("##########/#OOOOOOOO#/OTTTTTTTTO/O........O");
        WindowSearch search = setup.search(setup.window(), Color.WHITE);
        assertFalse(search.isWon());
        assertTrue(search.isHopeless());
        assertTrue(search.raiseLevel());
        assertTrue(isWonAtSomeLevel(search));
    }

    private static boolean isWonAtSomeLevel(WindowSearch search) {
        boolean isWon = search.isWon();
        while (!isWon && search.isHopeless() && search.raiseLevel()) {
            isWon = search.isWon();
        }
        return isWon;
    }

    /** A diagram with its essential block. The defender is black. */
    private record Setup(Position position, Block block, PointSet window) {
        static Setup parse(String rows) {
            String[] lines = rows.split("/");
            Geometry geometry = Geometry.of(lines[0].length(), lines.length);
            PointSet black = new PointSet(geometry);
            PointSet white = new PointSet(geometry);
            PointSet window = new PointSet(geometry);
            int target = 0;
            for (int row = 0; row < lines.length; row++) {
                for (int column = 0; column < geometry.width(); column++) {
                    char c = lines[lines.length - 1 - row].charAt(column);
                    int point = geometry.point(column, row);
                    if (c == 'T' || c == 'X') {
                        black.add(point);
                        target = c == 'T' ? point : target;
                    } else if (c != '.') {
                        white.add(point);
                    }
                    if (c != 'T' && c != '#') {
                        window.add(point);
                    }
                }
            }
            Position position = Position.of(black, white, Color.BLACK);
            int stone = target;
            Block block = new FloodRegionFinder()
                    .find(position, Color.BLACK).blocks().stream()
                            .filter(candidate -> candidate.stones().contains(stone))
                            .findFirst()
                            .orElseThrow();
            return new Setup(position, block, window);
        }

        LocalShape shape(PointSet points) {
            PointSet wall = points.exterior().subtract(block.stones());
            PointSet none = new PointSet(position.geometry());
            return LocalShape.ofArea(Color.BLACK, points, none, wall, List.of(block), new long[1]);
        }

        WindowSearch search(PointSet points, Color mover) {
            LocalBoard board = new LocalBoard(shape(points), position, mover);
            LifeEffort effort = new LifeEffort(Limits.DEFAULT.withMaxNodes(MOST_NODES), SearchListener.NONE);
            return new WindowSearch(
                    board,
                    new Targets(board, List.of(), true),
                    SafetyConfig.of(Preset.BEST).parts(),
                    LifeConfig.DEFAULT,
                    new Jitter(0, 0),
                    effort,
                    new WonTable(TABLE_BYTES),
                    Optional.empty(),
                    ChoiceListener.NONE);
        }
    }
}
