package org.sekilab.experiments.pack;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.InputPlace;

/** The names of files and folders in packs: plain ones, so that no name leads out of a folder. */
public final class PackNames {
    /** The folder of the files that were attached. */
    static final String ATTACHED = "attached/";

    private static final String NAME = "[A-Za-z0-9_][A-Za-z0-9._+-]{0,99}";
    private static final Pattern PLAIN = Pattern.compile(NAME);
    private static final Pattern IN_FOLDER = Pattern.compile("(?:" + NAME + "/)?" + NAME);

    private PackNames() {}

    /** True for letters, digits, dots, dashes and the like, with no dot in front. */
    public static boolean isName(String name) {
        return PLAIN.matcher(name).matches() && !name.equals("attached");
    }

    /** A name like that of a file, such as an experiment, without its ending. */
    public static String of(Path file) {
        String name = String.valueOf(file.getFileName())
                .replaceFirst("\\.[^.]*$", "")
                .replaceAll("[^A-Za-z0-9._+-]", "-")
                .replaceFirst("^[^A-Za-z0-9_]+", "");
        String start = name.substring(0, Math.min(name.length(), 60));
        return isName(start) ? start : "study";
    }

    /** True for the name of a file in a pack, in one folder at most. */
    static boolean isInFolder(String name) {
        return IN_FOLDER.matcher(name).matches();
    }

    /**
     * Checks that files can be attached.
     *
     * @param place what named them, for messages
     * @throws InputException if a file is missing, has a strange name, or if two have one name
     */
    public static void checkAttached(String place, List<Path> files) {
        Set<String> names = new HashSet<>();
        for (Path file : files) {
            String name = String.valueOf(file.getFileName());
            InputPlace.check(place, file);
            if (!PLAIN.matcher(name).matches()) {
                throw new InputException(place, file + ": the name may have letters, digits, '.', '_', '+' and '-'");
            }
            if (!names.add(name)) {
                throw new InputException(place, file + ": another file has the same name");
            }
        }
    }
}
