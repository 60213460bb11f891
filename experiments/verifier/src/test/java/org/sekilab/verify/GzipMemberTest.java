package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;
import org.junit.jupiter.api.Test;

/** The fields of a gzip member, by RFC 1952. */
class GzipMemberTest {
    private static final String TEXT = "a text of some letters";
    private static final int METHOD = 2;
    private static final int FLAGS = 3;
    private static final int HEADER = 10;
    private static final int HEADER_CHECKSUM = 2;
    private static final int EXTRA = 4;
    private static final int NAME = 8;

    @Test
    void memberIsUnpacked() throws IOException {
        assertThat(unpack(member())).isEqualTo(TEXT);
    }

    @Test
    void methodIsDeflate() throws IOException {
        byte[] member = member();
        member[METHOD] = 7;
        assertThatThrownBy(() -> unpack(member))
                .isInstanceOf(ZipException.class)
                .hasMessage("the header of the gzip file is damaged");
    }

    @Test
    void reservedFlagsAreNotSet() throws IOException {
        for (int flag : new int[] {0x20, 0x40, 0x80}) {
            byte[] member = member();
            member[FLAGS] = (byte) flag;
            assertThatThrownBy(() -> unpack(member))
                    .isInstanceOf(ZipException.class)
                    .hasMessage("the header of the gzip file is damaged");
        }
    }

    /** The checksum of the header has the two lower bytes of the CRC32 of all bytes before it. */
    @Test
    void checksumOfTheHeaderIsCompared() throws IOException {
        byte[] header = Arrays.copyOf(member(), HEADER);
        header[FLAGS] = HEADER_CHECKSUM;
        CRC32 crc = new CRC32();
        crc.update(header);
        byte low = (byte) crc.getValue();
        byte high = (byte) (crc.getValue() >> 8);
        assertThat(unpack(with(HEADER_CHECKSUM, new byte[] {low, high}))).isEqualTo(TEXT);
        for (byte[] wrong : new byte[][] {{(byte) (low ^ 1), high}, {low, (byte) (high ^ 1)}}) {
            assertThatThrownBy(() -> unpack(with(HEADER_CHECKSUM, wrong)))
                    .isInstanceOf(ZipException.class)
                    .hasMessage("the header of the gzip file is damaged");
        }
    }

    /** The last eight bytes are the checksum and the length. Either one alone tells of damage. */
    @Test
    void checksumAndLengthAreBothCompared() throws IOException {
        for (int fromEnd = 1; fromEnd <= 8; fromEnd++) {
            byte[] member = member();
            member[member.length - fromEnd] ^= 1;
            assertThatThrownBy(() -> unpack(member))
                    .as("byte %d from the end", fromEnd)
                    .isInstanceOf(ZipException.class)
                    .hasMessage("the gzip file is damaged");
        }
    }

    @Test
    void fieldsThatAreCutOffAreNoticed() throws IOException {
        byte[] further = with(EXTRA, new byte[] {3, 0, 1, 2, 3});
        byte[] named = with(NAME, "name\0".getBytes(StandardCharsets.US_ASCII));
        assertThat(unpack(further)).isEqualTo(TEXT);
        assertThat(unpack(named)).isEqualTo(TEXT);
        for (byte[] member : new byte[][] {member(), further, named}) {
            for (int length = 2; length < member.length; length++) {
                byte[] cut = new byte[length];
                System.arraycopy(member, 0, cut, 0, length);
                assertThatThrownBy(() -> unpack(cut))
                        .as("%d of %d bytes", length, member.length)
                        .isInstanceOf(EOFException.class)
                        .hasMessage("the gzip file is cut off");
            }
        }
    }

    /** A member with one more field in its header. */
    private static byte[] with(int flag, byte[] field) throws IOException {
        byte[] member = member();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(member, 0, FLAGS);
        bytes.write(flag);
        bytes.write(member, FLAGS + 1, HEADER - FLAGS - 1);
        bytes.write(field);
        bytes.write(member, HEADER, member.length - HEADER);
        return bytes.toByteArray();
    }

    private static byte[] member() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream packed = new GZIPOutputStream(bytes)) {
            packed.write(TEXT.getBytes(StandardCharsets.US_ASCII));
        }
        return bytes.toByteArray();
    }

    private static String unpack(byte[] member) throws IOException {
        try (GzipMember plain = GzipMember.open(new ByteArrayInputStream(member))) {
            return new String(plain.readAllBytes(), StandardCharsets.US_ASCII);
        }
    }
}
