package org.sekilab.experiments.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.InputException;

/**
 * A database of SQLite that loses nothing it has committed, whenever the process or the machine ends. Keeps its
 * statements; mutable, for one thread. Every failure is an {@link InputException}, since the cause is the file or the
 * disk.
 */
final class Database implements AutoCloseable {
    private static final String END_OF_STATEMENT = ";\\s*\n";

    private final Path file;
    private final DatabaseLink link;
    private final Connection connection;
    private final Map<String, PreparedStatement> prepared = new HashMap<>();

    private Database(Path file, DatabaseLink link) {
        this.file = file;
        this.link = link;
        this.connection = link.connection();
    }

    /** A row that is read. */
    interface Mapping<T> {
        T of(ResultSet row) throws SQLException;
    }

    /** Something that is done with the database. */
    interface Work {
        void run() throws SQLException;
    }

    /** Opens a database to write to; it is made if there is none. */
    static Database open(Path file) {
        try {
            return new Database(file, DatabaseLink.forWriting(file));
        } catch (SQLException e) {
            throw problem(file, e);
        }
    }

    /**
     * Opens a database that is there, to read from it only. All reads are of one moment, for one transaction holds them
     * until the database is closed.
     */
    static Database openForReading(Path file) {
        try {
            Database database = new Database(file, DatabaseLink.forReading(file));
            database.connection.setAutoCommit(false);
            return database;
        } catch (SQLException e) {
            throw problem(file, e);
        }
    }

    /** Runs the statements of a resource beside this class. */
    void run(String resource) {
        try (InputStream stream = Database.class.getResourceAsStream(resource)) {
            String script = new String(Objects.requireNonNull(stream, resource).readAllBytes(), StandardCharsets.UTF_8);
            for (String sql : script.split(END_OF_STATEMENT)) {
                update(sql);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** True when a table has a column. */
    boolean findColumn(String table, String column) {
        return !query("SELECT 1 FROM pragma_table_info(?) WHERE name = ?", row -> row.getInt(1), table, column)
                .isEmpty();
    }

    /** Does all of the work or none of it. The changes are on the disk when the call returns. */
    void transact(Work work) {
        try {
            connection.setAutoCommit(false);
            work.run();
            connection.commit();
            connection.setAutoCommit(true);
        } catch (SQLException e) {
            undo();
            throw problem(file, e);
        } catch (RuntimeException e) {
            undo();
            throw e;
        }
    }

    private void undo() {
        try {
            connection.rollback();
            connection.setAutoCommit(true);
        } catch (SQLException e) {
            return; // SQLite undoes the work itself on a full disk
        }
    }

    /**
     * Changes something.
     *
     * @param values what the question marks stand for; an empty {@link OptionalInt} is NULL
     */
    void update(String sql, @Nullable Object... values) {
        try {
            fill(sql, values).executeUpdate();
        } catch (SQLException e) {
            throw problem(file, e);
        }
    }

    /** Copies the database to a new file. The copy is of this moment, which is later than that of earlier reads. */
    void copyTo(Path copy) {
        try {
            connection.setAutoCommit(true); // no transaction can copy
            update("VACUUM INTO ?", copy.toString());
        } catch (SQLException e) {
            throw problem(file, e);
        }
    }

    /** Whether there is a table of a name: results that an earlier version wrote may lack one. */
    boolean findTable(String name) {
        return !query("SELECT name FROM sqlite_master WHERE type = 'table' AND name = ?", row -> row.getString(1), name)
                .isEmpty();
    }

    <T> List<T> query(String sql, Mapping<T> mapping, @Nullable Object... values) {
        List<T> all = new ArrayList<>();
        try (ResultSet rows = fill(sql, values).executeQuery()) {
            while (rows.next()) {
                all.add(mapping.of(rows));
            }
        } catch (SQLException e) {
            throw problem(file, e);
        }
        return all;
    }

    private PreparedStatement fill(String sql, @Nullable Object... values) throws SQLException {
        PreparedStatement statement = prepared.get(sql);
        if (statement == null) {
            statement = connection.prepareStatement(sql);
            prepared.put(sql, statement);
        }
        for (int i = 0; i < values.length; i++) {
            Object value = values[i];
            if (value instanceof OptionalInt number) {
                value = number.isPresent() ? number.getAsInt() : null;
            }
            statement.setObject(i + 1, value);
        }
        return statement;
    }

    private static InputException problem(Path file, SQLException e) {
        return new InputException(file.toString(), SqliteMessage.of(e));
    }

    @Override
    public void close() {
        try {
            link.close();
        } catch (SQLException e) {
            throw problem(file, e);
        }
    }
}
