package org.sekilab.experiments.regress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.experiments.gtp.protocol.GtpResponse;

/** The answers that tests want, as in GNU Go's manual, its script regress.awk, and gogui-regress. */
class ExpectationTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '`', textBlock = """
            [J2]                  ; = J2             ; PASS
            [J2]                  ; = J3             ; FAIL
            [J2]*                 ; = J2             ; UNEXPECTED_PASS
            [J2]*                 ; = J3             ; EXPECTED_FAIL
            [J2]&                 ; = J3             ; NOT_JUDGED
            [J2]*&                ; = J2             ; NOT_JUDGED
            [!J2]                 ; = J3             ; PASS
            [!J2]                 ; = J2             ; FAIL
            [!J2]*                ; = J3             ; UNEXPECTED_PASS
            [!J2]*                ; = J2             ; EXPECTED_FAIL
            [!(A3|A5)]            ; = A5             ; FAIL
            [!A3|A5]              ; = A5             ; FAIL
            [!A3|A5]              ; = A55            ; PASS
            [E3|H4]               ; = H4             ; PASS
            [E3|H4]               ; = E35            ; FAIL
            [E3|H4]               ; = XH4            ; FAIL
            [3 (B4|C4|C1)]        ; = 3 C4           ; PASS
            [3 (B4|C4|C1)]        ; = 3              ; FAIL
            [81 .*]               ; = 81 A1 B1       ; PASS
            [81 .*]               ; = 81             ; FAIL
            []                    ; =                ; PASS
            []                    ; = A1             ; FAIL
            [ J2 ]                ; = J2             ; PASS
            [j2]                  ; = J2             ; FAIL
            [.*]                  ; = A1 B1/C1 D1    ; PASS
            [[AB]1]               ; = B1             ; PASS
            [.*]                  ; ? unknown command; FAIL
            [unknown command]     ; ? unknown command; FAIL
            [!J2]                 ; ? unknown command; FAIL
            [J2]*                 ; ? unknown command; EXPECTED_FAIL
            ``                    ; = J2             ; PASS
            ``                    ; ? unknown command; FAIL
            """)
    void judges(String expectation, String answer, TestOutcome outcome) {
        TestCommand test = new TestCommand(
                1,
                "10",
                "reg_genmove black",
                expectation.isEmpty() ? Optional.empty() : Optional.of(Expectation.parse(expectation)));
        GtpResponse given = new GtpResponse(
                answer.startsWith("=") ? GtpResponse.Status.SUCCESS : GtpResponse.Status.FAILURE,
                answer.substring(1).strip().replace('/', '\n'));
        assertThat(TestOutcome.of(test, given)).isEqualTo(outcome);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '`', textBlock = """
            J2      ; 'J2' is not a pattern in brackets, such as [A1|B2] or [!A1]*
            [J2     ; '[J2' is not a pattern in brackets, such as [A1|B2] or [!A1]*
            [J2] no ; '[J2] no' is not a pattern in brackets, such as [A1|B2] or [!A1]*
            [!(]    ; '(' is not a regular expression: Unclosed group
            """)
    void tellsWhatIsWrong(String expectation, String message) {
        assertThatThrownBy(() -> Expectation.parse(expectation))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }
}
