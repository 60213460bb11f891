package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.MergedRegion;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.Seeds;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.RegionSolver;
import org.sekilab.safety.certificate.Certificate;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.search.Limits;
import org.sekilab.search.dfpn.DfpnConfig;
import org.sekilab.search.dfpn.DfpnEngine;
import org.sekilab.statics.EnclosedBoard;
import org.sekilab.statics.OracleProblem;

/**
 * In zones with the line {@code superko} no answer of the defender makes a position that was there before, on any way
 * through the lines, and in random play after leaves.
 */
class NewPositionsTest {
    private static final int MAX_STATES = 100_000;
    private static final int MAX_STATES_OF_TRUTH = 2_000;
    private static final int GAMES = 12; // of random play from each leaf
    private static final int MOST_PLIES = 80;
    private static final String MARK = "superko";
    private static final RegionSolver SOLVER = solver(Preset.BEST);
    private static final RegionSolver SMALL_SOLVER = solver(Preset.M7);

    private int answers; // stones of the defender that were found to be new
    private int marked; // zones

    private static RegionSolver solver(Preset preset) {
        return new RegionSolver(
                DfpnEngine.withTwins(DfpnConfig.DEFAULT),
                new SafetyConfig(preset.features(), 30, 14, 14, Limits.DEFAULT.withMaxNodes(1_000_000)));
    }

    /** The games in which the defender sent two stones and got one back, or had a leaf that may repeat positions. */
    @ParameterizedTest
    @ValueSource(ints = {190, 763, 1197})
    void sekisOfTheOracleAreWrittenWithoutRepetition(int index) {
        checkSeki(index);
    }

    @ParameterizedTest
    @ValueSource(ints = {762, 1414, 1420})
    @Tag("thorough")
    void sekisWithMoreStatesAreWrittenWithoutRepetition(int index) {
        checkSeki(index);
    }

    private void checkSeki(int index) {
        OracleProblem problem = OracleProblem.all().get(index - 1);
        assertThat(problem.index()).isEqualTo(index);
        Color first = problem.region().attacker();
        Verdict verdict =
                SMALL_SOLVER.solve(problem.position(), problem.region(), first).verdict();
        assertThat(verdict).isEqualTo(Verdict.SEKI);
        for (RegionSolver solver : List.of(SMALL_SOLVER, SOLVER)) {
            Certificate certificate = solver.certify(problem.position(), problem.region(), first, verdict, MAX_STATES)
                    .orElseThrow();
            LocalBoard board = new LocalBoard(LocalShape.of(problem.region()), problem.position(), first);
            check(board, Certificates.text(certificate), new Random(index));
        }
        assertThat(marked).isEqualTo(2);
        assertThat(answers).isPositive();
    }

    /** False certificates of the corpus do make a position again. So the other tests here would notice one. */
    @ParameterizedTest
    @CsvSource({"two-stones-sent, 190", "stone-again, 1417"})
    void falseCertificatesMakeAPositionAgain(String name, int index) throws IOException {
        List<String> lines =
                Files.readAllLines(Corpus.FOLDER.resolve("bad").resolve("R-SUPERKO-1-%s.cert".formatted(name)));
        OracleProblem problem = OracleProblem.all().get(index - 1);
        LocalBoard board = new LocalBoard(
                LocalShape.of(problem.region()),
                problem.position(),
                problem.region().attacker());
        int states = lines.indexOf(MARK) + 2;
        Ways ways = new Ways(board, lines.subList(states, lines.indexOf("end")));
        assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> ways.check(new Random(index)));
    }

    @RepeatedTest(2)
    void answersOfRandomRegionsMakeNewPositions(RepetitionInfo run) {
        checkRegions(new Random(Seeds.next(run)), 100);
        assertThat(marked).isGreaterThan(10);
    }

    @RepeatedTest(20)
    @Tag("slow")
    void answersOfMoreRandomRegionsMakeNewPositions(RepetitionInfo run) {
        checkRegions(new Random(Seeds.next(run)), 300);
    }

    private void checkRegions(Random random, int boards) {
        for (int i = 0; i < boards; i++) {
            EnclosedBoard.next(random, 9).ifPresent(enclosed -> {
                RegionMap map = new FloodRegionFinder().find(enclosed.position(), enclosed.defender());
                List<BasicRegion> parts = new ArrayList<>(map.regions());
                parts.removeIf(region -> !enclosed.playground().containsAll(region.points()));
                if (!parts.isEmpty()) {
                    checkRegion(enclosed.position(), map.merge(parts), random);
                }
            });
        }
    }

    private void checkRegion(Position position, MergedRegion region, Random random) {
        for (Color first : Color.values()) {
            Verdict verdict = SMALL_SOLVER.solve(position, region, first).verdict();
            if (verdict == Verdict.SAFE || verdict == Verdict.SEKI) {
                SMALL_SOLVER
                        .certify(position, region, first, verdict, MAX_STATES)
                        .ifPresent(certificate -> check(
                                new LocalBoard(LocalShape.of(region), position, first),
                                Certificates.text(certificate),
                                random));
            }
        }
    }

    /** Zones beside walls, with liberties elsewhere, by brute force: the checker says which may have the line. */
    @RepeatedTest(2)
    void answersOfRandomZonesMakeNewPositions(RepetitionInfo run) {
        Random random = new Random(Seeds.next(run));
        for (int i = 0; i < 400; i++) {
            EnclosedBoard.next(random, 8).ifPresent(enclosed -> checkZone(enclosed, random));
        }
        assertThat(marked).isGreaterThan(20);
        assertThat(answers).isPositive();
    }

    private void checkZone(EnclosedBoard enclosed, Random random) {
        LocalBoard board = PairStrategyTest.game(enclosed, random);
        zone(enclosed, board, random)
                .filter(text -> Certificates.problem(text).isEmpty())
                .ifPresent(text -> check(board, text, random));
    }

    /** A certificate of a zone that is won by brute force, with the line, which it may not deserve. */
    private static Optional<String> zone(EnclosedBoard enclosed, LocalBoard board, Random random) {
        return LocalTruth.of(board, MAX_STATES_OF_TRUTH)
                .filter(LocalTruth::isWon)
                .map(truth -> {
                    List<String> lines = new ArrayList<>(Certificates.gameZone(board, truth, random.nextInt(4) - 1));
                    lines.add(1, MARK);
                    return Certificates.board(enclosed.position(), lines).replace("certificate 3", "certificate 4");
                });
    }

    /** A certificate of a random zone with the line, see above. */
    static Optional<String> zone(EnclosedBoard enclosed, Random random) {
        return zone(enclosed, PairStrategyTest.game(enclosed, random), random);
    }

    /** Answers by pairs, and the stones that clear territory, from random states that pairs decide. */
    @RepeatedTest(2)
    void pairsAndClearingMakeNewPositions(RepetitionInfo run) {
        checkPairs(new Random(Seeds.next(run)), 500);
        assertThat(answers).isGreaterThan(200);
    }

    @RepeatedTest(5)
    @Tag("thorough")
    void answersOfMoreRandomZonesMakeNewPositions(RepetitionInfo run) {
        answersOfRandomZonesMakeNewPositions(run);
    }

    @RepeatedTest(5)
    @Tag("thorough")
    void pairsAndClearingMakeNewPositionsOnMoreBoards(RepetitionInfo run) {
        pairsAndClearingMakeNewPositions(run);
    }

    @RepeatedTest(100)
    @Tag("slow")
    void pairsAndClearingMakeNewPositionsManyTimes(RepetitionInfo run) {
        checkPairs(new Random(Seeds.next(run)), 5_000);
    }

    private void checkPairs(Random random, int boards) {
        for (int i = 0; i < boards; i++) {
            EnclosedBoard.next(random, 12).ifPresent(enclosed -> {
                for (int j = 0; j < 10; j++) {
                    LocalBoard board = PairStrategyTest.game(enclosed, random);
                    int[] pairs = j == 0 ? new int[0] : PairStrategyTest.randomPairs(board, random);
                    PairStrategy strategy = new PairStrategy(List.of(Certificates.state(board)), pairs);
                    if (strategy.holds() && strategy.isNew(0)) {
                        for (int game = 0; game < GAMES; game++) {
                            play(board, pairs, new HashSet<>(), random);
                        }
                    }
                }
            });
        }
    }

    /** As above, with all play of the attacker in small games. */
    @RepeatedTest(1)
    void pairsAndClearingMakeNewPositionsAgainstAllPlay(RepetitionInfo run) {
        checkAllPlay(new Random(Seeds.next(run)), 600, 5);
        assertThat(answers).isGreaterThan(50);
    }

    @RepeatedTest(2)
    @Tag("thorough")
    void pairsAndClearingMakeNewPositionsAgainstAllPlayOnMoreBoards(RepetitionInfo run) {
        pairsAndClearingMakeNewPositionsAgainstAllPlay(run);
    }

    @RepeatedTest(50)
    @Tag("slow")
    void pairsAndClearingMakeNewPositionsAgainstAllPlayManyTimes(RepetitionInfo run) {
        checkAllPlay(new Random(Seeds.next(run)), 500, 7);
    }

    private void checkAllPlay(Random random, int boards, int moves) {
        for (int i = 0; i < boards; i++) {
            EnclosedBoard.next(random, 7).ifPresent(enclosed -> {
                LocalBoard board = PairStrategyTest.game(enclosed, random);
                for (int j = 0; j < 8 && board.shape().size() <= 7 && !board.isDefenderToMove(); j++) {
                    int[] pairs = j == 0 ? new int[0] : PairStrategyTest.randomPairs(board, random);
                    PairStrategy strategy = new PairStrategy(List.of(Certificates.state(board)), pairs);
                    if (strategy.holds() && strategy.isNew(0)) {
                        Set<Stones> seen = new HashSet<>();
                        seen.add(new Stones(board.attacker(), board.defender()));
                        playAll(board, new PairPlay(board, pairs), seen, moves);
                    }
                }
            });
        }
    }

    /** Where a stone of the attacker may be outer, it may be captured on the board, and tells no positions apart. */
    @Test
    void stonesThatMayBeOuterAreNotFixed() {
        StoneBoard board = new StoneBoard(List.of("......", "......", "......", "......"));
        BitSet area = new BitSet();
        List.of(0, 1, 6, 7, 9, 10, 11).forEach(area::set);
        BitSet block = new BitSet(); // closes the points 0, 1, 6 and 7
        List.of(2, 8, 12, 13).forEach(block::set);
        WallGame game = new WallGame(board, Player.BLACK, area, area, List.of(block), List.of(0L));
        assertThat(game.enclosed()).isEqualTo(0b1111);
        WallGame beside = new WallGame(board, Player.BLACK, area, area, List.of(block), List.of());
        assertThat(beside.enclosed()).isZero();
    }

    /** Checks the zones of the defender that have the line. */
    private void check(LocalBoard board, String text, Random random) {
        assertThat(Certificates.problem(text)).as(text).isEmpty();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).matches("zone \\w+ game \\w+( first)?")) {
                int states = i;
                while (!lines.get(states).startsWith("states ")) {
                    states++;
                }
                int count = Integer.parseInt(lines.get(states).substring("states ".length()));
                if (lines.subList(i, states).contains(MARK)) {
                    marked++;
                    new Ways(board, lines.subList(states + 1, states + 1 + count)).check(random);
                }
            }
        }
    }

    private record Stones(long attacker, long defender) {}

    /** Random play against the strategy by pairs. The board is as before in the end. */
    private void play(LocalBoard board, int[] pairs, Set<Stones> before, Random random) {
        int plies = board.ply();
        Set<Stones> seen = new HashSet<>(before);
        seen.add(new Stones(board.attacker(), board.defender()));
        PairPlay strategy = new PairPlay(board, pairs);
        int last = Points.PASS;
        while (!board.isOver() && board.ply() < plies + MOST_PLIES) {
            int move = board.isDefenderToMove() ? strategy.answer(last) : randomMove(board, random);
            boolean isAnswer = board.isDefenderToMove() && move != Points.PASS;
            assertThat(board.isLegal(move)).as("%s: %d", board, move).isTrue();
            board.play(move);
            assertThat(board.isBlockCaptured()).as(board.toString()).isFalse();
            boolean isNew = seen.add(new Stones(board.attacker(), board.defender()));
            if (isAnswer) {
                assertThat(isNew).as("%s after %d", board, move).isTrue();
                answers++;
            }
            last = move;
        }
        if (board.isOver()) {
            assertThat(board.attacker() & board.shape().territory()).isZero();
        }
        while (board.ply() > plies) {
            board.undo();
        }
    }

    /** All play of the attacker against the strategy by pairs, as far as a number of moves. */
    private void playAll(LocalBoard board, PairPlay strategy, Set<Stones> seen, int moves) {
        for (int move : moves == 0 || board.isOver() ? new int[0] : legalMoves(board)) {
            board.play(move);
            Stones attacked = new Stones(board.attacker(), board.defender());
            boolean isNew = seen.add(attacked);
            PairPlay next = new PairPlay(strategy);
            int answer = board.isOver() ? Points.PASS : next.answer(move);
            assertThat(board.isLegal(answer) || board.isOver()).isTrue();
            assertThat(board.isBlockCaptured()).as(board.toString()).isFalse();
            if (!board.isOver()) {
                board.play(answer);
                Stones answered = new Stones(board.attacker(), board.defender());
                if (answer != Points.PASS) {
                    assertThat(seen.add(answered))
                            .as("%s after %d", board, answer)
                            .isTrue();
                    answers++;
                }
                playAll(board, next, seen, moves - 1);
                if (answer != Points.PASS) {
                    seen.remove(answered);
                }
                board.undo();
            }
            if (isNew) {
                seen.remove(attacked);
            }
            board.undo();
        }
    }

    /** The points in ascending order, then the pass. */
    private static int[] legalMoves(LocalBoard state) {
        return IntStream.concat(
                        IntStream.range(0, state.shape().size()).filter(state::isLegal), IntStream.of(Points.PASS))
                .toArray();
    }

    private static int randomMove(LocalBoard board, Random random) {
        for (int i = 0; i < 20 && board.shape().size() > 0; i++) {
            int move = random.nextInt(board.shape().size());
            if (board.isLegal(move)) {
                return move;
            }
        }
        return Points.PASS;
    }

    /** All ways through the lines of a game. */
    private final class Ways {
        private final LocalBoard board;
        private final List<String[]> lines;
        private final long enclosed;
        private final Map<Stones, Integer> numbers = new HashMap<>(); // of the fixed stones
        private final Map<Integer, LocalBoard> states = new HashMap<>(); // [line]

        Ways(LocalBoard board, List<String> lines) {
            this.board = new LocalBoard(board);
            this.lines = lines.stream().map(line -> line.split(" ")).toList();
            this.enclosed = Certificates.state(board).game().enclosed();
        }

        void check(Random random) {
            List<BitSet> earlier = new ArrayList<>(); // [line] numbers of the stones on any way to it
            lines.forEach(line -> earlier.add(new BitSet()));
            states.put(0, board);
            for (int line = 0; line < lines.size(); line++) {
                LocalBoard state = states.remove(line);
                String[] words = lines.get(line);
                if (state == null || words[0].equals(".")) {
                    continue;
                }
                if (words[0].equals("=")) {
                    playOn(state, words, earlier.get(line), random);
                    continue;
                }
                earlier.get(line).set(number(state));
                int[] moves = words[0].equals("a") ? legalMoves(state) : new int[] {move(words[1])};
                for (int i = 0; i < moves.length; i++) {
                    int next = line + Integer.parseInt(words[words.length - moves.length + i]);
                    state.play(moves[i]);
                    if (words[0].equals("d") && moves[i] != Points.PASS) {
                        assertThat(earlier.get(line).get(number(state)))
                                .as("line %d: %s after %d", line, state, moves[i])
                                .isFalse();
                        answers++;
                    }
                    states.putIfAbsent(next, new LocalBoard(state));
                    state.undo();
                    earlier.get(next).or(earlier.get(line));
                }
            }
        }

        private void playOn(LocalBoard state, String[] words, BitSet earlier, Random random) {
            boolean isClosed = enclosed == state.shape().all();
            if (isClosed && state.shape().sacrifices().isEmpty()) {
                Set<Stones> before = new HashSet<>();
                numbers.forEach((stones, number) -> {
                    if (earlier.get(number)) {
                        before.add(stones);
                    }
                });
                int[] pairs = Arrays.stream(words, 1, words.length)
                        .mapToInt(word -> state.shape().point(Integer.parseInt(word)))
                        .toArray();
                for (int game = 0; game < GAMES; game++) {
                    play(state, pairs, before, random);
                }
            }
        }

        private int number(LocalBoard state) {
            return numbers.computeIfAbsent(
                    new Stones(state.attacker() & enclosed, state.defender()), none -> numbers.size());
        }

        private static int move(String word) {
            return word.equals("p") ? Points.PASS : Integer.parseInt(word);
        }
    }
}
