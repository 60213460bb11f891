package org.sekilab.experiments.gtp;

import java.nio.file.Path;
import java.util.Optional;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.StatusMethod;
import org.sekilab.experiments.gtp.board.RaceOutlooks;
import org.sekilab.experiments.gtp.game.Analyses;
import org.sekilab.experiments.gtp.game.BlockJudge;
import org.sekilab.experiments.gtp.game.BlockLife;
import org.sekilab.experiments.gtp.game.EyeJudge;
import org.sekilab.experiments.gtp.game.GtpGame;
import org.sekilab.experiments.gtp.game.GtpSolvers;
import org.sekilab.experiments.gtp.game.LiveLifeSearch;
import org.sekilab.experiments.gtp.game.LiveRegionSearch;
import org.sekilab.experiments.gtp.game.MoveChooser;
import org.sekilab.experiments.gtp.game.QuickJudge;
import org.sekilab.experiments.gtp.game.StatusJudge;
import org.sekilab.experiments.gtp.game.ThreatFinder;
import org.sekilab.experiments.gtp.protocol.CommandTable;
import org.sekilab.experiments.gtp.protocol.GtpArguments;
import org.sekilab.experiments.gtp.protocol.GtpException;
import org.sekilab.experiments.gtp.protocol.GtpRequest;
import org.sekilab.experiments.gtp.protocol.GtpResponse;
import org.sekilab.model.Position;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Answers commands, a line at a time. Mutable: holds a game; for one thread. A search ends early when that thread is
 * interrupted.
 *
 * <p>Source: [GTP2].
 */
public final class GtpEngine {
    private static final Logger LOG = LoggerFactory.getLogger(GtpEngine.class);

    private final CommandTable commands = new CommandTable();
    private final GtpGame game = new GtpGame();
    private boolean hasQuit;

    /**
     * An engine on an empty board.
     *
     * @param laboratory the laboratory with the solvers
     * @param folder where relative names of files begin
     */
    public GtpEngine(Laboratory laboratory, Path folder) {
        this(laboratory, GtpOptions.in(folder));
    }

    /** An engine on an empty board, with other options. */
    public GtpEngine(Laboratory laboratory, GtpOptions options) {
        this(GtpSolvers.of(laboratory), options);
    }

    /** An engine on an empty board, with these solvers. */
    GtpEngine(GtpSolvers solvers, GtpOptions options) {
        Analyses analyses = new Analyses(game, solvers);
        new AdministrativeCommands(this::quit).addTo(commands);
        new SetupCommands(game, options.folder()).addTo(commands);
        new HandicapCommands(game).addTo(commands);
        new MoveCommands(game).addTo(commands);
        new GenerationCommands(game, new MoveChooser(game, solvers, analyses), solvers.full()).addTo(commands);
        new ScoreCommands(game, analyses, options.rules()).addTo(commands);
        new SafetyCommands(game, analyses, solvers.regionFinder()).addTo(commands);
        LiveLifeSearch lives = new LiveLifeSearch(game, solvers, options.live());
        boolean mayGuess = solvers.status() == StatusMethod.GUESS;
        QuickJudge quick = new QuickJudge(game, analyses, lives, solvers.limits(), options.live());
        StatusJudge blocks = mayGuess ? quick : new BlockJudge(game, analyses, solvers, lives);
        Optional<ThreatFinder> threats =
                mayGuess ? Optional.of(new ThreatFinder(game, solvers.limits(), options.live())) : Optional.empty();
        EyeJudge eyes = new EyeJudge(game, analyses, solvers, options.live());
        new StatusCommands(game, blocks, threats, eyes, options.live()).addTo(commands);
        new EyeValueCommands(game).addTo(commands);
        RaceOutlooks.Gaps gaps = mayGuess ? RaceOutlooks.Gaps.GUESSED : RaceOutlooks.Gaps.LEFT;
        RaceOutlooks races = new RaceOutlooks(solvers.races(), solvers.limits(), gaps);
        BlockLife single = mayGuess ? quick : BlockLife.NONE;
        new SemeaiCommands(game, solvers.races(), solvers.limits(), races, single, options.live()).addTo(commands);
        LiveRegionSearch search = new LiveRegionSearch(game, solvers, options.live());
        new RegionCommands(game, analyses, solvers, search).addTo(commands);
        new LifeCommands(game, lives).addTo(commands);
        new CertificateCommands(solvers, search, lives, options.folder()).addTo(commands);
        new BoardCommands(game, analyses, solvers.causes()).addTo(commands);
        new GroupCommands(game, analyses, solvers.groups()).addTo(commands);
        new KgsCommands(analyses).addTo(commands);
        new AnalyzeCommands().addTo(commands);
    }

    /**
     * The response to a line as it is written, with the blank line that ends it. Empty for a line without a command.
     */
    public String answer(String line) {
        Optional<GtpRequest> request = GtpRequest.parse(line);
        return request.map(each -> respond(each).format(each.id())).orElse("");
    }

    /** The response to a request. */
    public GtpResponse respond(GtpRequest request) {
        Optional<CommandTable.Entry> command = commands.find(request.command());
        if (command.isEmpty()) {
            return GtpResponse.failure("unknown command");
        }
        try {
            GtpArguments arguments = new GtpArguments(request.arguments(), game.geometry());
            return GtpResponse.success(command.get().action().run(arguments));
        } catch (GtpException e) {
            return GtpResponse.failure(e.message(command.get().usage()));
        } catch (InputException e) {
            return GtpResponse.failure(String.join("; ", e.mistakes()));
        } catch (RuntimeException e) {
            // A controller that waits for an answer should get one, even after a fault in this program.
            LOG.error("{}", request, e);
            return GtpResponse.failure("internal error");
        }
    }

    /** The position on the board. */
    public Position position() {
        return game.position();
    }

    /** True when the command {@code quit} was given. */
    public boolean hasQuit() {
        return hasQuit;
    }

    private void quit() {
        hasQuit = true;
    }
}
