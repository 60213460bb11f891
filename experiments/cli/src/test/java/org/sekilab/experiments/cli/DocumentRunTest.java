package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * All commands that pages show run, one after the other, each within its time: {@code ./mvnw -P docs verify}. What a
 * page marks is left out, see {@link DocumentPage}.
 */
@Tag("docs")
class DocumentRunTest {
    @TempDir
    private Path temporary;

    /** The pages share a folder, because one command may read what another one has written. */
    @TestFactory
    Stream<DynamicContainer> commandsOfPagesRun() throws IOException {
        DocumentFolder folder = new DocumentFolder(temporary);
        return Repository.documents().stream().map(page -> container(page, folder));
    }

    private static DynamicContainer container(Path page, DocumentFolder folder) {
        return DynamicContainer.dynamicContainer(
                Repository.file("").relativize(page).toString(),
                DocumentPage.commands(page).stream()
                        .filter(command -> command.notRun().isEmpty())
                        .map(command -> DynamicTest.dynamicTest(
                                command.text(),
                                () -> assertThat(folder.run(command)).isEmpty())));
    }
}
