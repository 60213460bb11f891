package org.sekilab.verify;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;

/**
 * The data in the only member of a gzip file. The class of the JDK skips what follows the member. This class rejects
 * it. Mutable, confined to one thread.
 *
 * <p>Rules: F-GZIP-2, F-GZIP-3.
 * <p>Source: RFC 1952, GZIP file format specification.
 */
final class GzipMember extends InflaterInputStream {
    private static final int BUFFER = 1 << 16;
    private static final int HEADER = 10;
    private static final int DEFLATED = 8;
    private static final int CHECKSUM_FLAG = 2;
    private static final int EXTRA_FLAG = 4;
    private static final int NAME_FLAG = 8;
    private static final int COMMENT_FLAG = 16;
    private static final int RESERVED_FLAGS = 0xe0;
    private static final String DAMAGED_HEADER = "the header of the gzip file is damaged";

    private final CRC32 checksum = new CRC32();
    private boolean isChecked;

    private GzipMember(InputStream in) {
        super(in, new Inflater(true), BUFFER);
    }

    /**
     * Reads the header.
     *
     * @throws ZipException in words, if there is no header. Reading throws it if the member is damaged or something
     * follows the member
     * @throws EOFException in words, if the file ends before the member does
     */
    static GzipMember open(InputStream stream) throws IOException {
        CheckedInputStream in = new CheckedInputStream(stream, new CRC32());
        byte[] header = in.readNBytes(HEADER);
        if (header.length < HEADER) {
            throw cutOff();
        }
        int flags = header[3];
        if (header[2] != DEFLATED || (flags & RESERVED_FLAGS) != 0) {
            throw new ZipException(DAMAGED_HEADER);
        }
        if ((flags & EXTRA_FLAG) != 0) {
            int length = (int) readNumber(in, Short.BYTES);
            if (in.readNBytes(length).length < length) {
                throw cutOff();
            }
        }
        for (int flag = NAME_FLAG; flag <= COMMENT_FLAG; flag *= 2) {
            if ((flags & flag) != 0) {
                skipText(in);
            }
        }
        long sum = in.getChecksum().getValue() & 0xffff;
        if ((flags & CHECKSUM_FLAG) != 0 && readNumber(in, Short.BYTES) != sum) {
            throw new ZipException(DAMAGED_HEADER);
        }
        return new GzipMember(stream);
    }

    private static void skipText(InputStream in) throws IOException {
        int letter = in.read();
        while (letter > 0) {
            letter = in.read();
        }
        if (letter < 0) {
            throw cutOff();
        }
    }

    /** A number with its lowest byte first. */
    private static long readNumber(InputStream in, int bytes) throws IOException {
        long number = 0;
        for (int i = 0; i < bytes; i++) {
            int read = in.read();
            if (read < 0) {
                throw cutOff();
            }
            number |= (long) read << Byte.SIZE * i;
        }
        return number;
    }

    private static EOFException cutOff() {
        return new EOFException("the gzip file is cut off");
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        int count;
        try {
            count = super.read(bytes, from, length);
        } catch (EOFException e) {
            throw cutOff();
        } catch (ZipException e) {
            throw new ZipException("the gzip file is damaged");
        }
        if (count > 0) {
            checksum.update(bytes, from, count);
        } else if (count < 0 && !isChecked) {
            isChecked = true;
            checkEnd();
        }
        return count;
    }

    private void checkEnd() throws IOException {
        int unread = inf.getRemaining();
        InputStream rest = new SequenceInputStream(new ByteArrayInputStream(buf, len - unread, unread), in);
        boolean isWhole = readNumber(rest, Integer.BYTES) == checksum.getValue();
        isWhole &= readNumber(rest, Integer.BYTES) == (inf.getBytesWritten() & 0xffffffffL);
        if (!isWhole) {
            throw new ZipException("the gzip file is damaged");
        }
        if (rest.read() >= 0) {
            throw new ZipException("there is something after the end of the gzip member");
        }
    }
}
