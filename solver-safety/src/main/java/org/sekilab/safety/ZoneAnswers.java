package org.sekilab.safety;

import java.util.List;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.StrategyLine;
import org.sekilab.safety.certificate.OpenLife;
import org.sekilab.safety.certificate.Zone;

/**
 * The defender of a zone of a certificate, while a game is played. Mutable, confined to one thread.
 *
 * <p>A pass of the attacker counts in the zone only if the defender then plays a stone. So the attacker may come back.
 */
sealed interface ZoneAnswers {
    /** The points of the zone. */
    PointSet points();

    /** The answer to a stone of the attacker on a point of the zone: a point, or the pass where none is needed. */
    int answer(int point);

    /** The answer to a pass of the attacker: a point, or the pass where none is needed. */
    int answerToPass();

    /** True when static reasons keep the claims from now on. */
    boolean isDecided();

    /** True if a zone serves claims about the whole board, and does not stand aside. */
    static boolean counts(Zone zone) {
        return !(zone instanceof Zone.Game game)
                || game.first() != game.color()
                        && (game.goal() == Zone.Goal.SAFE
                                || game.goal() == Zone.Goal.ALIVE
                                || game.goal() == Zone.Goal.SEKI);
    }

    /**
     * The defender of a zone at the beginning.
     *
     * @param lines the states of its game; none for other zones
     */
    static ZoneAnswers of(Zone zone, List<StrategyLine> lines, Position position) {
        if (zone instanceof Zone.Game game) {
            return new OfGame(game.shape(), lines, position);
        }
        if (zone instanceof Zone.Life life) {
            return new OfLife(life.strategy().points(), life.strategy().begin());
        }
        return OfPairs.of((Zone.Pairs) zone, position);
    }

    /**
     * Answers by pairs: whichever point the attacker takes, the defender takes the other.
     *
     * @param pairs two points each
     */
    record OfPairs(PointSet points, List<PointSet> pairs) implements ZoneAnswers {
        public OfPairs {
            points = points.copy().freeze();
            pairs = List.copyOf(pairs);
        }

        private static OfPairs of(Zone.Pairs zone, Position position) {
            PointSet points = new PointSet(position.geometry());
            List.of(zone.eyes(), zone.territory(), zone.pairs()).forEach(parts -> parts.forEach(points::unite));
            return new OfPairs(points, zone.pairs());
        }

        @Override
        public int answer(int point) {
            return pairs.stream()
                    .filter(pair -> pair.contains(point))
                    .map(pair -> pair.copy().remove(point).first())
                    .findFirst()
                    .orElse(Points.PASS);
        }

        @Override
        public int answerToPass() {
            return Points.PASS;
        }

        @Override
        public boolean isDecided() {
            return true;
        }
    }

    /** Answers as a strategy of life on the open board says. */
    record OfLife(PointSet points, OpenLife.Game game) implements ZoneAnswers {
        @Override
        public int answer(int point) {
            return game.answer(point);
        }

        @Override
        public int answerToPass() {
            return game.answerToPass();
        }

        @Override
        public boolean isDecided() {
            return game.isDecided();
        }
    }

    /** Answers as the graph of a local game says. */
    final class OfGame implements ZoneAnswers {
        private final LocalShape shape;
        private final List<StrategyLine> lines;
        private final LocalBoard board;
        private int state;

        OfGame(LocalShape shape, List<StrategyLine> lines, Position position) {
            this.shape = shape;
            this.lines = lines;
            this.board = new LocalBoard(shape, position, shape.defender().opposite());
        }

        @Override
        public PointSet points() {
            return shape.pointsOf(shape.all());
        }

        @Override
        public int answer(int point) {
            int local = shape.localOf(point);
            StrategyLine line = lines.get(state);
            if (line.kind() == StrategyLine.Kind.SETTLED) {
                int place = line.numbers().indexOf(local);
                return place < 0 ? Points.PASS : shape.point(line.numbers().get(place ^ 1));
            }
            if (line.kind() != StrategyLine.Kind.REPLIES || !board.isLegal(local)) {
                return Points.PASS; // on the board the point is empty because the defender captured more there
            }
            int number = 0;
            for (int other = 0; other < local; other++) {
                number += board.isLegal(other) ? 1 : 0;
            }
            board.play(local);
            state = line.numbers().get(number);
            return lines.get(state).kind() == StrategyLine.Kind.MOVE ? play() : Points.PASS;
        }

        @Override
        public int answerToPass() {
            StrategyLine line = lines.get(state);
            if (line.kind() != StrategyLine.Kind.REPLIES) {
                return Points.PASS;
            }
            int next = line.numbers().get(line.numbers().size() - 1);
            if (lines.get(next).kind() != StrategyLine.Kind.MOVE
                    || lines.get(next).move() == StrategyLine.PASS) {
                return Points.PASS;
            }
            board.play(Points.PASS);
            state = next;
            return play();
        }

        /** Plays the defender's move of the present state. */
        private int play() {
            StrategyLine line = lines.get(state);
            state = line.numbers().get(0);
            if (line.move() == StrategyLine.PASS) {
                board.play(Points.PASS);
                return Points.PASS;
            }
            board.play(line.move());
            return shape.point(line.move());
        }

        @Override
        public boolean isDecided() {
            StrategyLine.Kind kind = lines.get(state).kind();
            return kind == StrategyLine.Kind.SETTLED || kind == StrategyLine.Kind.REACHED;
        }
    }
}
