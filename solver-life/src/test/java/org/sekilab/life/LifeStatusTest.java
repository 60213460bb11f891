package org.sekilab.life;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LifeStatusTest {
    @ParameterizedTest
    @CsvSource({
        "ALIVE, ALIVE, alive",
        "ALIVE, UNKNOWN, alive",
        "SEKI, SEKI, seki",
        "SEKI, ALIVE, 'seki if the attacker moves first, alive otherwise'",
        "SEKI, UNKNOWN, 'seki if the attacker moves first, alive otherwise'",
        "DEAD, SEKI, 'seki if the defender moves first, dead otherwise'",
        "KO, SEKI, 'ko if the attacker moves first, seki otherwise'",
        "UNKNOWN, SEKI, unknown",
        "DEAD, DEAD, dead",
        "UNKNOWN, DEAD, dead",
        "DEAD, ALIVE, unsettled",
        "KO, KO, ko",
        "KO, ALIVE, 'ko if the attacker moves first, alive otherwise'",
        "DEAD, KO, 'ko if the defender moves first, dead otherwise'",
        "DEAD, UNKNOWN, unknown",
        "UNKNOWN, ALIVE, unknown",
        "UNKNOWN, UNKNOWN, unknown"
    })
    void statusIsTheAnswersOfBothSidesTogether(LifeVerdict ifAttacked, LifeVerdict ifDefended, String words) {
        assertEquals(words, LifeStatus.of(ifAttacked, ifDefended).toString());
    }
}
