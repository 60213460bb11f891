package org.sekilab.experiments.gtp;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import org.sekilab.experiments.gtp.game.GtpGame;
import org.sekilab.experiments.gtp.protocol.GtpException;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.sgf.SgfException;
import org.sekilab.model.sgf.SgfGame;
import org.sekilab.model.sgf.SgfReader;
import org.sekilab.scoring.Prisoners;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A game record, up to a move of its main line.
 *
 * @param game the record
 * @param moves that lead to the position
 * @param position after them
 */
record LoadedGame(SgfGame game, int moves, Position position) implements GtpGame.Start {
    private static final Logger LOG = LoggerFactory.getLogger(LoadedGame.class);
    private static final long MAX_BYTES = 64L << 20;

    /**
     * Reads the first game of a file.
     *
     * @param folder what relative names begin in
     * @param beforeMove the move, from 1, before which to stop; empty or too large for the end of the main line
     * @throws GtpException if there is no such file, or if the record has an illegal move or a block without a
     *     liberty; the log has the cause
     */
    static LoadedGame read(Path folder, String name, OptionalInt beforeMove) {
        try {
            Path file = folder.resolve(name);
            if (!Files.isRegularFile(file) || Files.size(file) > MAX_BYTES) { // a pipe or a device may have no end
                LOG.warn("{}: no such file, or too large", file);
                throw cannotLoad();
            }
            SgfGame game = SgfReader.read(file).games().get(0);
            int all = game.moveCount();
            int moves = beforeMove.isPresent() ? Math.min(beforeMove.getAsInt() - 1, all) : all;
            return new LoadedGame(game, moves, game.legalPositionAfter(moves));
        } catch (InvalidPathException | IOException | SgfException e) {
            LOG.warn("{}", e.getMessage());
            throw cannotLoad();
        }
    }

    /** The komi of the record; 0 if it says none that is a number. */
    double komi() {
        try {
            return game.komi();
        } catch (SgfException e) {
            LOG.warn("{}", e.getMessage());
            return 0;
        }
    }

    @Override
    public Prisoners captured() {
        return new Prisoners(game.capturedAfter(moves, Color.BLACK), game.capturedAfter(moves, Color.WHITE));
    }

    @Override
    public GtpGame.Start before() {
        Optional<LoadedGame> before = moves == 0 ? Optional.empty() : findAfter(game, moves - 1);
        return before.orElseThrow(() -> new GtpException("cannot undo"));
    }

    /** The record up to a move; nothing if a block has no liberty then. */
    private static Optional<LoadedGame> findAfter(SgfGame game, int moves) {
        Position position = game.positionAfter(moves);
        if (position.findBlockWithoutLiberty().isPresent()) {
            LOG.warn("a block has no liberty after {} moves", moves);
            return Optional.empty();
        }
        return Optional.of(new LoadedGame(game, moves, position));
    }

    private static GtpException cannotLoad() {
        return new GtpException("cannot load file");
    }
}
