package org.sekilab.experiments.view;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The files that the page is made of: a fixed list, in memory. */
final class PageFiles {
    private static final String START = "index.html";
    private static final List<String> NAMES = List.of(
            START,
            "view.css",
            "icon.svg",
            "main.js",
            "panels.js",
            "api.js",
            "balance.js",
            "board.js",
            "causes.js",
            "dom.js",
            "drop.js",
            "graph.js",
            "kinds.js",
            "life.js",
            "lifekind.js",
            "line.js",
            "points.js",
            "position.js",
            "prooftree.js",
            "race.js",
            "racekind.js",
            "regions.js",
            "rules.js",
            "save.js",
            "scorekind.js",
            "searches.js",
            "settings.js",
            "setup.js",
            "sgf.js",
            "sgftree.js",
            "signs.js",
            "solves.js",
            "strategy.js",
            "tour.js",
            "tree.js",
            "treepicture.js",
            "turn.js",
            "walk.js",
            "whole.js");
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "svg", "image/svg+xml",
            "js", "text/javascript; charset=utf-8");

    private final Map<String, byte[]> files = new HashMap<>();

    PageFiles() {
        for (String name : NAMES) {
            try (InputStream stream = PageFiles.class.getResourceAsStream(name)) {
                files.put(name, Objects.requireNonNull(stream, name).readAllBytes());
            } catch (IOException e) {
                throw new UncheckedIOException(name, e);
            }
        }
    }

    /** The file of a name; the start if it is empty. */
    Optional<Reply> find(String name) {
        String file = name.isEmpty() ? START : name;
        String type = TYPES.getOrDefault(file.substring(file.lastIndexOf('.') + 1), "");
        return Optional.ofNullable(files.get(file)).map(bytes -> new Reply(type, bytes));
    }
}
