package org.sekilab.experiments.trim;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.sekilab.model.Geometry;

/** Makes the zones of a board fewer and smaller. For one board, confined to one thread. */
final class BoardTrimmer {
    private final BoardText board;
    private final ZoneGame games;
    private final ZoneJudge judge;

    private BoardTrimmer(String header, BoardText whole) {
        this.games = new ZoneGame(whole.position());
        this.board = new ZoneChoice(whole, games).chosen();
        this.judge = new ZoneJudge(header, board);
    }

    /**
     * The board with the same claims. Its zones that are left are accepted by the checker.
     *
     * @param header the first line of the certificate
     */
    static BoardText trim(String header, BoardText board) {
        BoardTrimmer trimmer = new BoardTrimmer(header, board);
        BoardText trimmed = trimmer.trim();
        trimmer = new BoardTrimmer(header, trimmed);
        while (trimmer.board.zones().size() < trimmed.zones().size()) { // some were givers of zones that had no use
            trimmed = trimmer.trim();
            trimmer = new BoardTrimmer(header, trimmed);
        }
        return trimmed;
    }

    private BoardText trim() {
        List<ZoneText> zones = new ArrayList<>();
        for (ZoneText zone : board.zones()) {
            if (zone instanceof ZoneText.Game game) {
                zones.add(trim(game, zones));
            } else if (zone instanceof ZoneText.Pairs pairs && !areRegionsClaimed(zone.side())) {
                zones.add(entries(zone.side()).trim(pairs, other -> judge.accepts(other, zones)));
            } else {
                zones.add(zone);
            }
        }
        return board.with(zones);
    }

    /** The smallest of the games that the steps lead to. After it no step makes it smaller. */
    private ZoneText.Game trim(ZoneText.Game zone, List<ZoneText> earlier) {
        ZoneText.Game best = zone;
        ZoneText.Game next = trimOnce(best);
        while (isSmaller(next, best) && judge.accepts(next, earlier)) {
            best = next;
            next = trimOnce(best);
        }
        return best;
    }

    private ZoneText.Game trimOnce(ZoneText.Game zone) {
        if (areRegionsClaimed(zone.side())) {
            return GameTrimmer.trim(zone, games, GameTrimmer.KeptPoints.ALL);
        }
        ZoneText.Game bare = entries(zone.side()).trim(zone);
        return entries(zone.side()).trim(GameTrimmer.trim(bare, games, GameTrimmer.KeptPoints.NEEDED));
    }

    private boolean areRegionsClaimed(String side) {
        return board.claims().stream()
                .anyMatch(claim -> claim.isOfRegion() && claim.side().equals(side));
    }

    private EntryTrimmer entries(String side) {
        BitSet claimed = new BitSet();
        for (BoardText.ClaimText claim : board.claims()) {
            if (claim.side().equals(side) && claim.kind().equals("territory")) {
                Arrays.stream(claim.points()).forEach(claimed::set);
            }
        }
        return new EntryTrimmer(games.map(side), claimed);
    }

    private boolean isSmaller(ZoneText.Game one, ZoneText.Game other) {
        int states = Integer.compare(one.lines().size(), other.lines().size());
        int points = Integer.compare(one.points().length, other.points().length);
        int first = states != 0 ? states : points;
        return first != 0 ? first < 0 : length(one) < length(other);
    }

    /** The length of a zone's text when it is compressed. */
    private int length(ZoneText zone) {
        Geometry geometry = board.position().geometry();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION); // has memory outside the heap
        try (DeflaterOutputStream packed = new DeflaterOutputStream(bytes, deflater)) {
            new BoardWriter(packed).write(zone, geometry);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            deflater.end();
        }
        return bytes.size();
    }
}
