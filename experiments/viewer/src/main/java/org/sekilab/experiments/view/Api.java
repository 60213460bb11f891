package org.sekilab.experiments.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.BoardResult;
import org.sekilab.experiments.view.work.BoardQuestion;
import org.sekilab.experiments.view.work.Job;
import org.sekilab.experiments.view.work.JobQuery;
import org.sekilab.experiments.view.work.Jobs;
import org.sekilab.experiments.view.work.LifeQuestion;
import org.sekilab.experiments.view.work.ProofGame;
import org.sekilab.experiments.view.work.RacingQuestion;
import org.sekilab.experiments.view.work.RefusedException;
import org.sekilab.experiments.view.work.ScoreQuestion;
import org.sekilab.experiments.view.work.SolveQuery;
import org.sekilab.experiments.view.work.StatesAnswer;
import org.sekilab.experiments.view.work.ViewSolvers;
import org.sekilab.model.Geometry;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.model.text.UnknownPointException;
import org.sekilab.proof.UnplayableException;

/**
 * The requests of the page, all of them in JSON:
 *
 * <pre>
 * GET    start                                  records, engines, solvers
 * POST   documents                              takes the record in the body in
 * GET    documents/ID                           its games
 * GET    documents/ID/TREE/MOVE?solver=NAME     a position, and what is proved of it
 * GET    documents/ID/TREE/tree                 the game with all its variations, in SGF
 * GET    documents/ID/TREE/MOVE/record          the main line up to there, in SGF
 * GET    documents/ID/TREE/MOVE/points?solver=  how many points are proved there
 * POST   jobs                                   begins to solve a region; see {@link SolveQuery}
 * POST   boards                                 begins to search a whole board; see {@link BoardQuestion}
 * POST   life                                   begins to solve life and death; see {@link LifeQuestion}
 * POST   races                                  begins to solve a race; see {@link RacingQuestion}
 * POST   scores                                 begins to score a position; see {@link ScoreQuestion}
 * GET    jobs/N                                 how far it is, or what came out
 * GET    jobs/N/events                          the same again and again, as server-sent events
 * GET    jobs/N/certificate                     the file with the proof that it found
 * DELETE jobs/N                                 cancels it
 * GET    jobs/N/strategies/K?tries=POINTS       the line of play against a proof, with its answers
 * GET    jobs/N/strategies/K/tree               a tree of moves that leads to the proof
 * GET    jobs/N/strategies/K/states             how many states the whole proof has
 * </pre>
 *
 * <p>The name ID@N is that of a record with the variation N of each game in place of its main line.
 */
final class Api {
    private static final String GET = "GET";
    private static final String POST = "POST";
    private static final int MOST_TRIES = 400;
    private static final int MOST_DRAWN = 400; // nodes of a tree
    private static final int MOST_STATES = 100_000; // a second or two
    private static final String LAST = "last";
    private static final String TREE = "tree";

    private final Library library;
    private final ViewSolvers solvers;
    private final Jobs jobs;

    Api(Library library, ViewSolvers solvers, Jobs jobs) {
        this.library = library;
        this.solvers = solvers;
        this.jobs = jobs;
    }

    /** The job with the wanted events. */
    Optional<Job> findWatched(Request request) {
        List<String> path = request.path();
        boolean isWatched =
                path.size() == 4 && path.get(1).equals("jobs") && path.get(3).equals("events");
        return isWatched && request.method().equals(GET) ? Optional.of(job(request)) : Optional.empty();
    }

    /**
     * Answers a request.
     *
     * @throws RefusedException if there is no such thing, or something is wrong with it
     */
    Reply answer(Request request) {
        if (request.path().size() < 2) {
            throw notFound();
        }
        return switch (request.path().get(1)) {
            case "start" -> start(request);
            case "documents" -> documents(request);
            case "jobs" -> jobs(request);
            case "boards" -> boards(request);
            case "life" -> life(request);
            case "races" -> races(request);
            case "scores" -> scores(request);
            default -> throw notFound();
        };
    }

    private Reply start(Request request) {
        expect(request, 2, GET);
        return Reply.json(solvers.start(library.files(), library.first()));
    }

    private Reply documents(Request request) {
        List<String> path = request.path();
        if (path.size() == 2) {
            expect(request, 2, POST);
            String name = request.parameter("name").orElse("pasted");
            Document added = library.add(name, request.body());
            return Reply.json(added.answer());
        }
        Document document = library.open(path.get(2));
        if (path.size() == 3) {
            expect(request, 3, GET);
            return Reply.json(document.answer());
        }
        boolean isRecord = path.size() == 6 && path.get(5).equals("record");
        boolean isCount = path.size() == 6 && path.get(5).equals("points");
        expect(request, isRecord || isCount ? 6 : 5, GET);
        if (path.get(4).equals(TREE)) {
            return Reply.json(document.gameTree(request.number(3)));
        }
        int moves = path.get(4).equals(LAST) ? Integer.MAX_VALUE : request.number(4);
        if (isRecord) {
            return Reply.json(document.mainLine(request.number(3), moves));
        }
        BoardInput board = document.board(request.number(3), moves);
        BoardResult result = solvers.analyze(request.parameter("solver").orElse(ViewSolvers.QUICK), board);
        return Reply.json(
                isCount ? PointsAnswer.of(board.moves(), result) : PositionAnswer.of(document, board, result));
    }

    private Reply boards(Request request) {
        expect(request, 2, POST);
        BoardQuestion question = BoardQuestion.parse(request.body());
        return Reply.json(jobs.start(solvers.board(question, board(question))).answer());
    }

    private Reply life(Request request) {
        expect(request, 2, POST);
        LifeQuestion question = LifeQuestion.parse(request.body());
        return Reply.json(jobs.start(solvers.life(question, board(question))).answer());
    }

    private Reply races(Request request) {
        expect(request, 2, POST);
        RacingQuestion question = RacingQuestion.parse(request.body());
        return Reply.json(jobs.start(solvers.race(question, board(question))).answer());
    }

    private Reply scores(Request request) {
        expect(request, 2, POST);
        ScoreQuestion question = ScoreQuestion.parse(request.body());
        return Reply.json(jobs.start(solvers.score(question, board(question))).answer());
    }

    private BoardInput board(JobQuery query) {
        return library.open(query.document()).board(query.tree(), query.move());
    }

    private Reply jobs(Request request) {
        List<String> path = request.path();
        if (path.size() == 2) {
            expect(request, 2, POST);
            SolveQuery query = SolveQuery.parse(request.body());
            BoardInput board = board(query);
            return Reply.json(jobs.start(solvers.region(query, board)).answer());
        }
        Job job = job(request);
        if (path.size() == 3) {
            if (request.method().equals("DELETE")) {
                job.cancel();
            } else {
                expect(request, 3, GET);
            }
            return Reply.json(job.answer());
        }
        if (path.size() == 4 && path.get(3).equals("certificate")) {
            expect(request, 4, GET);
            return job.findCertificate()
                    .map(certificate -> new Reply("application/gzip", certificate.bytes()))
                    .orElseThrow(
                            () -> new RefusedException(RefusedException.NOT_FOUND, "this search has no certificate"));
        }
        if (path.size() < 5 || !path.get(3).equals("strategies")) {
            throw notFound();
        }
        ProofGame strategy = job.findStrategy(request.number(4)).orElseThrow(Api::notFound);
        if (path.size() == 5) {
            expect(request, 5, GET);
            return line(strategy, job.geometry(), request.parameter("tries").orElse(""));
        }
        expect(request, 6, GET);
        return switch (path.get(5)) {
            case "states" -> states(strategy);
            case TREE -> Reply.json(strategy.tree(MOST_DRAWN));
            default -> throw notFound();
        };
    }

    private static Reply line(ProofGame strategy, Geometry geometry, String tries) {
        List<Integer> moves = new ArrayList<>();
        try {
            for (String name : tries.split(",", MOST_TRIES)) {
                if (!name.isEmpty()) {
                    moves.add(GtpPoints.parse(geometry, name));
                }
            }
            return Reply.json(strategy.follow(moves));
        } catch (UnknownPointException | UnplayableException e) {
            throw new RefusedException(RefusedException.BAD_REQUEST, String.valueOf(e.getMessage()));
        }
    }

    private static Reply states(ProofGame strategy) {
        OptionalInt states = strategy.countStates(MOST_STATES);
        return Reply.json(new StatesAnswer(MOST_STATES, states.isPresent() ? states.getAsInt() : null));
    }

    private Job job(Request request) {
        return jobs.find(request.number(2))
                .orElseThrow(() -> new RefusedException(
                        RefusedException.NOT_FOUND, "the server no longer has this search; solve again"));
    }

    /** Checks the length of the path, and the method. */
    private static void expect(Request request, int parts, String method) {
        if (request.path().size() != parts) {
            throw notFound();
        }
        if (!request.method().equals(method)) {
            throw new RefusedException(RefusedException.WRONG_METHOD, "only %s is allowed here".formatted(method));
        }
    }

    private static RefusedException notFound() {
        return new RefusedException(RefusedException.NOT_FOUND, "there is nothing at this address");
    }
}
