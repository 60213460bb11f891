package org.sekilab.experiments.view;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.demo.DemoData;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.PositionSource;
import org.sekilab.experiments.view.work.RefusedException;
import org.sekilab.experiments.view.work.StartAnswer;
import org.sekilab.model.sgf.SgfException;
import org.sekilab.model.sgf.SgfGame;
import org.sekilab.model.sgf.SgfReader;

/**
 * The records that the page can show: the files given at the start, and the records that were pasted last. Without
 * given files, the records that ship with the program take their place. No other file can be reached. Mutable; may be
 * shared by threads.
 */
public final class Library {
    private static final int MOST_PASTED = 32;
    private static final int SHARE_OF_MEMORY = 4; // the rest is for searches, and for the record that is read

    /** A game with much to see: in no other one static rules prove more. */
    private static final String SHOWN_FIRST = "g102.sgf";

    private final List<Shelf> shelves;
    private final long mostMemory;
    private final Map<String, Pasted> pasted = new LinkedHashMap<>(); // the oldest first
    private int lastPasted;

    /** The source of the games of a record. */
    private interface Games {
        List<SgfGame> read() throws IOException;
    }

    private record Pasted(Document document, long memory) {}

    private record Shelf(String id, String name, Games games) {}

    private Library(List<Shelf> shelves, long mostMemory) {
        this.shelves = List.copyOf(shelves);
        this.mostMemory = mostMemory;
    }

    private static Library withShelves(List<Shelf> shelves) {
        return new Library(shelves, Runtime.getRuntime().maxMemory() / SHARE_OF_MEMORY);
    }

    /**
     * A library without files.
     *
     * @param mostMemory that all pasted records may take, in bytes
     */
    static Library empty(long mostMemory) {
        return new Library(List.of(), mostMemory);
    }

    /** A library of files. Each file is read when it is looked at. */
    public static Library of(List<Path> files) {
        List<Shelf> shelves = new ArrayList<>();
        for (Path file : files) {
            RecordBytes bytes = new RecordBytes(file);
            shelves.add(new Shelf("f" + (shelves.size() + 1), file.toString(), () -> games(file, bytes.read())));
        }
        return withShelves(shelves);
    }

    /** Why a file cannot be shown, in one line; empty if it can. The file is read. */
    public static Optional<String> mistake(Path file) {
        try {
            games(file, Files.readAllBytes(file));
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(unreadable(file.toString(), e));
        } catch (SgfException e) {
            return Optional.of(e.getMessage());
        }
    }

    private static String unreadable(String name, IOException cause) {
        return "%s: cannot be read (%s)".formatted(name, InputException.reason(cause));
    }

    private static List<SgfGame> games(Path file, byte[] sgf) throws SgfException {
        return SgfReader.parse(sgf, file.toString()).games();
    }

    /** A library of the games, regions, races and problems of life that ship with the program. */
    public static Library demo() {
        List<PositionSource> sources = new ArrayList<>(List.of(DemoData.regions(), DemoData.races()));
        sources.addAll(DemoData.games());
        sources.add(DemoData.life());
        List<Shelf> shelves = new ArrayList<>();
        for (PositionSource source : sources) {
            shelves.add(new Shelf("d" + (shelves.size() + 1), source.name(), () -> games(source)));
        }
        return withShelves(shelves);
    }

    /**
     * A record.
     *
     * @throws RefusedException if there is none with that name, or it cannot be read
     */
    Document open(String id) {
        String[] parts = id.split(Document.VARIATION, 2);
        Document document = find(parts[0]);
        return parts.length == 1 ? document : document.along(variation(parts[1]));
    }

    private static int variation(String number) {
        return Request.findNumber(number)
                .orElseThrow(() -> new RefusedException(
                        RefusedException.NOT_FOUND, "'%s' is not the number of a variation".formatted(number)));
    }

    private Document find(String id) {
        return findPasted(id).orElseGet(() -> read(id));
    }

    private synchronized Optional<Document> findPasted(String id) {
        return Optional.ofNullable(pasted.get(id)).map(Pasted::document);
    }

    /** Reads a record. There is no lock: a file may take long, and others are looked at meanwhile. */
    private Document read(String id) {
        Optional<Shelf> shelf =
                shelves.stream().filter(each -> each.id().equals(id)).findFirst();
        if (shelf.isEmpty()) {
            throw new RefusedException(
                    RefusedException.NOT_FOUND, "the server no longer has this record; maybe paste it again");
        }
        try {
            return new Document(id, shelf.get().name(), shelf.get().games().read());
        } catch (IOException e) {
            throw new RefusedException(
                    RefusedException.NOT_FOUND, unreadable(shelf.get().name(), e));
        } catch (SgfException e) {
            throw new RefusedException(RefusedException.BAD_REQUEST, e.getMessage());
        }
    }

    /**
     * Takes a record in, and forgets the oldest ones where there is no room for all.
     *
     * @param name what people call it
     * @throws RefusedException if the text is not SGF, or too large to be kept even alone
     */
    synchronized Document add(String name, byte[] sgf) {
        RecordSize size = RecordSize.of(sgf);
        if (size.memory() > mostMemory) {
            throw new RefusedException(
                    RefusedException.TOO_LARGE,
                    "%d nodes with %d values would take %d MiB of memory, and pasted records may take %d MiB; paste less, or start the server with more memory"
                            .formatted(size.nodes(), size.values(), size.memory() >> 20, mostMemory >> 20));
        }
        Document document;
        try {
            document = new Document(
                    "p" + (lastPasted + 1), name, SgfReader.parse(sgf, name).games());
        } catch (SgfException e) {
            throw new RefusedException(RefusedException.BAD_REQUEST, e.getMessage());
        }
        lastPasted++;
        pasted.put(document.id(), new Pasted(document, size.memory()));
        while (pasted.size() > MOST_PASTED || memory() > mostMemory) {
            pasted.remove(pasted.keySet().iterator().next());
        }
        return document;
    }

    private long memory() {
        return pasted.values().stream().mapToLong(Pasted::memory).sum();
    }

    /** The record to show first; empty without records. */
    String first() {
        return shelves.stream()
                .filter(shelf -> shelf.name().equals(SHOWN_FIRST))
                .findFirst()
                .or(() -> shelves.stream().findFirst())
                .map(Shelf::id)
                .orElse("");
    }

    /** The records that were there at the start. */
    List<StartAnswer.NamedRecord> files() {
        return shelves.stream()
                .map(shelf -> new StartAnswer.NamedRecord(shelf.id(), shelf.name()))
                .toList();
    }

    private static List<SgfGame> games(PositionSource source) {
        return source.read().boards().stream().map(BoardInput::game).toList();
    }
}
