package org.sekilab.experiments.trim;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sekilab.verify.CertificateException;
import org.sekilab.verify.Verifier;

/** Has the checker judge one zone of a board. Immutable. */
final class ZoneJudge {
    private static final String WITHOUT_LAST_LINE = "sekilab-certificate 1";

    private final String header;
    private final BoardText board;

    /**
     * @param header the first line of the certificate
     * @param board where the zone is
     */
    ZoneJudge(String header, BoardText board) {
        this.header = header;
        this.board = board;
    }

    /**
     * True if the checker accepts a zone.
     *
     * @param earlier the zones before it, of which it may name some as givers
     */
    boolean accepts(ZoneText zone, List<ZoneText> earlier) {
        List<ZoneText> zones = new ArrayList<>();
        ZoneText alone = zone;
        if (zone instanceof ZoneText.Game game) {
            for (int giver : game.givers()) {
                zones.add(earlier.get(giver));
            }
            int[] places = new int[game.givers().length];
            Arrays.setAll(places, place -> place);
            alone = game.withGivers(places);
        }
        zones.add(alone);
        try {
            ByteArrayOutputStream text = new ByteArrayOutputStream();
            BoardWriter writer = new BoardWriter(text);
            writer.writeLine(header);
            writer.write(board.withOnly(zones));
            if (!header.equals(WITHOUT_LAST_LINE)) {
                writer.writeLine("boards 1");
            }
            Verifier.verify("zone", new ByteArrayInputStream(text.toByteArray()), accepted -> {});
            return true;
        } catch (CertificateException e) {
            return false;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
