package org.sekilab.experiments.cli.info;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sekilab.experiments.analyze.AnalyzeActionLine;
import org.sekilab.experiments.analyze.AnalyzeErrorLine;
import org.sekilab.experiments.analyze.AnalyzeLine;
import org.sekilab.experiments.analyze.AnalyzeProgressLine;
import org.sekilab.experiments.analyze.AnalyzeQuery;
import org.sekilab.experiments.output.json.BenchLine;
import org.sekilab.experiments.output.json.CausesLine;
import org.sekilab.experiments.output.json.CompareLine;
import org.sekilab.experiments.output.json.ConfigLine;
import org.sekilab.experiments.output.json.EyeClassifierLine;
import org.sekilab.experiments.output.json.EyeCountLine;
import org.sekilab.experiments.output.json.EyeDatabaseLine;
import org.sekilab.experiments.output.json.LifeLine;
import org.sekilab.experiments.output.json.LimitsLine;
import org.sekilab.experiments.output.json.ListLine;
import org.sekilab.experiments.output.json.RegionLine;
import org.sekilab.experiments.output.json.ReportLine;
import org.sekilab.experiments.output.json.RowErrorLine;
import org.sekilab.experiments.output.json.ScoreLine;
import org.sekilab.experiments.output.json.SemeaiKoLine;
import org.sekilab.experiments.output.json.SemeaiLine;
import org.sekilab.experiments.output.json.SolveLine;
import org.sekilab.experiments.output.json.SpeedUpLine;
import org.sekilab.experiments.output.json.StaticLine;
import org.sekilab.experiments.output.json.TrimLine;
import org.sekilab.experiments.output.json.VerifyFileLine;
import org.sekilab.experiments.output.json.VerifyLine;
import org.sekilab.experiments.output.json.regress.RegressCountsLine;
import org.sekilab.experiments.output.json.regress.RegressProofLine;
import org.sekilab.experiments.output.json.regress.RegressTestLine;
import org.sekilab.experiments.output.json.study.LearnMovesLine;
import org.sekilab.experiments.output.json.study.LifeProblemsLine;
import org.sekilab.experiments.output.json.study.MachineSpeedLine;
import org.sekilab.experiments.output.json.study.MergeLine;
import org.sekilab.experiments.output.json.study.ReproducedFigureLine;
import org.sekilab.experiments.output.json.study.ReproducedRowLine;
import org.sekilab.experiments.output.json.study.ReproducedRunLine;
import org.sekilab.experiments.output.json.study.RunStateLine;
import org.sekilab.experiments.view.DocumentAnswer;
import org.sekilab.experiments.view.ErrorAnswer;
import org.sekilab.experiments.view.MainLineAnswer;
import org.sekilab.experiments.view.PointsAnswer;
import org.sekilab.experiments.view.PositionAnswer;
import org.sekilab.experiments.view.TreeAnswer;
import org.sekilab.experiments.view.work.JobAnswer;
import org.sekilab.experiments.view.work.LineAnswer;
import org.sekilab.experiments.view.work.SearchTreeAnswer;
import org.sekilab.experiments.view.work.StartAnswer;
import org.sekilab.experiments.view.work.StatesAnswer;

/** The JSON objects that each command writes, and those that {@code analyze} reads. */
final class JsonOutputs {
    /** The kinds of objects by command, in the order of the help. For {@code view} they are the answers to its page. */
    static final Map<String, List<Class<? extends Record>>> BY_COMMAND = byCommand();

    private JsonOutputs() {}

    private static Map<String, List<Class<? extends Record>>> byCommand() {
        Map<String, List<Class<? extends Record>>> outputs = new LinkedHashMap<>();
        outputs.put("solve", List.of(SolveLine.class));
        outputs.put("causes", List.of(CausesLine.class));
        outputs.put("region", List.of(RegionLine.class, RowErrorLine.class));
        outputs.put("semeai", List.of(SemeaiLine.class, SemeaiKoLine.class, RowErrorLine.class));
        outputs.put("life", List.of(LifeLine.class, RowErrorLine.class));
        outputs.put("score", List.of(ScoreLine.class));
        outputs.put("static", List.of(StaticLine.class));
        outputs.put("verify", List.of(VerifyLine.class, VerifyFileLine.class));
        outputs.put("certificate", List.of(TrimLine.class));
        outputs.put("run", List.of(ReportLine.class));
        outputs.put("merge", List.of(MergeLine.class));
        outputs.put("status", List.of(RunStateLine.class));
        outputs.put("report", List.of(ReportLine.class));
        outputs.put("compare", List.of(CompareLine.class));
        outputs.put(
                "reproduce",
                List.of(
                        MachineSpeedLine.class,
                        ReproducedFigureLine.class,
                        ReproducedRunLine.class,
                        ReproducedRowLine.class));
        outputs.put("regress", List.of(RegressTestLine.class, RegressCountsLine.class, RegressProofLine.class));
        outputs.put("eyes", List.of(EyeCountLine.class, EyeClassifierLine.class));
        outputs.put("eye-database", List.of(EyeDatabaseLine.class));
        outputs.put("learn-moves", List.of(LearnMovesLine.class));
        outputs.put("life-problems", List.of(LifeProblemsLine.class));
        outputs.put("list", List.of(ListLine.class));
        outputs.put("config", List.of(ConfigLine.class));
        outputs.put("limits", List.of(LimitsLine.class));
        outputs.put(
                "analyze",
                List.of(
                        AnalyzeQuery.class,
                        AnalyzeLine.class,
                        AnalyzeErrorLine.class,
                        AnalyzeProgressLine.class,
                        AnalyzeActionLine.class));
        outputs.put(
                "view",
                List.of(
                        StartAnswer.class,
                        DocumentAnswer.class,
                        PositionAnswer.class,
                        PointsAnswer.class,
                        MainLineAnswer.class,
                        TreeAnswer.class,
                        JobAnswer.class,
                        LineAnswer.class,
                        StatesAnswer.class,
                        SearchTreeAnswer.class,
                        ErrorAnswer.class));
        outputs.put("speed-up", List.of(SpeedUpLine.class));
        outputs.put("simulate", List.of(SpeedUpLine.ClusterLine.class, SpeedUpLine.CheckLine.class));
        outputs.put("bench", List.of(BenchLine.class));
        return Collections.unmodifiableMap(outputs);
    }
}
