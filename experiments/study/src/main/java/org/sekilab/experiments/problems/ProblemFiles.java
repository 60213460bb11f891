package org.sekilab.experiments.problems;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.Words;
import org.sekilab.experiments.life.LifeAnswer;
import org.sekilab.experiments.life.LifeAnswerer;
import org.sekilab.experiments.life.LifeArea;
import org.sekilab.experiments.life.LifeCertificate;
import org.sekilab.experiments.life.LifeQuery;
import org.sekilab.experiments.output.CertificateFile;
import org.sekilab.experiments.output.WholeFile;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.life.LifeStatus;
import org.sekilab.life.LifeVerdict;
import org.sekilab.model.sgf.SgfCollection;
import org.sekilab.model.sgf.SgfGame;
import org.sekilab.model.sgf.SgfWriter;

/**
 * Writes problems as three files of a folder. The files have the boards, a table with two rows for each board, and a
 * certificate with a board for each row.
 */
final class ProblemFiles {
    /** The boards, a game tree for each problem. */
    static final String POSITIONS = "positions.sgf";

    /** The table, as the command {@code life} reads it. */
    static final String TABLE = "problems.csv";

    /** The proofs of all verdicts, in the order of the table. */
    static final String PROOFS = "proofs.gz";

    private static final List<String> COLUMNS = List.of(
            "problem",
            "file",
            "index",
            "defender",
            "first",
            "stones",
            "area",
            "area_empties",
            "expected",
            "winning_moves",
            "nodes",
            "grade",
            "board",
            "kind",
            "status",
            "game",
            "tree",
            "move",
            "added_move");

    private final String option;
    private final Path folder;

    /** @param option the option that named the folder, for messages */
    ProblemFiles(String option, Path folder) {
        this.option = option;
        this.folder = folder;
    }

    /**
     * Writes the files.
     *
     * @param answerer solves each problem again, for its proof
     * @param progress is told of each proof
     * @throws InputException if they cannot be written, or a verdict is not found again
     */
    void write(List<FoundProblem> problems, LifeAnswerer answerer, Progress progress) {
        progress.expect(2 * problems.size());
        try (CertificateFile proofs = new CertificateFile(option, folder.resolve(PROOFS))) {
            for (int i = 0; i < problems.size(); i++) {
                for (LifeQuery.First first : List.of(LifeQuery.First.DEFENDER, LifeQuery.First.ATTACKER)) {
                    FoundProblem problem = problems.get(i);
                    int index = i + 1;
                    String name = "%s#%d %s first".formatted(POSITIONS, index, Words.of(first));
                    proofs.write(progress.track(name, () -> proof(problem, index, first, answerer)), name);
                }
            }
            proofs.finish();
        }
        List<SgfGame> boards =
                problems.stream().map(problem -> SgfGame.of(problem.position())).toList();
        WholeFile.write(option, folder.resolve(POSITIONS), SgfWriter.format(new SgfCollection("", boards)));
        WholeFile.write(option, folder.resolve(TABLE), table(problems));
    }

    private LifeCertificate proof(FoundProblem problem, int index, LifeQuery.First first, LifeAnswerer answerer) {
        LifeVerdict verdict = verdict(problem, first);
        LifeQuery query = ProblemMaker.query(problem.stone(), index, first, Optional.of(verdict));
        LifeAnswer answer = answerer.answer(query, problem.position(), index);
        if (!answer.agrees()) {
            throw new InputException(
                    option, "the verdict of problem %d is not found again; maybe the limits differ".formatted(index));
        }
        return LifeCertificate.of(answer).orElseThrow();
    }

    private static LifeVerdict verdict(FoundProblem problem, LifeQuery.First first) {
        return first == LifeQuery.First.DEFENDER ? LifeVerdict.ALIVE : problem.ifAttacked();
    }

    private String table(List<FoundProblem> problems) {
        StringBuilder text = new StringBuilder();
        try (CSVPrinter printer = new CSVPrinter(
                text, CSVFormat.DEFAULT.builder().setRecordSeparator('\n').get())) {
            printer.printRecord(COLUMNS);
            for (int i = 0; i < problems.size(); i++) {
                printer.printRecord(row(problems.get(i), i + 1, LifeQuery.First.DEFENDER));
                printer.printRecord(row(problems.get(i), i + 1, LifeQuery.First.ATTACKER));
            }
        } catch (IOException e) {
            throw InputException.ofWriting(option, folder.resolve(TABLE), e);
        }
        return text.toString();
    }

    private static List<Object> row(FoundProblem problem, int index, LifeQuery.First first) {
        FoundProblem.Side side = first == LifeQuery.First.DEFENDER ? problem.byDefense() : problem.byAttack();
        List<Object> cells = new ArrayList<>();
        cells.add(index);
        cells.add(POSITIONS);
        cells.add(index);
        cells.add(Words.of(problem.defender()));
        cells.add(Words.of(first));
        cells.add(problem.stone());
        cells.add(LifeArea.ALL);
        cells.add(problem.position().empties().size());
        cells.add(verdict(problem, first));
        cells.add(String.join(" ", side.moves()));
        cells.add(side.nodes());
        cells.add(problem.grade());
        cells.add(Words.of(problem.board()));
        cells.add(Words.of(problem.kind()));
        cells.add(LifeStatus.of(problem.ifAttacked(), LifeVerdict.ALIVE));
        cells.add(problem.source().game());
        cells.add(problem.source().tree());
        cells.add(problem.source().moves());
        cells.add(problem.source().extra());
        return cells;
    }
}
