package org.sekilab.model.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.Legality;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.Seeds;

/** Compares local games in random areas with plain rules, after each move and after its undo. */
class LocalRulesTest {
    private static final int GAMES = 400;
    private static final int MAX_PLIES = 40;

    private final Map<String, Integer> counts = new HashMap<>();

    @RepeatedTest(6)
    void gamesFollowThePlainRules(RepetitionInfo run) {
        Random random = new Random(Seeds.next(run));
        for (int game = 0; game < GAMES; game++) {
            play(random);
        }
        for (String rare :
                List.of("game", "suicide", "ko", "capture", "lost", "taken", "last eye", "doubtful", "over")) {
            assertThat(counts.getOrDefault(rare, 0)).as(rare).isGreaterThan(5);
        }
    }

    private void play(Random random) {
        Geometry geometry = Geometry.of(2 + random.nextInt(4), 2 + random.nextInt(4));
        Color defender = random.nextBoolean() ? Color.BLACK : Color.WHITE;
        Position position = RandomAreas.position(geometry, defender, random);
        LocalShape shape = RandomAreas.shape(position, defender, random);
        long[] eyes = random.longs(shape.blocks().size(), 0, 6)
                .map(kind -> kind < 4 ? kind : kind == 4 ? 0 : LocalShape.ALIVE)
                .toArray();
        shape = shape.withEyes(eyes);
        KoThreats threats = random.nextInt(4) == 0
                ? KoThreats.ofTheDefender(1 + random.nextInt(3))
                : new KoThreats(random.nextInt(6) - 2);
        boolean isDefenderFirst = random.nextBoolean();
        PointSet points = shape.pointsOf(shape.all());
        NaiveLocalGame naive = new NaiveLocalGame(shape, points, position, isDefenderFirst, threats);
        if (!naive.isSound()) {
            return;
        }
        count("game", true);
        LocalBoard local = new LocalBoard(shape, position, isDefenderFirst ? defender : defender.opposite(), threats);
        for (int ply = 0; ply < MAX_PLIES && !naive.isOver && !naive.isLost; ply++) {
            assertSame(local, naive, ply);
            int move = randomMove(local, naive, random);
            NaiveLocalGame before = naive.copy();
            naive.play(move);
            local.play(move == Points.PASS ? move : shape.localOf(move));
            if (random.nextInt(4) == 0) {
                local.undo();
                assertSame(local, before, ply);
                local.play(move == Points.PASS ? move : shape.localOf(move));
            }
            count("capture", naive.attackers.size() + naive.defenders.size() <= size(before));
            count("ko", naive.koPoint() != Points.NONE);
            count("taken", naive.isBlockTaken());
        }
        count("lost", naive.isLost);
        count("over", naive.isOver);
        assertThat(local.isBlockCaptured()).as("%s", local).isEqualTo(naive.isLost);
        assertThat(local.isOver()).as("%s", local).isEqualTo(naive.isOver);
    }

    private static int size(NaiveLocalGame game) {
        return game.attackers.size() + game.defenders.size();
    }

    private void count(String what, boolean isSo) {
        counts.merge(what, isSo ? 1 : 0, Integer::sum);
    }

    private static int randomMove(LocalBoard local, NaiveLocalGame naive, Random random) {
        List<Integer> legal = new ArrayList<>();
        for (int point : local.shape().pointsOf(local.shape().all()).toArray()) {
            if (naive.legality(point) == Legality.LEGAL) {
                legal.add(point);
            }
        }
        return legal.isEmpty() || random.nextInt(10) == 0 ? Points.PASS : legal.get(random.nextInt(legal.size()));
    }

    private void assertSame(LocalBoard local, NaiveLocalGame naive, int ply) {
        LocalShape shape = local.shape();
        String text = "%s%nby the plain rules: %s, %s".formatted(local, naive.attackers, naive.defenders);
        assertThat(shape.pointsOf(local.attacker())).as(text).isEqualTo(naive.attackers);
        assertThat(shape.pointsOf(local.defender())).as(text).isEqualTo(naive.defenders);
        assertThat(shape.pointsOf(local.empties())).as(text).isEqualTo(naive.empties());
        assertThat(local.isDefenderToMove()).as(text).isEqualTo(naive.isDefenderToMove);
        assertThat(local.isPassed()).as(text).isEqualTo(naive.isPassed);
        assertThat(local.isOver()).as(text).isFalse();
        assertThat(local.isBlockCaptured()).as(text).isFalse();
        assertThat(local.ply()).as(text).isEqualTo(ply);
        int ko = local.koPoint();
        assertThat(ko == Points.NONE ? ko : shape.point(ko)).as(text).isEqualTo(naive.koPoint());
        assertThat(local.threatsLeft()).as(text).isEqualTo(naive.threatsLeft());
        assertThat(local.isBlockTaken()).as(text).isEqualTo(naive.isBlockTaken());
        assertThat(local.findDoubtfulStones()).as(text).isEqualTo(naive.hasDoubtfulStones());
        count("doubtful", naive.hasDoubtfulStones());
        assertSameRules(local, naive, text);
        LocalBoard keeping = local.keepingAll();
        if (shape.sacrifices().isEmpty() || naive.isBlockTaken()) {
            assertThat(keeping).isSameAs(local);
        } else {
            assertThat(keeping.attacker()).isEqualTo(local.attacker());
            assertThat(keeping.defender()).isEqualTo(local.defender());
            assertThat(keeping.koPoint()).isEqualTo(local.koPoint());
            assertThat(keeping.ply()).isZero();
            assertSameRules(keeping, naive.keepingAll(), text);
        }
    }

    private void assertSameRules(LocalBoard local, NaiveLocalGame naive, String text) {
        LocalShape shape = local.shape();
        for (int point = 0; point < shape.geometry().area(); point++) {
            int here = shape.localOf(point);
            Legality legality = naive.legality(point);
            count("suicide", legality == Legality.SUICIDE);
            if (here >= 0) {
                assertThat(local.legality(here)).as("%s: %s", point, text).isEqualTo(legality);
                assertThat(local.isLegal(here)).isEqualTo(legality == Legality.LEGAL);
            }
        }
        PointSet stones = naive.attackers.copy();
        assertThat(shape.pointsOf(local.around(local.attacker())).intersect(stones.complement()))
                .as(text)
                .isEqualTo(naive.attackers.exterior().intersect(shape.pointsOf(shape.all())));
        for (PointSet group : naive.attackers.components()) {
            long seed = 1L << shape.localOf(group.first());
            assertThat(shape.pointsOf(local.flood(seed, local.attacker())))
                    .as(text)
                    .isEqualTo(group);
        }
        assertThat(local.isLegal(Points.PASS)).isTrue();
        assertThat(local.legality(shape.size())).isEqualTo(Legality.OFF_BOARD);
        assertThat(local.legality(Points.NONE)).isEqualTo(Legality.OFF_BOARD);
        assertThat(local.findBlockInLastEye()).as(text).isEqualTo(naive.hasBlockInLastEye());
        count("last eye", naive.hasBlockInLastEye());
        checkGroups(local, naive, shape.blocks(), text);
        checkGroups(
                local,
                naive,
                Stream.concat(shape.blocks().stream(), shape.sacrifices().stream())
                        .toList(),
                text);
    }

    /** The groups stand in the buffer in the order of their first blocks, and stay there whatever else is asked. */
    private static void checkGroups(LocalBoard local, NaiveLocalGame naive, List<Block> firstBlocks, String text) {
        LocalShape shape = local.shape();
        DefenderGroups found = new DefenderGroups(shape);
        int count = local.groupsInto(found, firstBlocks.size());
        local.findBlockInLastEye();
        local.findDoubtfulStones();
        long seen = 0;
        int next = 0;
        for (int block = 0; block < firstBlocks.size(); block++) {
            if ((seen >>> block & 1) == 0) {
                PointSet group = naive.groupOf(firstBlocks.get(block));
                long blocks = naive.blocksIn(group).stream()
                        .mapToLong(each -> 1L << each)
                        .sum();
                seen |= blocks;
                assertThat(found.blocks()[next]).as(text).isEqualTo(blocks);
                assertThat(found.stones()[next]).as(text).isEqualTo(shape.mask(group));
                assertThat(found.exteriors()[next]).as(text).isEqualTo(shape.mask(group.exterior()));
                assertThat(found.eyes()[next]).as(text).isEqualTo(Long.bitCount(naive.eyes(group)));
                next++;
            }
        }
        assertThat(count).as(text).isEqualTo(next);
    }
}
