package org.sekilab.life.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.sekilab.life.report.WindowReport.State;

class WindowReportTest {
    /** A second search of the same window may be open while the first one is over: the window is known then. */
    @Test
    void whatIsKnownOfAWindowStaysKnown() {
        WindowReport report = WindowReport.waiting(20)
                .after(100, State.OPEN)
                .after(50, State.HOPELESS)
                .after(7, State.OPEN);
        assertEquals(new WindowReport(20, 157, State.HOPELESS), report);
    }
}
