package org.sekilab.experiments.output.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.cfg.MutableCoercionConfig;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.InvalidNullException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.type.LogicalType;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.Words;
import org.sekilab.experiments.config.NearestName;

/**
 * Writes and reads the records of this package. Each kind of value is written in one way. A constant is written in
 * {@link Words}. A decimal number has no exponent. A time is in milliseconds with three decimals.
 */
public final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
                    .build())
            .annotationIntrospector(new Conventions())
            .disable(MapperFeature.AUTO_DETECT_IS_GETTERS) // what a record tells beside its components is no field
            .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .build();

    /** Takes no value for another type, and no field that the record does not have. */
    private static final ObjectReader EXACT = MAPPER.rebuild()
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .withCoercionConfig(LogicalType.Textual, Json::refuseScalars)
            .enable(
                    DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                    DeserializationFeature.FAIL_ON_TRAILING_TOKENS,
                    DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build()
            .reader()
            .with(StreamReadFeature.STRICT_DUPLICATE_DETECTION);

    private static final int LINE = 1 << 12; // bytes that most lines fit
    private static final int NANO_DECIMALS = 6; // of a millisecond
    private static final int MILLI_DECIMALS = 3;

    private Json() {}

    private static void refuseScalars(MutableCoercionConfig config) {
        for (CoercionInputShape shape :
                List.of(CoercionInputShape.Integer, CoercionInputShape.Float, CoercionInputShape.Boolean)) {
            config.setCoercion(shape, CoercionAction.Fail);
        }
    }

    /** What the records need not say. */
    private static final class Conventions extends JacksonAnnotationIntrospector {
        private static final long serialVersionUID = 1;

        @Override
        public String[] findEnumValues(
                MapperConfig<?> config, AnnotatedClass type, Enum<?>[] constants, String[] names) {
            for (int i = 0; i < constants.length; i++) {
                names[i] = Words.of(constants[i]);
            }
            return names;
        }

        /** A field is required unless the record says that it may be absent. */
        @Override
        public Boolean hasRequiredMarker(AnnotatedMember member) {
            JsonInclude include = member.getAnnotation(JsonInclude.class);
            return include == null || include.value() != JsonInclude.Include.NON_NULL;
        }

        /** A field has a value unless the record says when there is none. A list has no gaps. */
        @Override
        public JsonSetter.Value findSetterInfo(Annotated member) {
            return JsonSetter.Value.construct(
                    member.hasAnnotation(JsonInclude.class) ? Nulls.SET : Nulls.FAIL, Nulls.FAIL);
        }
    }

    /** Writes an object on a line of its own. The line is complete or absent. */
    public static void write(PrintStream out, JsonObject object) {
        byte[] line = line(object);
        out.write(line, 0, line.length);
        out.flush();
    }

    /** An object on a line with its end, in UTF-8. */
    public static byte[] line(JsonObject object) {
        ByteArrayOutputStream line = new ByteArrayOutputStream(LINE);
        try {
            MAPPER.writeValue(line, object);
        } catch (IOException e) {
            throw new UncheckedIOException("%s is no JSON object".formatted(object), e);
        }
        line.write('\n');
        return line.toByteArray();
    }

    /** An object as text on one line, without an end of the line. */
    public static String text(JsonObject object) {
        return new String(line(object), StandardCharsets.UTF_8).stripTrailing();
    }

    /** Reads an object as {@link #read(String, byte[], Class)} does, from text. */
    public static <T extends Record> T read(String place, String text, Class<T> type) {
        return read(place, text.getBytes(StandardCharsets.UTF_8), type);
    }

    /**
     * Reads an object. Fields that the record does not have are skipped.
     *
     * @param place where the text is from, for messages
     * @throws InputException that names the field if one is missing or has a wrong value
     */
    public static <T extends Record> T read(String place, byte[] text, Class<T> type) {
        try {
            return objectOf(place, MAPPER.readValue(text, type));
        } catch (JsonMappingException e) {
            throw e.getPath().isEmpty() ? notAnObject(place) : WrongObject.of(place, e);
        } catch (IOException e) {
            throw notAnObject(place);
        }
    }

    /**
     * Reads an object that has no field that the record does not have. Text is no number, and a number is no text.
     *
     * @param place where the text is from, for messages
     * @throws InputException that names the field if one is missing, unknown or has a wrong value
     */
    public static <T extends Record> T readExactly(String place, byte[] text, Class<T> type) {
        try {
            return objectOf(place, EXACT.forType(type).<@Nullable T>readValue(text));
        } catch (JsonMappingException e) {
            throw WrongObject.of(place, e);
        } catch (IOException e) {
            throw notAnObject(place);
        }
    }

    /** The word null is JSON, but no object. */
    private static <T> T objectOf(String place, @Nullable T read) {
        if (read == null) {
            throw notAnObject(place);
        }
        return read;
    }

    private static InputException notAnObject(String place) {
        return new InputException(place, "is not a JSON object");
    }

    /** A time in milliseconds, with three decimals. */
    public static BigDecimal millis(long nanos) {
        return BigDecimal.valueOf(nanos, NANO_DECIMALS).setScale(MILLI_DECIMALS, RoundingMode.HALF_UP);
    }

    /** A time that is measured in milliseconds, with three decimals. */
    public static BigDecimal ofMillis(double millis) {
        return BigDecimal.valueOf(millis).setScale(MILLI_DECIMALS, RoundingMode.HALF_UP);
    }

    /** A number without needless zeros: 7, 6.5. */
    public static BigDecimal number(double value) {
        return BigDecimal.valueOf(value).stripTrailingZeros();
    }

    /** Says in words what is wrong with a JSON object, without the names of classes. */
    private static final class WrongObject {
        private static final int MOST_NAME = 40; // characters; no field is as long

        private WrongObject() {}

        /** @param place where the object is from */
        static InputException of(String place, JsonMappingException mistake) {
            if (mistake.getCause() instanceof JsonParseException) {
                return notAnObject(place);
            }
            String field = field(mistake.getPath());
            return new InputException(field.isEmpty() ? place : field, what(mistake));
        }

        /** Such as {@code life.at[0]}. */
        private static String field(List<JsonMappingException.Reference> path) {
            StringBuilder field = new StringBuilder();
            for (JsonMappingException.Reference step : path) {
                if (step.getFieldName() == null) {
                    field.append('[').append(step.getIndex()).append(']');
                } else {
                    field.append(field.isEmpty() ? "" : ".").append(step.getFieldName());
                }
            }
            return field.toString();
        }

        private static String what(JsonMappingException mistake) {
            if (mistake instanceof UnrecognizedPropertyException unknown) {
                String name = unknown.getPropertyName();
                List<String> known = unknown.getKnownPropertyIds() == null
                        ? List.of()
                        : unknown.getKnownPropertyIds().stream()
                                .map(String::valueOf)
                                .toList();
                return "unknown field" + (name.length() > MOST_NAME ? "" : NearestName.hint(name, known));
            }
            if (mistake instanceof InvalidNullException) {
                return "is null";
            }
            if (mistake instanceof InvalidFormatException wrong
                    && wrong.getTargetType() != null
                    && wrong.getTargetType().isEnum()) {
                return "'%s' is not one of %s".formatted(wrong.getValue(), words(wrong.getTargetType()));
            }
            if (mistake instanceof MismatchedInputException wrong && wrong.getTargetType() != null) {
                return wrong.getOriginalMessage().startsWith("Missing required")
                        ? "is missing"
                        : "is not " + kind(wrong.getTargetType());
            }
            return "is not as it should be";
        }

        private static String kind(Class<?> type) {
            if (type == String.class) {
                return "text";
            }
            if (type.isEnum()) {
                return "one of " + words(type);
            }
            if (Collection.class.isAssignableFrom(type)) {
                return "a list";
            }
            if (type == Boolean.class || type == boolean.class) {
                return "true or false";
            }
            if (type == Integer.class || type == int.class || type == Long.class || type == long.class) {
                return "a whole number";
            }
            return Number.class.isAssignableFrom(type) ? "a number" : "a JSON object";
        }

        private static String words(Class<?> type) {
            return Stream.of(type.getEnumConstants())
                    .map(constant -> Words.of((Enum<?>) constant))
                    .collect(Collectors.joining(", "));
        }
    }
}
