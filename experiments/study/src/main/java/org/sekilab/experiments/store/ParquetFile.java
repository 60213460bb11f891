package org.sekilab.experiments.store;

import blue.strategic.parquet.Dehydrator;
import blue.strategic.parquet.ParquetWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Type;
import org.apache.parquet.schema.Types;

/** Writes tables in Parquet. */
public final class ParquetFile {
    private ParquetFile() {}

    public static void write(Path file, TypedTable table) throws IOException {
        Type[] columns = table.columns().stream().map(ParquetFile::type).toArray(Type[]::new);
        Dehydrator<List<Object>> cells = (row, writer) -> {
            for (int i = 0; i < columns.length; i++) {
                writer.write(columns[i].getName(), row.get(i));
            }
        };
        try (ParquetWriter<List<Object>> writer =
                ParquetWriter.writeFile(new MessageType("results", columns), file.toFile(), cells)) {
            for (List<Object> row : table.rows()) {
                writer.write(row);
            }
        }
    }

    private static Type type(TypedTable.Column column) {
        return switch (column.type()) {
            case TEXT ->
                Types.required(PrimitiveTypeName.BINARY)
                        .as(LogicalTypeAnnotation.stringType())
                        .named(column.name());
            case WHOLE -> Types.required(PrimitiveTypeName.INT64).named(column.name());
            case NUMBER -> Types.required(PrimitiveTypeName.DOUBLE).named(column.name());
        };
    }
}
