package org.sekilab.verify;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Reads one board of a certificate and checks it. Mutable, confined to one thread.
 *
 * <p>Rules: F-BOARD-1, F-BOARD-2, F-BOARD-3, R-BOARD-1, R-CLAIM-4.
 */
final class BoardCheck {
    private final CertificateLines lines;
    private final ProofQueue proofs;
    private final String name;
    private final StoneBoard board;
    private final List<ColorCheck> colors = new ArrayList<>(); // by player
    private final List<CheckedZone> zones = new ArrayList<>(); // the index is the number of the zone less one
    private final RaceCheck race;
    private final LifeCheck life;

    /** Reads the stones of the board. Its first line has been read. */
    BoardCheck(CertificateLines lines, ProofQueue proofs) throws IOException, CertificateException {
        this.lines = lines;
        this.proofs = proofs;
        lines.expectWords(3, Integer.MAX_VALUE);
        this.name = lines.rest(3);
        this.board = readStones(side(1), side(2));
        List<ColorBlocks> blocks = new ArrayList<>();
        for (Player color : Player.values()) {
            blocks.add(ColorBlocks.of(board, color));
            colors.add(new ColorCheck(lines, blocks.get(color.ordinal())));
        }
        this.race = new RaceCheck(lines, blocks);
        this.life = new LifeCheck(lines, blocks);
    }

    private int side(int index) throws CertificateException {
        return lines.number(index, StoneBoard.MIN_SIZE, StoneBoard.MAX_SIZE);
    }

    private StoneBoard readStones(int width, int height) throws IOException, CertificateException {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < height; row++) {
            lines.next();
            if (!lines.rest(0).matches("row [.XO]{%d}".formatted(width))) {
                throw lines.problem("this is not a row of %d points".formatted(width));
            }
            rows.add(lines.word(1));
        }
        StoneBoard read = new StoneBoard(rows);
        if (read.findBlockWithoutLiberty(Player.BLACK) || read.findBlockWithoutLiberty(Player.WHITE)) {
            throw lines.unproved("there is a block without a liberty");
        }
        return read;
    }

    /** Reads the rest of the board, and checks that zones and strategies prove the claims if they hold. */
    VerifiedBoard check() throws IOException, CertificateException {
        for (String word = lines.next(); !word.equals("end"); word = lines.next()) {
            switch (word) {
                case "claim" -> {
                    if (lines.word(1).equals("race")) {
                        race.readClaim();
                        break;
                    }
                    if (lines.word(1).equals("life")) {
                        life.readClaim();
                        break;
                    }
                    boolean isOfRegion = lines.word(1).equals("region");
                    color(isOfRegion ? 3 : 1).readClaim(isOfRegion ? 4 : 3);
                }
                case "zone" -> zones.add(color(1).readZone(zones, proofs));
                case "race" -> race.readStrategy(proofs);
                case "life" -> life.readStrategy(proofs);
                default -> throw lines.problem("%s is not claim, zone, race, life or end".formatted(lines.quote(0)));
            }
        }
        lines.expectWords(1, 1);
        VerifiedBoard.Side black = color(Player.BLACK).check(life.standing(Player.BLACK));
        VerifiedBoard.Side white = color(Player.WHITE).check(life.standing(Player.WHITE));
        if (!Collections.disjoint(black.safe(), white.safe())) {
            throw lines.unproved("a point is claimed for both colors");
        }
        race.check();
        life.check();
        long states = race.states() + life.states();
        states += zones.stream().mapToLong(CheckedZone::states).sum();
        int games = zones.size() + race.strategies() + life.strategies();
        return new VerifiedBoard(name, board.rows(), black, white, race.claims(), life.claims(), games, states);
    }

    private ColorCheck color(int index) throws CertificateException {
        return color(lines.side(index));
    }

    private ColorCheck color(Player player) {
        return colors.get(player.ordinal());
    }
}
