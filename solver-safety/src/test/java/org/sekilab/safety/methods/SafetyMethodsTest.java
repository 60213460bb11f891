package org.sekilab.safety.methods;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.sekilab.proof.SafetyMethod;

/** The two tables of methods, that of the static rules and that of the searches. */
class SafetyMethodsTest {
    @Test
    void noTwoMethodsShareALabelOrARank() throws IllegalAccessException {
        List<SafetyMethod> methods = methods();
        assertThat(methods).hasSizeGreaterThan(10);
        assertThat(methods.stream().map(SafetyMethod::label)).doesNotHaveDuplicates();
        assertThat(methods.stream().map(SafetyMethod::rank)).doesNotHaveDuplicates();
    }

    /** Results, tables and pictures of older versions have these labels, in this order from weak to strong. */
    @Test
    void labelsAndTheirOrderAreStable() throws IllegalAccessException {
        assertThat(methods().stream().sorted().map(SafetyMethod::label))
                .containsExactly(
                        "benson",
                        "static",
                        "enclosed",
                        "connected",
                        "two-vital",
                        "merged",
                        "weak",
                        "chain",
                        "external-moves",
                        "joint",
                        "expand-vital",
                        "chain-area",
                        "narrow-area",
                        "seki",
                        "given-up",
                        "region-life",
                        "life-area",
                        "semeai",
                        "open-life");
    }

    /** A method that is made elsewhere would escape the comparison. */
    @Test
    void methodsAreMadeInTheTablesOnly() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src", "main", "java"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                boolean isTable = file.endsWith("SafetyMethods.java");
                assertThat(Files.readString(file).contains("new SafetyMethod("))
                        .as(file.toString())
                        .isEqualTo(isTable);
            }
        }
    }

    private static List<SafetyMethod> methods() throws IllegalAccessException {
        List<SafetyMethod> methods = new ArrayList<>();
        for (Class<?> table : List.of(SafetyMethod.class, SafetyMethods.class)) {
            for (Field field : table.getDeclaredFields()) {
                if (field.getType() == SafetyMethod.class) {
                    methods.add((SafetyMethod) field.get(null));
                }
            }
        }
        return methods;
    }
}
