package org.sekilab.life.search;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.sekilab.life.LifeConfig;
import org.sekilab.life.wall.EyeGuess;
import org.sekilab.life.wall.Masks;
import org.sekilab.life.wall.UnconditionalLife;
import org.sekilab.life.wall.WallArea;
import org.sekilab.life.wall.WallBoard;
import org.sekilab.life.wall.ZoneGrower;
import org.sekilab.model.Points;

/**
 * A depth-first proof-number search of one wall game. Mutable, used by one thread.
 *
 * <p>Source: df-pn, Nagai 2002; relevance zones and null moves, Shih, Wu et al., AAAI 2022; weak proof numbers, Ueda et
 * al. 2008.
 *
 * <p>Each won state has a zone. With the opponent to move, only moves inside the zone need an answer of their own: the
 * prover passes after all others. So the zone begins with the targets, grows by the zones of the answers, and the
 * moves in it are searched until all have answers. A pass of the opponent is searched first. If the prover wins after
 * it, that answer is good against all moves outside its zone, too.
 *
 * <p>Proves: a won state is won by a well-founded proof, as each part of a proof is won earlier. A certificate shows it.
 * A lost state is none: moves far from the targets may be left out, and a repetition counts as lost for the prover.
 */
final class LifeSearch {
    static final int INFINITE = 1 << 29;

    /** The number of a state that looks lost, perhaps only because of the path or of moves that were left out. */
    static final int HOPELESS = 1 << 28;

    private static final int MOST_PLIES = 400;
    private static final int FAR = 99;
    private static final int NULL_FACTOR = Integer.getInteger("nf", 2);
    private static final int NULL_BASE = Integer.getInteger("nb", 8);
    private static final int OPPONENT_REACH = 2;

    private final WallBoard board;
    private final WallArea area;
    private final int words;
    private final Question question;
    private final LifeConfig config;
    private final Effort effort;
    private final LifeTable table;
    private final ZoneGrower grower;
    private final UnconditionalLife life;
    private final EyeGuess eyes;
    private final Frame[] frames = new Frame[MOST_PLIES + 2];
    private final int[] distances;
    private final int[] queue;
    private final long[] zone; // of the last state that was won
    private final long[] preferred;
    private final int[] jitter; // [point]
    private int reach;
    private int proof;
    private int disproof;

    LifeSearch(WallBoard board, Question question, LifeConfig config, Effort effort, LifeTable table) {
        this.board = board;
        this.area = board.area();
        this.words = area.words();
        this.question = question;
        this.config = config;
        this.effort = effort;
        this.table = table;
        this.grower = new ZoneGrower(board);
        this.life = new UnconditionalLife(board);
        this.eyes = new EyeGuess(board);
        this.distances = new int[area.size()];
        this.queue = new int[area.size()];
        this.zone = new long[words];
        this.preferred = new long[words];
        SplittableRandom random = new SplittableRandom(config.seed());
        this.jitter = new int[area.size()];
        for (int point = 0; point < jitter.length && config.seed() != 0; point++) {
            jitter[point] = random.nextInt(2);
        }
    }

    /** Searches the present state. True if the prover wins. */
    boolean isWon(int reachOfProver) {
        this.reach = reachOfProver;
        Frame root = frame(MOST_PLIES);
        root.clear(0, 0);
        root.prior = 1;
        look(root, 0, 0);
        if (root.proofs[0] != 0 && root.disproofs[0] != 0) {
            search(0, HOPELESS, HOPELESS);
        } else {
            proof = root.proofs[0];
            System.arraycopy(root.zones, 0, zone, 0, words);
        }
        return proof == 0;
    }

    /** The zone of the proof of the last state that was searched and won. */
    long[] zone() {
        return zone;
    }

    private Frame frame(int ply) {
        if (frames[ply] == null) {
            frames[ply] = new Frame(area.size(), words);
        }
        return frames[ply];
    }

    private void search(int ply, int mostProof, int mostDisproof) {
        if (ply >= MOST_PLIES) {
            proof = HOPELESS;
            disproof = 1;
            return;
        }
        Frame frame = frame(ply);
        frame.clear(board.keyLow(), board.keyHigh());
        if (Boolean.getBoolean("trace") && effort.nodes() > Integer.getInteger("from",0)) System.err.println(" ".repeat(ply) + ply + (board.isProverToMove()?" P ":" O ") + mostProof + "/" + mostDisproof);
        long before = effort.nodes();
        int move = board.isProverToMove()
                ? searchProver(frame, ply, mostProof, mostDisproof)
                : searchOpponent(frame, ply, mostProof, mostDisproof);
        if (Boolean.getBoolean("trace") && effort.nodes() > Integer.getInteger("from",0)) System.err.println(" ".repeat(ply) + ply +" = "+ proof + "/" + disproof+" best "+(move==-1?"pass":move<0?"none":area.geometry().name(area.point(move))) );
        if (proof == 0) {
            System.arraycopy(frame.zone, 0, zone, 0, words);
        }
        if (!effort.isOver() || proof == 0 || proof == INFINITE) {
            table.store(frame.low, frame.high, proof, disproof, move, effort.nodes() - before, frame.zone, 0);
        }
    }

    /** Returns the best move. */
    private int searchProver(Frame frame, int ply, int mostProof, int mostDisproof) {
        generateProver(frame, ply);
        while (true) {
            int best = -1;
            int second = INFINITE;
            long sum = 0;
            boolean isSure = true;
            for (int i = 0; i < frame.count; i++) {
                int number = frame.proofs[i];
                isSure &= number == INFINITE;
                if (best < 0 || number < frame.proofs[best]) {
                    second = best < 0 ? INFINITE : frame.proofs[best];
                    best = i;
                } else {
                    second = Math.min(second, number);
                }
                sum += frame.disproofs[i];
            }
            if (best < 0 || frame.proofs[best] >= HOPELESS) {
                setHopeless(isSure && reach >= FAR);
                return Points.PASS;
            }
            proof = frame.proofs[best];
            disproof = (int) Math.max(1, Math.min(sum, HOPELESS - 1));
            if (proof == 0) {
                disproof = INFINITE;
                winByMove(frame, best);
                return frame.moves[best];
            }
            if (proof >= mostProof || disproof >= mostDisproof || effort.isOver()) {
                return frame.moves[best];
            }
            int childProof = Math.min(mostProof, second + second / 4 + 1);
            int childDisproof = mostDisproof - disproof + frame.disproofs[best];
            board.play(frame.moves[best]);
            search(ply + 1, childProof, childDisproof);
            board.undo();
            take(frame, best);
        }
    }

    private void setHopeless(boolean isSure) {
        proof = isSure ? INFINITE : HOPELESS;
        disproof = isSure ? 0 : 1;
    }

    private void take(Frame frame, int child) {
        frame.proofs[child] = proof;
        frame.disproofs[child] = disproof;
        if (proof == 0) {
            System.arraycopy(zone, 0, frame.zones, words * child, words);
        }
    }

    private void winByMove(Frame frame, int child) {
        System.arraycopy(frame.zones, words * child, frame.zone, 0, words);
        board.play(frame.moves[child]);
        grower.beforeProversMove(frame.zone, frame.moves[child]);
        board.undo();
    }

    private void generateProver(Frame frame, int ply) {
        int forced = forcedMoves(frame, ply);
        if (forced >= 0) {
            return;
        }
        computeDistances(reach);
        for (int wanted = 1; wanted <= Math.min(reach, FAR); wanted++) {
            boolean isAny = false;
            for (int point = 0; point < area.size(); point++) {
                isAny |= distances[point] >= wanted && distances[point] < FAR;
                if (distances[point] == wanted && board.isLegal(point)) {
                    addChild(frame, point, ply, wanted + jitter[point]);
                    if (frame.proofs[frame.count - 1] == 0) {
                        return;
                    }
                }
            }
            if (!isAny) {
                break;
            }
        }
        addChild(frame, Points.PASS, ply, reach);
    }

    /** If the only block of a group is in atari: the moves that save it. Returns their number, or -1. */
    private int forcedMoves(Frame frame, int ply) {
        if (question.goal() != Question.Goal.LIVE) {
            return -1;
        }
        int block = soleTargetInAtari();
        if (block < 0) {
            return -1;
        }
        int liberty = board.onlyLiberty(block);
        if (board.isLegal(liberty)) {
            addChild(frame, liberty, ply, 1);
        }
        long[] stones = board.blockStones();
        int at = words * block;
        for (int p = Masks.first(stones, at, words); p >= 0; p = Masks.next(stones, at, words, p)) {
            for (int near : area.neighborsOf(p)) {
                int move = board.capturingMove(near);
                if (move >= 0 && frame.childOf[move + 1] == Frame.NO_CHILD && board.isLegal(move)) {
                    addChild(frame, move, ply, 1);
                }
            }
        }
        return frame.count;
    }

    /** The block of the only target that a group has left, if it has one liberty; or -1. */
    private int soleTargetInAtari() {
        for (long[] group : question.groups()) {
            int sole = board.soleBlock(group);
            if (sole >= 0 && board.onlyLiberty(sole) >= 0) {
                return sole;
            }
        }
        return -1;
    }

    /** Returns the best move. */
    private int searchOpponent(Frame frame, int ply, int mostProof, int mostDisproof) {
        if (!generateOpponent(frame, ply)) {
            return frame.moves[frame.count - 1];
        }
        boolean isNullOpen = config.nullMoves() || question.isPassAnswered();
        boolean isNullWon = false;
        int nullProof = 0;
        int nullDisproof = 0;
        if (isNullOpen) {
            board.play(Points.PASS);
            look(frame, area.size(), ply + 1);
            board.undo();
            nullProof = frame.proofs[area.size()];
            nullDisproof = frame.disproofs[area.size()];
            if (nullProof == 0) {
                System.arraycopy(frame.zones, words * area.size(), frame.nullZone, 0, words);
            }
        }
        boolean isChanged = true;
        while (true) {
            if (isNullOpen && nullProof == 0) {
                isNullOpen = false;
                isNullWon = true;
                isChanged = true;
            } else if (isNullOpen && nullProof >= HOPELESS) {
                if (question.isPassAnswered()) {
                    setHopeless(nullProof == INFINITE);
                    return Points.PASS;
                }
                isNullOpen = false;
            }
            if (isChanged) {
                if (!findNeeded(frame, ply, isNullWon)) {
                    setHopeless(false);
                    return Points.PASS;
                }
                isChanged = false;
            }
            int most = isNullOpen ? nullProof : 0;
            int open = isNullOpen ? 1 : 0;
            int best = -1;
            int second = INFINITE;
            for (int i = 0; i < frame.count; i++) {
                if (frame.proofs[i] >= HOPELESS) {
                    setHopeless(frame.disproofs[i] == 0 && frame.proofs[i] == INFINITE);
                    return frame.moves[i];
                }
                if (frame.proofs[i] == 0 || isNullWon && isAnsweredByNull(frame, i)) {
                    continue;
                }
                if (frame.isNeeded[i]) {
                    most = Math.max(most, frame.proofs[i]);
                    open++;
                }
                int number = frame.disproofs[i];
                if (best < 0 || number < frame.disproofs[best]) {
                    second = best < 0 ? INFINITE : frame.disproofs[best];
                    best = i;
                } else {
                    second = Math.min(second, number);
                }
            }
            if (open == 0) {
                proof = 0;
                disproof = INFINITE;
                return isNullWon ? Points.PASS : Points.NONE;
            }
            int least = best < 0 ? HOPELESS - 1 : frame.disproofs[best];
            proof = Math.min(most + open - 1, HOPELESS - 1);
            disproof = isNullOpen && (question.isPassAnswered() || best < 0) ? Math.min(least, nullDisproof) : least;
            int bestMove = best < 0 ? Points.PASS : frame.moves[best];
            if (proof >= mostProof || disproof >= mostDisproof || effort.isOver()) {
                return bestMove;
            }
            long nullBound = (long) NULL_FACTOR * least + NULL_BASE;
            if (isNullOpen && (nullDisproof < nullBound || best < 0)) {
                board.play(Points.PASS);
                search(ply + 1, mostProof, (int) Math.min(Math.max(nullBound, nullDisproof + 1L), HOPELESS));
                board.undo();
                nullProof = proof;
                nullDisproof = disproof;
                if (nullProof == 0) {
                    System.arraycopy(zone, 0, frame.nullZone, 0, words);
                }
            } else {
                int childProof = frame.isNeeded[best]
                        ? Math.max(mostProof - (open - 1), frame.proofs[best] + 1)
                        : Math.max(mostProof, frame.proofs[best] + 1);
                int childDisproof = Math.min(mostDisproof, second + second / 4 + 1);
                board.play(frame.moves[best]);
                search(ply + 1, childProof, childDisproof);
                board.undo();
                take(frame, best);
                isChanged = proof == 0;
            }
            if (effort.isOver() && proof != 0) {
                proof = Math.min(most + open - 1, HOPELESS - 1);
                disproof = least;
                return bestMove;
            }
        }
    }

    private boolean isAnsweredByNull(Frame frame, int child) {
        return !frame.isCapture[child] && !Masks.has(frame.nullZone, 0, frame.moves[child]);
    }

    /** Generates the opponent's moves near the targets. False if one of them wins at once: the last one. */
    private boolean generateOpponent(Frame frame, int ply) {
        computeDistances(OPPONENT_REACH);
        for (int wanted = 1; wanted <= OPPONENT_REACH; wanted++) {
            for (int point = 0; point < area.size(); point++) {
                if (distances[point] == wanted && board.isLegal(point)) {
                    addChild(frame, point, ply, wanted);
                    if (frame.disproofs[frame.count - 1] == 0) {
                        setHopeless(frame.proofs[frame.count - 1] == INFINITE);
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /**
     * Grows the zone of the state by the zones of all answers that it needs, and marks the moves that need answers.
     *
     * @return false if the zone cannot be closed
     */
    private boolean findNeeded(Frame frame, int ply, boolean isNullWon) {
        long[] grown = frame.zone;
        Arrays.fill(grown, 0);
        Arrays.fill(frame.isNeeded, 0, frame.count, false);
        if (isNullWon) {
            System.arraycopy(frame.nullZone, 0, grown, 0, words);
        } else if (question.isPassAnswered()) {
            return true;
        } else {
            board.addTargetBlocks(grown);
        }
        Arrays.fill(preferred, 0);
        for (int i = 0; i < frame.count; i++) {
            if (frame.proofs[i] == 0) {
                Masks.add(preferred, 0, frame.moves[i]);
            }
        }
        boolean isGrowing = true;
        while (isGrowing) {
            isGrowing = false;
            if (!grower.closeAtOpponentsTurn(grown, preferred)) {
                return false;
            }
            for (int p = Masks.first(grown, 0, words); p >= 0; p = Masks.next(grown, 0, words, p)) {
                if (board.isFree(p) && board.isLegal(p)) {
                    int child = frame.childOf[p + 1];
                    if (child == Frame.NO_CHILD) {
                        addChild(frame, p, ply, OPPONENT_REACH + 1);
                        child = frame.count - 1;
                    }
                    if (!frame.isNeeded[child] && !(isNullWon && isAnsweredByNull(frame, child))) {
                        frame.isNeeded[child] = true;
                        isGrowing |= frame.proofs[child] == 0
                                && Masks.unite(grown, 0, frame.zones, words * child, words);
                    }
                }
            }
        }
        return true;
    }

    private void addChild(Frame frame, int move, int ply, int prior) {
        int child = frame.count++;
        frame.moves[child] = move;
        frame.childOf[move + 1] = child;
        frame.isNeeded[child] = false;
        frame.prior = prior;
        board.play(move);
        frame.isCapture[child] = board.hasCaptured();
        look(frame, child, ply + 1);
        board.undo();
    }

    /** Notes what is known of the present state, a child of the state of a frame. */
    private void look(Frame frame, int child, int ply) {
        effort.count();
        long low = board.keyLow();
        long high = board.keyHigh();
        int entry = table.find(low, high);
        if (entry != LifeTable.NONE) {
            frame.proofs[child] = table.proof(entry);
            frame.disproofs[child] = table.disproof(entry);
            if (frame.proofs[child] == 0) {
                System.arraycopy(table.zones(), LifeTable.zoneAt(entry), frame.zones, words * child, words);
                return;
            }
        }
        for (int i = ply - 1; i >= 0; i--) {
            if (frames[i].low == low && frames[i].high == high) {
                frame.proofs[child] = HOPELESS;
                frame.disproofs[child] = 0;
                return;
            }
        }
        if (entry == LifeTable.NONE) {
            evaluate(frame, child);
        }
    }

    /** Judges a new state. */
    private void evaluate(Frame frame, int child) {
        boolean isWon = false;
        boolean isLost = false;
        if (question.goal() == Question.Goal.KILL) {
            isWon = question.isGroupGone(board.targets());
        } else {
            isLost = question.isGroupGone(board.targets());
        }
        Arrays.fill(zone, 0);
        if (isWon) {
            board.addCaptured(zone);
        } else if (!isLost && question.goal() != Question.Goal.KILL) {
            isLost = !board.isProverToMove() && question.goal() == Question.Goal.LIVE && isCapturedNext();
            if (!isLost && isUnconditional()) {
                isWon = true;
                life.zoneInto(zone);
            }
        }
        if (!isWon && !isLost && !board.isProverToMove()) {
            isLost = grower.hasDoubtfulBlock();
        }
        if (isWon) {
            frame.proofs[child] = 0;
            frame.disproofs[child] = INFINITE;
            System.arraycopy(zone, 0, frame.zones, words * child, words);
            table.store(board.keyLow(), board.keyHigh(), 0, INFINITE, Points.NONE, 1, zone, 0);
        } else if (isLost) {
            frame.proofs[child] = INFINITE;
            frame.disproofs[child] = 0;
        } else {
            guess(frame, child);
        }
    }

    /** The first numbers of a state. */
    private void guess(Frame frame, int child) {
        if (question.goal() == Question.Goal.KILL) {
            frame.proofs[child] = board.isProverToMove() ? 1 : frame.prior;
            frame.disproofs[child] = board.isProverToMove() ? frame.prior : 1;
            return;
        }
        int distance = eyes.distance(question.goal() == Question.Goal.ANY ? board.provers() : board.targets());
        if (board.isProverToMove()) {
            frame.proofs[child] = 1 + Math.max(0, distance - EyeGuess.MOVE) * PW / 4;
            frame.disproofs[child] = 1 + Math.max(0, EyeGuess.MOST / 2 - distance) * DW / 4;
        } else {
            frame.proofs[child] = 1 + distance * PW / 4;
            frame.disproofs[child] = 1 + Math.max(0, EyeGuess.MOST / 2 - distance) * DW / 8;
        }
    }

    static final int PW = Integer.getInteger("pw", 4);
    static final int DW = Integer.getInteger("dw", 4);

    private boolean isCapturedNext() {
        int block = soleTargetInAtari();
        return block >= 0 && board.isLegal(board.onlyLiberty(block));
    }

    private boolean isUnconditional() {
        if (question.goal() == Question.Goal.ANY) {
            return life.find(board.provers());
        }
        if (!life.find(board.targets())) {
            return false;
        }
        for (int group = 0; group < question.groups().length; group++) {
            if (!life.isAnyAlive(question.groups()[group], board.targets())) {
                return false;
            }
        }
        return true;
    }

    /** The distances of points from the targets, up to a number. */
    private void computeDistances(int most) {
        Arrays.fill(distances, FAR);
        int size = 0;
        long[] from = question.goal() == Question.Goal.ANY ? board.provers() : board.targets();
        if (Masks.isEmpty(from, 0, words)) {
            Arrays.fill(distances, 1);
            return;
        }
        Arrays.fill(preferred, 0);
        if (question.goal() == Question.Goal.ANY) {
            Masks.unite(preferred, 0, from, 0, words);
        } else {
            board.addTargetBlocks(preferred);
        }
        for (int p = Masks.first(preferred, 0, words); p >= 0; p = Masks.next(preferred, 0, words, p)) {
            distances[p] = 0;
            queue[size++] = p;
        }
        for (int i = 0; i < size; i++) {
            int point = queue[i];
            if (distances[point] < most) {
                for (int near : area.neighborsOf(point)) {
                    if (distances[near] == FAR) {
                        distances[near] = distances[point] + 1;
                        queue[size++] = near;
                    }
                }
            }
        }
    }
}
