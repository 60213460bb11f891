package org.sekilab.experiments.view;

/** What the page can show, each with its panels open. */
enum PageState {
    SET_UP {
        @Override
        void show(Chrome chrome) {
            chrome.click("#set-up");
            chrome.await(() -> chrome.one("#setup").isDisplayed());
        }
    },
    PASTE {
        @Override
        void show(Chrome chrome) {
            chrome.click("#paste");
            chrome.await(() -> chrome.one("#paste-dialog").isDisplayed());
        }
    },
    HELP_AND_SETTINGS {
        @Override
        void show(Chrome chrome) {
            chrome.script("document.querySelectorAll('details').forEach(each => (each.open = true))");
            chrome.await(() -> chrome.text("#graph-state").endsWith("By static."));
        }
    },
    TOUR {
        @Override
        void show(Chrome chrome) {
            chrome.focus("#board");
            chrome.type("?");
            chrome.click("#tour-again");
            chrome.await(() -> chrome.text("#tour-text").startsWith("1 of 4"));
        }
    },
    PLAY {
        @Override
        void show(Chrome chrome) {
            solve(chrome);
            chrome.click(".search [data-name=play-0]");
            chrome.await(() -> !chrome.all("#play-moves li").isEmpty());
        }
    },
    LINE {
        @Override
        void show(Chrome chrome) {
            solve(chrome);
            chrome.click(".search [data-name='Show line']");
            chrome.await(() -> !chrome.all("#line-moves li").isEmpty());
        }
    },
    TREE {
        @Override
        void show(Chrome chrome) {
            solve(chrome);
            chrome.click(".search [data-name=tree-0]");
            chrome.await(() -> !chrome.all("#drawn-tree .node").isEmpty());
        }
    },
    BOARD_WITH_CAUSES {
        @Override
        void show(Chrome chrome) {
            chrome.paste(Site.BULKY_FIVE);
            chrome.await(() -> chrome.text("#title").equals("bulky five"));
            chrome.click("#why");
            chrome.await(() -> !chrome.all("#cause-list li").isEmpty());
        }
    },
    LIFE {
        @Override
        void show(Chrome chrome) {
            chrome.paste(Site.BULKY_FIVE);
            chrome.await(() -> chrome.text("#title").equals("bulky five"));
            chrome.click("#life-choose");
            chrome.clickPoint("C4");
            chrome.click("#life-start");
            chrome.await(() -> !chrome.all(".search .badge.alive").isEmpty());
        }
    },
    RACE {
        @Override
        void show(Chrome chrome) {
            chrome.select("#file", "d2");
            chrome.await(() -> chrome.text("#title").startsWith("races.sgf"));
            chrome.select("#tree", "4");
            chrome.await(() -> chrome.driver().getCurrentUrl().contains("doc=d2&tree=4&"));
            chrome.focus("#board");
            chrome.type("r");
            chrome.clickPoint("F2");
            chrome.clickPoint("G2");
            chrome.click("#race-start");
            chrome.await(() -> chrome.text(".search .badge").endsWith("WINS"));
        }
    },
    SCORE {
        @Override
        void show(Chrome chrome) {
            chrome.select("#file", "d3");
            chrome.await(() -> chrome.text("#tally").contains("of 361"));
            chrome.click("#score-start");
            chrome.await(() -> !chrome.all(".search .lead").isEmpty());
        }
    };

    /** Brings the page into the state, and waits until it is shown. */
    abstract void show(Chrome chrome);

    private static void solve(Chrome chrome) {
        chrome.paste(Site.STRAIGHT_THREE);
        chrome.await(() -> chrome.text("#title").contains("Shusaku"));
        chrome.chooseRegion("Black A3");
        chrome.click("#start");
        chrome.await(() -> !chrome.all(".search .badge.unsafe").isEmpty());
    }
}
