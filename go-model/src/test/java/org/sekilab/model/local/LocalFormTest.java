package org.sekilab.model.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.sekilab.model.Block;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Geometry;
import org.sekilab.model.Legality;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;

/** The same random games in each form of a local game, beside the plain rules and the plain board. */
class LocalFormTest {
    private static final long SEED = 21;
    private static final int MAX_PLIES = 40;

    /** The forms of one long, three longs and ten longs. */
    enum Form {
        ONE {
            @Override
            LocalForm game(Area area, Color mover, KoThreats threats) {
                PointSet none = new PointSet(area.points().geometry());
                LocalShape shape = LocalShape.ofArea(
                        area.defender(), area.points(), none, area.wall(), area.essential(), area.eyes);
                return new LocalBoard(shape, area.position(), mover, threats);
            }
        },
        THREE {
            @Override
            LocalForm game(Area area, Color mover, KoThreats threats) {
                return wide(area, mover, threats, WideShape.FEW);
            }
        },
        TEN {
            @Override
            LocalForm game(Area area, Color mover, KoThreats threats) {
                return wide(area, mover, threats, WideShape.MANY);
            }
        };

        abstract LocalForm game(Area area, Color mover, KoThreats threats);

        private static LocalForm wide(Area area, Color mover, KoThreats threats, int words) {
            WideShape shape =
                    new WideShape(area.defender(), area.points(), area.wall(), area.essential(), area.eyes, words);
            return new WideBoard(shape, area.position(), mover, threats);
        }
    }

    /** Points of a position with essential blocks and a wall around them. */
    private static final class Area {
        private final Position position;
        private final LocalShape shape;
        private final long[] eyes;

        Area(Position position, LocalShape shape) {
            this.position = position;
            this.shape = shape;
            this.eyes = shape.eyes();
        }

        Position position() {
            return position;
        }

        Color defender() {
            return shape.defender();
        }

        PointSet points() {
            return shape.pointsOf(shape.all());
        }

        List<Block> essential() {
            return shape.blocks();
        }

        PointSet wall() {
            PointSet wall = points().exterior();
            essential().forEach(block -> wall.subtract(block.stones()));
            return wall;
        }
    }

    private final Map<String, Integer> counts = new HashMap<>();

    private void count(String what, boolean isSo) {
        counts.merge(what, isSo ? 1 : 0, Integer::sum);
    }

    @ParameterizedTest
    @EnumSource
    void gamesOfEachFormFollowThePlainRules(Form form) {
        playAll(form, 5_000);
    }

    @Tag("thorough")
    @ParameterizedTest
    @EnumSource
    void manyGamesOfEachFormFollowThePlainRules(Form form) {
        playAll(form, 20_000);
    }

    private void playAll(Form form, int games) {
        Random random = new Random(SEED);
        for (int game = 0; game < games; game++) {
            play(form, random);
        }
        for (String rare :
                List.of("suicide", "ko", "capture", "lost", "last eye", "doubtful", "given", "over", "pass", "eye")) {
            assertThat(counts.getOrDefault(rare, 0)).as(rare).isGreaterThan(3);
        }
    }

    private void play(Form form, Random random) {
        Geometry geometry = Geometry.of(2 + random.nextInt(4), 2 + random.nextInt(4));
        Color defender = random.nextBoolean() ? Color.BLACK : Color.WHITE;
        Area area = area(geometry, defender, random);
        KoThreats threats = random.nextInt(4) == 0
                ? KoThreats.ofTheDefender(1 + random.nextInt(3))
                : new KoThreats(random.nextInt(6) - 2);
        boolean isDefenderFirst = random.nextBoolean();
        NaiveLocalGame naive = new NaiveLocalGame(area.shape, area.points(), area.position(), isDefenderFirst, threats);
        if (!naive.isSound()) {
            return;
        }
        LocalForm local = form.game(area, isDefenderFirst ? defender : defender.opposite(), threats);
        for (int ply = 0; ply < MAX_PLIES && !naive.isOver && !naive.isLost; ply++) {
            assertSame(local, naive, ply);
            int move = randomMove(area, naive, random);
            NaiveLocalGame before = naive.copy();
            naive.play(move);
            int here = move == Points.PASS ? move : local.shape().localOf(move);
            local.play(here);
            if (random.nextInt(4) == 0) {
                count("given", local.giveUpDoubtful() > 0);
                local.undo();
                assertSame(local, before, ply);
                local.play(here);
            }
            count("pass", move == Points.PASS);
            count("capture", naive.attackers.size() + naive.defenders.size() <= size(before));
            count("ko", naive.koPoint() != Points.NONE);
        }
        count("lost", naive.isLost);
        count("over", naive.isOver);
        assertThat(local.isBlockCaptured()).as("%s", local).isEqualTo(naive.isLost);
        assertThat(local.isOver()).as("%s", local).isEqualTo(naive.isOver);
    }

    private Area area(Geometry geometry, Color defender, Random random) {
        Position position = RandomAreas.position(geometry, defender, random);
        LocalShape shape = RandomAreas.shape(position, defender, random).sacrificing(List.of());
        long[] eyes = random.longs(shape.blocks().size(), 0, 6)
                .map(kind -> kind < 4 ? kind : kind == 4 ? 0 : LocalShape.ALIVE)
                .toArray();
        for (long some : eyes) {
            count("eye", some != 0);
        }
        PointSet none = new PointSet(geometry);
        PointSet points = shape.pointsOf(shape.all());
        PointSet wall = points.exterior();
        shape.blocks().forEach(block -> wall.subtract(block.stones()));
        return new Area(position, LocalShape.ofArea(defender, points, none, wall, shape.blocks(), eyes));
    }

    private static int size(NaiveLocalGame game) {
        return game.attackers.size() + game.defenders.size();
    }

    private static int randomMove(Area area, NaiveLocalGame naive, Random random) {
        int ko = naive.koPoint();
        if (ko != Points.NONE && random.nextBoolean() && naive.legality(ko) == Legality.LEGAL) {
            return ko;
        }
        List<Integer> legal = new ArrayList<>();
        for (int point : area.points().toArray()) {
            if (naive.legality(point) == Legality.LEGAL) {
                legal.add(point);
            }
        }
        return legal.isEmpty() || random.nextInt(10) == 0 ? Points.PASS : legal.get(random.nextInt(legal.size()));
    }

    private void assertSame(LocalForm local, NaiveLocalGame naive, int ply) {
        String text = "%s%nby the plain rules: %s, %s".formatted(local, naive.attackers, naive.defenders);
        assertThat(local.isDefenderToMove()).as(text).isEqualTo(naive.isDefenderToMove);
        assertThat(local.isPassed()).as(text).isEqualTo(naive.isPassed);
        assertThat(local.keyHigh() < 0).as(text).isEqualTo(naive.isPassed);
        assertThat(local.isOver()).as(text).isFalse();
        assertThat(local.isBlockCaptured()).as(text).isFalse();
        assertThat(local.ply()).as(text).isEqualTo(ply);
        int ko = local.koPoint();
        assertThat(ko == Points.NONE ? ko : local.shape().point(ko)).as(text).isEqualTo(naive.koPoint());
        assertThat(local.threatsLeft()).as(text).isEqualTo(naive.threatsLeft());
        assertThat(local.findBlockInLastEye()).as(text).isEqualTo(naive.hasBlockInLastEye());
        assertThat(local.findDoubtfulStones()).as(text).isEqualTo(naive.hasDoubtfulStones());
        count("doubtful", naive.hasDoubtfulStones());
        count("last eye", naive.hasBlockInLastEye());
        assertThat(local.isLegal(Points.PASS)).isTrue();
        assertThat(local.legality(local.shape().size())).isEqualTo(Legality.OFF_BOARD);
        for (int here = 0; here < local.shape().size(); here++) {
            int point = local.shape().point(here);
            assertThat(local.isAttacker(here)).as(text).isEqualTo(naive.attackers.contains(point));
            assertThat(local.isDefender(here)).as(text).isEqualTo(naive.defenders.contains(point));
            Legality legality = naive.legality(point);
            count("suicide", legality == Legality.SUICIDE);
            assertThat(local.legality(here)).as("%s: %s", point, text).isEqualTo(legality);
            if (naive.attackers.contains(point)) {
                PointSet group = PointSet.of(naive.attackers.geometry(), point).flood(naive.attackers);
                assertThat(local.liberties(here))
                        .as(text)
                        .isEqualTo(group.exterior().intersect(naive.empties()).size());
            }
        }
        if (local instanceof WideBoard wide) {
            assertThat(wide.isConsistent()).as(text).isTrue();
        }
    }

    /** What one form gives up, each other form gives up, too. */
    @Test
    void allFormsGiveUpTheSameStones() {
        Random random = new Random(SEED);
        int given = 0;
        for (int game = 0; game < 2_000; game++) {
            Geometry geometry = Geometry.of(2 + random.nextInt(4), 2 + random.nextInt(4));
            Area area = area(geometry, Color.BLACK, random);
            NaiveLocalGame naive =
                    new NaiveLocalGame(area.shape, area.points(), area.position(), false, KoThreats.UNLIMITED);
            if (naive.isSound()) {
                LocalForm one = Form.ONE.game(area, Color.WHITE, KoThreats.UNLIMITED);
                int stones = one.giveUpDoubtful();
                given += stones;
                for (Form form : List.of(Form.THREE, Form.TEN)) {
                    LocalForm other = form.game(area, Color.WHITE, KoThreats.UNLIMITED);
                    assertThat(other.giveUpDoubtful()).as("%s", one).isEqualTo(stones);
                    for (int here = 0; here < one.shape().size(); here++) {
                        assertThat(other.isAttacker(here)).as("%s", one).isEqualTo(one.isAttacker(here));
                    }
                }
            }
        }
        assertThat(given).isGreaterThan(100);
    }

    /** Both sides have the rules of the board, but for the attacker's threats: each pays for a retake. */
    @ParameterizedTest
    @CsvSource({
        "9, 6, LocalBoard, 1, 15",
        "13, 13, WideBoard, 3, 5",
        "25, 25, WideBoard, 10, 1",
        "5, 25, WideBoard, 3, 5"
    })
    void wholeBoardsOfAnySizeAreThoseOfThePlainBoard(int width, int height, String form, int words, int games) {
        Random random = new Random(SEED);
        for (int game = 0; game < games; game++) {
            Position start = Position.empty(Geometry.of(width, height));
            Color defender = random.nextBoolean() ? Color.BLACK : Color.WHITE;
            int threats = 5;
            LocalForm local = whole(start, defender, KoThreats.of(threats));
            assertThat(local.getClass().getSimpleName()).isEqualTo(form);
            assertThat(local instanceof WideBoard wide ? wide.shape().words() : 1)
                    .isEqualTo(words);
            Position position = start;
            for (int ply = 0; ply < 2 * width * height; ply++) {
                int ko = local.koPoint();
                boolean isThreat = ko != Points.NONE && !local.isDefenderToMove() && threats > 0;
                assertThat(local.threatsLeft()).isEqualTo(KoThreats.of(threats));
                Board board = new Board(isThreat ? withoutKo(position) : position);
                compare(local, board, random);
                boolean isRetake = isThreat && random.nextBoolean();
                int move = isRetake ? local.shape().point(ko) : RandomAreas.randomMove(board, random);
                if (move == Points.PASS && local.isPassed()) {
                    break;
                }
                board.play(move);
                int here = move == Points.PASS ? move : local.shape().localOf(move);
                if (random.nextInt(3) == 0) {
                    local.play(here);
                    local.undo();
                    assertStones(local, position);
                }
                local.play(here);
                threats -= isThreat && here == ko ? 1 : 0;
                int before = position.black().size() + position.white().size();
                position = board.toPosition();
                count("capture", position.black().size() + position.white().size() <= before);
                count("ban", ko != Points.NONE && !isThreat);
            }
            count("threat", threats < 5);
            assertStones(local, position);
            while (local.ply() > 0) {
                local.undo();
            }
            assertStones(local, start);
        }
        assertThat(counts.get("capture")).isGreaterThan(games);
        assertThat(counts.get("ban")).isPositive();
        assertThat(counts.get("threat")).isPositive();
    }

    /** A ko threat and its answer lift the ban of a ko. */
    private static Position withoutKo(Position position) {
        return Position.of(position.black(), position.white(), position.toMove());
    }

    private static LocalForm whole(Position position, Color defender, KoThreats threats) {
        PointSet none = new PointSet(position.geometry());
        PointSet all = PointSet.board(position.geometry());
        return LocalForm.of(position, defender, all, none, List.of(), new long[0], position.toMove(), threats);
    }

    private static void compare(LocalForm local, Board board, Random random) {
        for (int i = 0; i < 30; i++) {
            boolean isKo = i == 0 && local.koPoint() != Points.NONE;
            int here = isKo ? local.koPoint() : random.nextInt(local.shape().size());
            assertThat(local.legality(here))
                    .as("%s", local)
                    .isEqualTo(board.legality(local.shape().point(here)));
        }
    }

    private static void assertStones(LocalForm local, Position position) {
        Color defender = local.shape().defender();
        for (int here = 0; here < local.shape().size(); here++) {
            int point = local.shape().point(here);
            assertThat(local.isDefender(here))
                    .isEqualTo(position.stones(defender).contains(point));
            assertThat(local.isAttacker(here))
                    .isEqualTo(position.stones(defender.opposite()).contains(point));
        }
    }

    /** Different orders of moves to the same stones have the same key. Another side to move has another key. */
    @Test
    void keysTellStatesNotWays() {
        Position start = Position.empty(Geometry.of(13, 13));
        LocalForm one = whole(start, Color.BLACK, KoThreats.UNLIMITED);
        LocalForm other = whole(start, Color.BLACK, KoThreats.UNLIMITED);
        for (int move : new int[] {3, 100, 50, 168}) {
            one.play(move);
        }
        for (int move : new int[] {50, 168, 3, 100}) {
            other.play(move);
        }
        assertThat(other.keyLow()).isEqualTo(one.keyLow());
        assertThat(other.keyHigh()).isEqualTo(one.keyHigh());
        other.play(Points.PASS);
        assertThat(other.keyLow()).isNotEqualTo(one.keyLow());
    }

    @Test
    void moreThanTenLongsAreTooMany() {
        PointSet points = PointSet.board(Geometry.of(25, 25));
        List<Block> blocks = new FloodRegionFinder()
                .find(
                        Position.of(PointSet.of(points.geometry(), 0), new PointSet(points.geometry()), Color.BLACK),
                        Color.BLACK)
                .blocks();
        List<Block> many = Collections.nCopies(16, blocks.get(0));
        assertThatThrownBy(
                        () -> new WideShape(Color.BLACK, points, new PointSet(points.geometry()), many, new long[16]))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("625 points, 16 essential blocks, eyes of 16");
    }
}
