package org.sekilab.experiments.view;

import static org.sekilab.experiments.view.PageTest.chrome;

/** What the page can show, each with its panels open. */
enum PageState {
    SET_UP {
        @Override
        void show() {
            chrome.click("#set-up");
            chrome.await(() -> chrome.one("#setup").isDisplayed());
        }
    },
    PASTE {
        @Override
        void show() {
            chrome.click("#paste");
            chrome.await(() -> chrome.one("#paste-dialog").isDisplayed());
        }
    },
    HELP_AND_SETTINGS {
        @Override
        void show() {
            chrome.script("document.querySelectorAll('details').forEach(each => (each.open = true))");
            chrome.await(() -> chrome.text("#graph-state").endsWith("By static."));
        }
    },
    TOUR {
        @Override
        void show() {
            chrome.focus("#board");
            chrome.type("?");
            chrome.click("#tour-again");
            chrome.await(() -> chrome.text("#tour-text").startsWith("1 of 4"));
        }
    },
    PLAY {
        @Override
        void show() {
            PageTest.solveStraightThree();
            chrome.click(".search [data-name=play-0]");
            chrome.await(() -> !chrome.all("#play-moves li").isEmpty());
        }
    },
    LINE {
        @Override
        void show() {
            PageTest.solveStraightThree();
            chrome.click(".search [data-name='Show line']");
            chrome.await(() -> !chrome.all("#line-moves li").isEmpty());
        }
    },
    TREE {
        @Override
        void show() {
            PageTest.solveStraightThree();
            chrome.click(".search [data-name=tree-0]");
            chrome.await(() -> !chrome.all("#drawn-tree .node").isEmpty());
        }
    },
    BOARD_WITH_CAUSES {
        @Override
        void show() {
            PageTest.showBulkyFive();
            chrome.click("#why");
            chrome.await(() -> !chrome.all("#cause-list li").isEmpty());
        }
    },
    LIFE {
        @Override
        void show() {
            PageTest.showBulkyFive();
            chrome.click("#life-choose");
            chrome.clickPoint("C4");
            chrome.click("#life-start");
            chrome.await(() -> !chrome.all(".search .badge.alive").isEmpty());
        }
    },
    RACE {
        @Override
        void show() {
            RacePageTest.showRace(4, "F2", "G2");
            chrome.click("#race-start");
            chrome.await(() -> chrome.text(".search .badge").endsWith("WINS"));
        }
    },
    SCORE {
        @Override
        void show() {
            chrome.select("#file", "d3");
            chrome.await(() -> chrome.text("#tally").contains("of 361"));
            chrome.click("#score-start");
            chrome.await(() -> !chrome.all(".search .lead").isEmpty());
        }
    };

    /** Brings the page into the state, and waits until it is shown. */
    abstract void show();
}
