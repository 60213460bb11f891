package example;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.sekilab.experiments.solve.PositionSource;
import org.sekilab.experiments.solve.Selection;
import org.sekilab.experiments.solve.SgfSource;

/**
 * Boards of three to nine columns. The lowest row is a region of Black. Three points in a row are one eye, four are
 * two.
 */
public final class FourRows implements PositionSource {
    private static final int NARROWEST = 3;
    private static final int WIDEST = 9;

    @Override
    public String name() {
        return "four-rows";
    }

    @Override
    public Reading read() {
        StringBuilder sgf = new StringBuilder();
        for (int width = NARROWEST; width <= WIDEST; width++) {
            StringBuilder black = new StringBuilder("AB");
            StringBuilder white = new StringBuilder("AW");
            for (char column = 'a'; column < 'a' + width; column++) {
                black.append('[').append(column).append("c]");
                white.append('[').append(column).append("b]");
            }
            sgf.append("(;GM[1]FF[4]SZ[%d:4]%s%s)".formatted(width, black, white));
        }
        byte[] bytes = sgf.toString().getBytes(StandardCharsets.US_ASCII);
        return SgfSource.of(name(), new ByteArrayInputStream(bytes), Selection.ALL).read();
    }
}
