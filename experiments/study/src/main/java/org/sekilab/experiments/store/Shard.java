package org.sekilab.experiments.store;

import java.math.BigInteger;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sekilab.experiments.InputException;

/**
 * One of several parts of a study. The parts of any count have each job once, on every machine: the hash of its key
 * tells the part.
 *
 * @param number from 1 to the count
 * @param count how many parts there are
 */
public record Shard(int number, int count) {
    private static final Pattern TEXT = Pattern.compile("(\\d{1,9})/(\\d{1,9})");
    private static final int HEXADECIMAL = 16;

    /**
     * Reads {@code I/N}.
     *
     * @param place what gave the text, for messages
     * @throws InputException if it is none
     */
    public static Shard parse(String place, String text) {
        Matcher parts = TEXT.matcher(text);
        if (!parts.matches()) {
            throw new InputException(place, "'%s' is not I/N, such as 3/16".formatted(text));
        }
        Shard shard = new Shard(Integer.parseInt(parts.group(1)), Integer.parseInt(parts.group(2)));
        if (shard.number < 1 || shard.number > shard.count) {
            throw new InputException(place, "'%s' is no shard: I is from 1 to N".formatted(text));
        }
        return shard;
    }

    /** True when a job belongs to this part. */
    public boolean has(JobKey key) {
        String hash = ContentHash.of(List.of(
                key.run(),
                key.set(),
                key.file(),
                Integer.toString(key.index()),
                key.item(),
                Integer.toString(key.repetition())));
        return new BigInteger(hash, HEXADECIMAL).mod(BigInteger.valueOf(count)).intValue() == number - 1;
    }

    /** As options have it. */
    @Override
    public String toString() {
        return number + "/" + count;
    }
}
