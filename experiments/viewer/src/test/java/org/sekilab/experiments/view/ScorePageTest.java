package org.sekilab.experiments.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Scores are asked for on the page, in a real browser. */
class ScorePageTest extends PageTest {
    /**
     * Each side has two eyes, of two points and of four points. On one of black's points stands a dead white stone, A4.
     * The points between the walls are neutral.
     */
    private static final String FINISHED =
            "(;SZ[7:4]KM[0.5]GN[finished]AB[ca][cb][cc][cd][ac][bc]" + "AW[aa][ea][eb][ec][ed][fc][gc]PL[B])";

    /** Black has six points and a prisoner. White has six points and komi. */
    @Test
    void scoreByJapaneseRulesHasThePrisonerAndKomi() {
        askForTheScore("japanese");
        assertThat(chrome.text(".search .lead")).isEqualTo("Black by 0.5 points.");
        assertThat(chrome.text(".search dl")).contains("7 points", "6.5 points, with komi 0.5");
        assertThat(chrome.text(".search")).contains("Dead by proof: A4. Dead by an estimate: none.");
        assertThat(chrome.all("#board .mark.territory")).hasSize(11);
        assertThat(chrome.all("#board .mark.dead[data-mark=A4]")).hasSize(1);
        assertThat(chrome.all("#board .mark.alive")).isEmpty();
        chrome.clickPoint("A4");
        assertThat(chrome.text("#point")).startsWith("A4: white, dead by the score; ");
        chrome.picture("score");
        chrome.chooseRegion("Black");
        assertThat(chrome.all("#board .mark.alive")).isNotEmpty(); // what is proved again
    }

    /** Each side has six stones and six points. */
    @Test
    void scoreByAreaRulesHasStonesAndPoints() {
        askForTheScore("area");
        assertThat(chrome.text(".search .lead")).isEqualTo("White by 0.5 points.");
        assertThat(chrome.text(".search dl")).contains("12 points", "12.5 points, with komi 0.5");
        assertThat(chrome.text(".search .about")).isEqualTo("Move 0; area rules");
    }

    private static void askForTheScore(String rules) {
        chrome.paste(FINISHED);
        chrome.await(() -> chrome.text("#title").equals("finished"));
        chrome.select("#score-rules", rules);
        chrome.click("#score-start");
        chrome.await(() -> !chrome.all(".search .lead").isEmpty());
    }
}
