package org.sekilab.experiments.output.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Objects;
import java.util.stream.Collectors;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.Words;

/**
 * Writes and reads the records of this package, so that each kind of value is written in one way: a constant in
 * {@link Words}, a decimal number without an exponent, a time in milliseconds with three decimals.
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

    private static final int LINE = 1 << 12; // bytes that most lines fit
    private static final int NANO_DECIMALS = 6; // of a millisecond
    private static final int MILLI_DECIMALS = 3;

    private Json() {}

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

        /** A field has a value unless the record says when there is none. */
        @Override
        public JsonSetter.Value findSetterInfo(Annotated member) {
            return JsonSetter.Value.forValueNulls(member.hasAnnotation(JsonInclude.class) ? Nulls.SET : Nulls.FAIL);
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

    /**
     * Reads an object. Fields that the record does not have are skipped.
     *
     * @param place where the text is from, for messages
     * @throws InputException that names the field if one is missing or has a wrong value
     */
    public static <T extends Record> T read(String place, byte[] text, Class<T> type) {
        try {
            return MAPPER.readValue(text, type);
        } catch (JsonMappingException e) {
            String field = e.getPath().stream()
                    .map(JsonMappingException.Reference::getFieldName)
                    .filter(Objects::nonNull)
                    .collect(Collectors.joining("."));
            throw field.isEmpty() ? notAnObject(place) : new InputException(field, e.getOriginalMessage());
        } catch (IOException e) {
            throw notAnObject(place);
        }
    }

    private static InputException notAnObject(String place) {
        return new InputException(place, "is not a JSON object");
    }

    /** A time in milliseconds, with three decimals. */
    public static BigDecimal millis(long nanos) {
        return BigDecimal.valueOf(nanos, NANO_DECIMALS).setScale(MILLI_DECIMALS, RoundingMode.HALF_UP);
    }
}
