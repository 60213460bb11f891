package org.sekilab.experiments.pack;

import java.util.List;
import org.sekilab.experiments.output.json.JsonObject;

/**
 * The list of all that a pack has, in the file {@link #FILE} of the pack.
 *
 * @param kind {@link #KIND}
 * @param packFormat the number of the format of packs
 * @param program the program that made the pack, with its commit
 * @param studies the names of the studies; each is a folder of the pack
 * @param machines a line about each process that added results
 * @param files all other files of the pack
 */
record PackList(
        String kind,
        int packFormat,
        String program,
        List<String> studies,
        List<String> machines,
        List<PackedFile> files)
        implements JsonObject {
    static final String FILE = "pack.json";
    static final String KIND = "sekilab pack";
    static final int VERSION = 1;

    PackList {
        studies = List.copyOf(studies);
        machines = List.copyOf(machines);
        files = List.copyOf(files);
    }

    /**
     * A file of the pack.
     *
     * @param name with the folder of its study
     * @param bytes its size
     * @param sha256 the hash of its content in hexadecimal digits
     */
    record PackedFile(String name, long bytes, String sha256) {}
}
