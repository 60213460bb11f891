package org.sekilab.experiments.semeai;

import java.util.EnumMap;
import java.util.Map;
import org.sekilab.experiments.Argument;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.OnePosition;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.semeai.KoOutlook;
import org.sekilab.semeai.RaceCertifier;
import org.sekilab.semeai.SemeaiAnalyzer;
import org.sekilab.semeai.SemeaiClass;
import org.sekilab.semeai.SemeaiProblem;
import org.sekilab.semeai.SemeaiResult;

/** Finds the races that queries are about, and analyzes them. Mutable: keeps the last file. Threads may share it. */
public final class SemeaiAnswerer {
    private final SemeaiAnalyzer analyzer;
    private final OnePosition positions = new OnePosition();

    public SemeaiAnswerer(SemeaiAnalyzer analyzer) {
        this.analyzer = analyzer;
    }

    /**
     * Answers a query.
     *
     * @throws InputException if there is no such position, or no such blocks
     */
    public SemeaiAnswer answer(SemeaiQuery query) {
        return answer(query, positions.read(query.file(), query.selection()));
    }

    /**
     * Answers a query about a position that was read before. May be shared by threads.
     *
     * @throws InputException if there are no such blocks
     */
    public SemeaiAnswer answer(SemeaiQuery query, BoardInput board) {
        Position position = board.position();
        SemeaiProblem problem = problem(query, position);
        Map<Color, SemeaiResult> results = new EnumMap<>(Color.class);
        for (Color first : query.first().colors()) {
            results.put(first, analyzer.analyze(problem, first));
        }
        int size = problem.essentialBlock(Color.BLACK).size()
                + problem.essentialBlock(Color.WHITE).size();
        return new SemeaiAnswer(query, board.index(), position.geometry(), size, SemeaiClass.of(problem), results);
    }

    /**
     * Answers a query, with a certificate.
     *
     * @throws InputException if there is no such position, or no such blocks
     */
    public CertifiedAnswer certify(SemeaiQuery query, RaceCertifier certifier) {
        return certify(query, positions.read(query.file(), query.selection()), certifier);
    }

    /**
     * Answers a query about a position that was read before, with a certificate. May be shared by threads.
     *
     * @throws InputException if there are no such blocks
     */
    public CertifiedAnswer certify(SemeaiQuery query, BoardInput board, RaceCertifier certifier) {
        SemeaiAnswer answer = answer(query, board);
        return new CertifiedAnswer(answer, certifier.certify(problem(query, board.position()), answer.results()));
    }

    /**
     * Tells for each side moving first whether a ko decides a race. The ko model of the query does not matter.
     *
     * @throws InputException if there is no such position, or no such blocks
     */
    public Map<Color, KoOutlook.Ko> kos(SemeaiQuery query) {
        Position position = positions.read(query.file(), query.selection()).position();
        SemeaiProblem problem = problem(query, position);
        Map<Color, KoOutlook.Ko> kos = new EnumMap<>(Color.class);
        for (Color first : query.first().colors()) {
            kos.put(first, KoOutlook.of(analyzer, problem, first).ko());
        }
        return kos;
    }

    /**
     * Checks that a position has the blocks of a query.
     *
     * @throws InputException if it has not
     */
    public static void check(SemeaiQuery query, Position position) {
        problem(query, position);
    }

    private static SemeaiProblem problem(SemeaiQuery query, Position position) {
        return new SemeaiProblem(
                position, stone(query, position, Color.BLACK), stone(query, position, Color.WHITE), query.koWinner());
    }

    private static int stone(SemeaiQuery query, Position position, Color color) {
        Argument name = color == Color.BLACK ? query.black() : query.white();
        int point = name.point(position.geometry());
        if (point == Points.PASS || !position.stones(color).contains(point)) {
            throw name.mistake("there is no %s stone at '%s' in %s"
                    .formatted(color == Color.BLACK ? "black" : "white", name, query.file()));
        }
        return point;
    }
}
