package org.sekilab.experiments.gtp;

import java.util.List;
import org.sekilab.experiments.gtp.protocol.CommandTable;
import org.sekilab.experiments.gtp.protocol.GtpArguments;

/** Tells GoGui which commands it can show on the board. Source: GoGui's manual, analyze commands. */
final class AnalyzeCommands {
    /**
     * Lines {@code type/label/command}. {@code %c} is a color, {@code %p} a point, and {@code %P} points that the user
     * picks.
     */
    private static final List<String> LINES = List.of(
            "gfx/Safe Points, Benson/go_safe_gfx benson",
            "gfx/Safe Points, Static/go_safe_gfx static",
            "gfx/Safe Points, Full/go_safe_gfx full",
            "bwboard/Safe Board, Full/sekilab-safe_board full",
            "sboard/Status/sekilab-status full",
            "sboard/Methods/sekilab-methods full",
            "sboard/Causes of Open Points/sekilab-causes",
            "string/Why Open/sekilab-cause %p",
            "plist/Safe Blocks/sekilab-safe_blocks %c",
            "plist/Seki Stones/sekilab-seki %c",
            "plist/Neutral Points, Static/go_safe_dame_static",
            "gfx/Regions/sekilab-regions %c",
            "hpstring/Region List/sekilab-region_list %c",
            "hpstring/Solve Region/sekilab-region %p",
            "gfx/Show Region/sekilab-region_gfx %p",
            "hpstring/Last Search Tree/sekilab-search_tree",
            "hpstring/Life/sekilab-life %p",
            "hpstring/Moves of Life/sekilab-life_moves %p",
            "gfx/Show Life/sekilab-life_gfx %p",
            "gfx/Semeai Graph/sekilab-semeai_graph_gfx",
            "hpstring/Semeai Graph Text/sekilab-semeai_graph",
            "hpstring/Semeai/sekilab-semeai %P",
            "hpstring/Moves of Semeai/sekilab-semeai_moves %P",
            "gfx/Groups/sekilab-groups_gfx",
            "hpstring/Group List/sekilab-groups",
            "pspairs/Eye Status/sekilab-eyes",
            "string/Unconditional Status/unconditional_status %p",
            "pstring/Owl Attack/owl_attack %p",
            "pstring/Owl Defend/owl_defend %p",
            "pstring/Owl Threaten Attack/owl_threaten_attack %p",
            "pstring/Owl Threaten Defend/owl_threaten_defend %p",
            "hpstring/Owl with Certainty/sekilab-owl %p",
            "string/Eye with Certainty/sekilab-eye %p",
            "string/Eval Eye/eval_eye %p",
            "hpstring/Eye Value/sekilab-eye_value %P",
            "string/Analyze Semeai/analyze_semeai %P",
            "varc/Reg GenMove/reg_genmove %c",
            "string/Chance after GenMove/uct_value",
            "plist/All Legal/all_legal %c",
            "plist/Final Status Dead/final_status_list dead",
            "plist/Final Status Seki/final_status_list seki",
            "string/Final Score/final_score",
            "string/Winner by Safe Points/go_safe_winner",
            "string/ShowBoard/showboard");

    void addTo(CommandTable table) {
        String help = "the commands that GoGui shows on the board, one per line";
        table.add("gogui-analyze_commands", help, AnalyzeCommands::list);
        table.add("gogui_analyze_commands", help + ", for old versions of GoGui", AnalyzeCommands::list);
        table.add("gogui-interrupt", "says that the line '# interrupt' ends a search", AnalyzeCommands::acknowledge);
    }

    private static String list(GtpArguments arguments) {
        arguments.expect(0);
        return String.join("\n", LINES);
    }

    private static String acknowledge(GtpArguments arguments) {
        arguments.expect(0);
        return "";
    }
}
