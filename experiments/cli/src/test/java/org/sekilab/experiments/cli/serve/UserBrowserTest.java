package org.sekilab.experiments.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The program that opens a page on each system. */
class UserBrowserTest {
    @Test
    void eachSystemHasItsOwnWay() {
        assertThat(UserBrowser.opener("Windows 11", Map.of()))
                .hasValueSatisfying(command -> assertThat(command).startsWith("rundll32"));
        assertThat(UserBrowser.opener("Mac OS X", Map.of())).contains(List.of("open"));
        assertThat(UserBrowser.opener("Linux", Map.of("DISPLAY", ":0"))).contains(List.of("xdg-open"));
        assertThat(UserBrowser.opener("Linux", Map.of("WAYLAND_DISPLAY", "wayland-0")))
                .contains(List.of("xdg-open"));
    }

    @Test
    void withoutADesktopThereIsNoBrowser() {
        assertThat(UserBrowser.opener("Linux", Map.of())).isEmpty();
    }
}
