package org.sekilab.safety;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.proof.BoardLine;
import org.sekilab.proof.BoardPlay;
import org.sekilab.proof.PlayedProof;
import org.sekilab.proof.StrategyLine;
import org.sekilab.proof.UnplayableException;
import org.sekilab.safety.certificate.Certificate;
import org.sekilab.safety.certificate.Zone;

/**
 * A color with a certificate of a whole board: it keeps the blocks that the certificate claims for it. It answers each
 * stone in a zone as the zone says. After other stones it moves where a zone answers a pass, or passes. Immutable;
 * threads may share it.
 *
 * <p>Stones of the opponent on settled points stay there. The rules of certificates tell how to capture them (lemma
 * L-8), and this class does not play that out.
 *
 * <p>Source: the rules of certificates; a defender follows the strategies of all zones at once.
 * <p>Proves: nothing new. No block that the certificate claims to be alive is ever captured.
 * <p>Differs: nothing.
 * <p>Cost: the text of the zones, read once; some floods for each move.
 */
public final class BoardStrategy implements PlayedProof {
    private final Position start;
    private final Color winner;
    private final List<Zone> zones;
    private final List<List<StrategyLine>> lines; // of the game of each zone; none for other zones

    private BoardStrategy(Position start, Color winner, List<Zone> zones) {
        this.start = start;
        this.winner = winner;
        this.zones = zones;
        this.lines = zones.stream()
                .map(zone -> zone instanceof Zone.Game game ? game.graph().lines() : List.<StrategyLine>of())
                .toList();
    }

    /**
     * The strategy of a color.
     *
     * @param certificate of a whole board
     * @return empty if the certificate claims nothing for the color
     */
    public static Optional<BoardStrategy> of(Certificate certificate, Color color) {
        List<Zone> zones = certificate.zones().stream()
                .filter(zone -> zone.color() == color && ZoneAnswers.counts(zone))
                .toList();
        return zones.isEmpty()
                ? Optional.empty()
                : Optional.of(new BoardStrategy(certificate.position(), color, zones));
    }

    @Override
    public Color winner() {
        return winner;
    }

    /** {@inheritDoc} A zone of pairs has one. */
    @Override
    public int states() {
        return zones.stream()
                .mapToInt(zone -> zone instanceof Zone.Game game ? game.graph().states() : 1)
                .sum();
    }

    /** {@inheritDoc} The attacker moves first, may play everywhere on the board, and may retake every ko at once. */
    @Override
    public BoardLine follow(List<Integer> tries) {
        Game game = new Game();
        for (int attempt : tries) {
            if (game.play.isOver() || !game.play.isLegal(attempt)) {
                throw UnplayableException.at(start.geometry(), attempt);
            }
            game.play.play(attempt);
            game.answer(attempt);
        }
        return game.line();
    }

    /** A game on the board, beside the games of the zones. */
    private final class Game {
        private final List<ZoneAnswers> answers = IntStream.range(0, zones.size())
                .mapToObj(zone -> ZoneAnswers.of(zones.get(zone), lines.get(zone), start))
                .toList();
        private final BoardPlay play = new BoardPlay(start, winner, winner.opposite());

        void answer(int attempt) {
            if (play.isOver()) {
                return;
            }
            int local = attempt == Points.PASS ? Points.PASS : answerTo(attempt);
            int answer = local == Points.PASS ? answerToPass() : local;
            boolean isLegal = play.isLegal(answer);
            if (!isLegal && play.position().empties().contains(answer)) {
                throw new IllegalStateException(
                        "the proof plays %s, which is not legal".formatted(GtpPoints.format(start.geometry(), answer)));
            }
            play.play(isLegal ? answer : Points.PASS); // the second point of a pair may be taken
        }

        private int answerTo(int point) {
            return answers.stream()
                    .filter(zone -> zone.points().contains(point))
                    .mapToInt(zone -> zone.answer(point))
                    .findFirst()
                    .orElse(Points.PASS);
        }

        /** The first answer that is a stone. The other zones wait. */
        private int answerToPass() {
            return answers.stream()
                    .mapToInt(ZoneAnswers::answerToPass)
                    .filter(answer -> answer != Points.PASS)
                    .findFirst()
                    .orElse(Points.PASS);
        }

        BoardLine line() {
            PointSet zone = new PointSet(start.geometry());
            answers.forEach(each -> zone.unite(each.points()));
            return play.line(zone, answers.stream().allMatch(ZoneAnswers::isDecided));
        }
    }
}
