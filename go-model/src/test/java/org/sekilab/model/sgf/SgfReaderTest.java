package org.sekilab.model.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.model.Geometry;

class SgfReaderTest {
    @Test
    void variationsFormTheTreeOfTheSpecification() {
        SgfNode root = onlyGame("""
                (;FF[4]C[root](;C[a];C[b](;C[c])
                (;C[d];C[e]))
                (;C[f](;C[g];C[h];C[i])
                (;C[j])))
                """).root();
        assertThat(outline(root)).isEqualTo("root(a b(c)(d e))(f(g h i)(j))");
    }

    @Test
    void textOfTheSpecificationIsUnescaped() {
        SgfNode root = onlyGame("""
                (;C[Meijin NR: yeah, k4 is won\\
                derful
                sweat NR: thank you! :\\)
                jansteen 4d: Can anyone\\
                 explain [me\\] k4?])
                """).root();
        assertThat(root.findValue("C")).contains("""
                Meijin NR: yeah, k4 is wonderful
                sweat NR: thank you! :)
                jansteen 4d: Can anyone explain [me] k4?""");
    }

    @Test
    void escapesAndWhiteSpaceInTextFollowTheSpecification() {
        assertThat(onlyGame("(;C[a\\\\b\\\tc\td\\:e])").root().findValue("C")).contains("a\\b c d:e");
        assertThat(onlyGame("(;C[\\]])").root().findValue("C")).contains("]");
        assertThat(onlyGame("(;C[(;B[aa\\];)])").root().findValue("C")).contains("(;B[aa];)");
    }

    @Test
    void propertiesKeepTheirOrderAndValues() {
        SgfNode root = onlyGame("(;GM[1]SZ[9]AB[aa] [bb]\n[cc]C[x]AB[dd])").root();
        assertThat(root.properties())
                .containsExactly(
                        Map.entry("GM", List.of("1")),
                        Map.entry("SZ", List.of("9")),
                        Map.entry("AB", List.of("aa", "bb", "cc", "dd")),
                        Map.entry("C", List.of("x")));
        assertThat(root.values("AB")).hasSize(4);
        assertThat(root.values("AW")).isEmpty();
        assertThat(root.findValue("AW")).isEmpty();
    }

    @Test
    void nodesKnowTheirPlaces() {
        SgfNode root = onlyGame("mail\r\n (;SZ[9]\r\n  ;B[aa])").root();
        assertThat(List.of(root.line(), root.column())).containsExactly(2, 3);
        SgfNode child = root.children().get(0);
        assertThat(List.of(child.line(), child.column())).containsExactly(3, 3);
    }

    @ParameterizedTest
    @CsvSource({
        "SZ[9], 9, 9",
        "SZ[17:5], 17, 5",
        "SZ[ 5 : 17 ], 5, 17",
        "SZ[13:13], 13, 13",
        "C[], 19, 19",
        "SZ[25], 25, 25"
    })
    void sizesAreSquareOrRectangular(String property, int width, int height) {
        assertThat(onlyGame("(;" + property + ")").geometry()).isSameAs(Geometry.of(width, height));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(SZ[9];B[aa];W[bb])", // no first semicolon
                "( SZ[9];B[aa];W[bb])",
                "(;SiZe[9];Black[aa];White[bb])", // long names
                "(;sz[9];b[aa];w[bb])", // lower case
                "\uFEFF(;SZ[9];B[aa];W[bb])", // byte order mark
                "(;\r\nSZ[9]\r\n;B[aa]\r\n;W[bb]\r\n)\r\n\u001A", // DOS
                "From: a (b)\nSubject: game :-)\n\n(;SZ[9];B[aa];W[bb])\n-- \nsignature", // mail
                "(;SZ[9];B[aa];W[bb]", // last parenthesis missing
                "(;SZ[9];B[aa]\n;W[bb]\n\n",
                " ( \t; SZ\n[9] \n; B [aa];\tW\r[bb]\u000B)", // white space
                "(;SZ[ 9 ];B[a\na];W[b b ])",
                "(;SZ[9];B[aa](;W[bb])())", // empty variation
                "(;SZ[9];B[aa](W[bb])(;W[cc]))", // no semicolon in a variation
                "(;SZ[9](((;B[aa];W[bb])(;W[cc]))(;B[dd])))", // superfluous parentheses
                "(;SZ[9]B[aa]W[bb])", // moves of both colors in one node
                "(;SZ[9];;B[aa];;W[bb];)", // empty nodes
            })
    void oddFilesReadAsTheSameMoves(String text) {
        SgfGame game = onlyGame(text);
        assertThat(game.geometry()).isSameAs(Geometry.of(9, 9));
        assertThat(game.moveCount()).isEqualTo(2);
        assertThat(game.lastPosition().black()).hasToString("{A9}");
        assertThat(game.lastPosition().white()).hasToString("{B8}");
    }

    @Test
    void aCollectionHasItsGamesInOrder() {
        SgfCollection collection = SgfReader.parse("(;SZ[9])\n(;SZ[13](;B[aa])(;B[bb]))(;SZ[7:5])", "many.sgf");
        assertThat(collection.source()).isEqualTo("many.sgf");
        assertThat(collection.games())
                .extracting(game -> game.geometry().toString())
                .containsExactly("9x9", "13x13", "7x5");
    }

    @ParameterizedTest
    @CsvSource({
        "UTF-8, \u56F2\u7881",
        "utf8, \u56F2\u7881",
        "Shift_JIS, \u56F2\u7881",
        "EUC-KR, \uBC14\uB451",
        "GB18030, \u56F4\u68CB",
        "Big5, \u570D\u68CB",
        "ISO-8859-1, M\u00FCller"
    })
    void theCharsetOfCaIsUsed(String name, String comment) {
        byte[] bytes = "(;CA[%s]C[%s])".formatted(name, comment).getBytes(Charset.forName(name));
        assertThat(comment(bytes)).isEqualTo(comment);
    }

    @Test
    void withoutATrueCharsetUtf8IsTriedThenLatin1() {
        byte[] utf8 = "(;C[M\u00FCller])".getBytes(StandardCharsets.UTF_8);
        byte[] latin1 = "(;C[M\u00FCller])".getBytes(StandardCharsets.ISO_8859_1);
        assertThat(comment(utf8)).isEqualTo("M\u00FCller");
        assertThat(comment(latin1)).isEqualTo("M\u00FCller");
        for (String wrong : List.of("none such", "", "UTF-16", "UTF-8", "x-\u00FF", "IBM037")) {
            byte[] bytes = "(;CA[%s]C[M\u00FCller])".formatted(wrong).getBytes(StandardCharsets.ISO_8859_1);
            assertThat(comment(bytes)).as(wrong).isEqualTo("M\u00FCller");
        }
    }

    @Test
    void aTwoByteCharacterThatEndsInABracketDoesNotEndTheValue() {
        byte[] text = "(;CA[Shift_JIS]C[\u30BC\u30BE\u8868];B[aa])".getBytes(Charset.forName("Shift_JIS"));
        assertThat(comment(text)).isEqualTo("\u30BC\u30BE\u8868");
        byte[] broken = "(;CA[Shift_JIS]C[\u8868_];B[aa])".getBytes(Charset.forName("Shift_JIS"));
        broken[new String(broken, StandardCharsets.ISO_8859_1).lastIndexOf('_')] = (byte) 0xFF;
        assertThat(comment(broken)).isEqualTo("\u8868\uFFFD");
    }

    @Test
    void byteOrderMarksComeBeforeCa() {
        String text = "\uFEFF(;CA[ISO-8859-1]C[M\u00FCller])";
        assertThat(comment(text.getBytes(StandardCharsets.UTF_8))).isEqualTo("M\u00FCller");
        assertThat(comment(text.getBytes(StandardCharsets.UTF_16LE))).isEqualTo("M\u00FCller");
        assertThat(comment(text.getBytes(StandardCharsets.UTF_16BE))).isEqualTo("M\u00FCller");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "\"\" | 1:1  | no game tree begins here: '(;' was expected",
                "no game (at all) | 1:1 | no game tree begins here: '(;' was expected",
                "(;B[aa]~;W[bb~  | 2:3  | this value of W has no end: ']' is missing",
                "(;B[aa]~;W[bb\\] | 2:3 | this value of W has no end: ']' is missing",
                "(;B[aa]~;W      | 2:3  | property W has no value: '[' was expected",
                "(;B[aa]~;W)     | 2:3  | property W has no value: '[' was expected",
                "(;B[aa]~ ] )    | 2:2  | ';', '(' or ')' was expected, not ']'",
                "(;B[aa]~(;W[bb] | 2:8  | the text ends inside the variation that begins at 2:1: ')' is missing",
                "(;B[aa]~(;W[bb])~;B[cc]) | 3:1 | '(' or ')' was expected after a variation, not ';'",
                "(;B[aa])~)      | 2:1  | ')' closes nothing",
                "((;B[aa]))      | 1:10 | ')' closes nothing",
                "(;GM[1]~SZ[1])  | 2:4  | SZ: '1' is not a board size (2 to 25, or width:height such as 17:5)",
                "(;SZ[]) | 1:6 | SZ: '' is not a board size (2 to 25, or width:height such as 17:5)",
                "(;SZ[9:26]) | 1:6 | SZ: '9:26' is not a board size (2 to 25, or width:height such as 17:5)",
                "(;SZ[9999999999]) | 1:6 | SZ: '9999999999' is not a board size (2 to 25, or width:height such as 17:5)",
                "(;B[aa])~(;GM[2]) | 2:6 | GM: '2' is not Go (1)",
            })
    void errorsOfTheTextHaveTheirPlace(String text, String place, String problem) {
        for (String lineBreak : List.of("\n", "\r\n", "\r", "\n\r")) {
            SgfException error = catchThrowableOfType(
                    SgfException.class, () -> SgfReader.parse(text.replace("~", lineBreak), "bad.sgf"));
            assertThat(error).as(text).hasMessage("bad.sgf:%s: %s", place, problem);
            assertThat(error.line() + ":" + error.column()).isEqualTo(place);
            assertThat(error.source()).isEqualTo("bad.sgf");
            assertThat(error.problem()).isEqualTo(problem);
        }
    }

    @Test
    void aMissingFileIsAnIoError() {
        assertThatThrownBy(() -> SgfReader.read(Path.of("none-such.sgf"))).isInstanceOf(NoSuchFileException.class);
    }

    @Test
    void deepAndWideTreesNeedNoStack() {
        int count = 200_000;
        SgfGame nested = onlyGame("(;B[aa]".repeat(count) + ")".repeat(count));
        assertThat(nested.mainLine()).hasSize(count);
        SgfGame empty = onlyGame("(;" + "(".repeat(count) + ")".repeat(count) + ")");
        assertThat(empty.mainLine()).hasSize(1);
        SgfGame wide = onlyGame("(;" + "(;B[aa])".repeat(count) + ")");
        assertThat(wide.root().children()).hasSize(count);
        assertThat(SgfReader.parse(SgfWriter.format(nested), "again")
                        .games()
                        .get(0)
                        .moveCount())
                .isEqualTo(count);
        assertThatThrownBy(() -> SgfReader.parse("(;".repeat(count), "open.sgf"))
                .isInstanceOf(SgfException.class);
        assertThatThrownBy(() -> SgfReader.parse("(".repeat(count), "open.sgf")).isInstanceOf(SgfException.class);
    }

    private static SgfGame onlyGame(String text) {
        SgfCollection collection = SgfReader.parse(text, "test.sgf");
        assertThat(collection.games()).hasSize(1);
        return collection.games().get(0);
    }

    private static String comment(byte[] bytes) {
        return SgfReader.parse(bytes, "test.sgf")
                .games()
                .get(0)
                .root()
                .findValue("C")
                .orElseThrow();
    }

    private static String outline(SgfNode node) {
        StringBuilder outline = new StringBuilder(node.findValue("C").orElseThrow());
        if (node.children().size() == 1) {
            return outline.append(' ').append(outline(node.children().get(0))).toString();
        }
        for (SgfNode child : node.children()) {
            outline.append('(').append(outline(child)).append(')');
        }
        return outline.toString();
    }
}
