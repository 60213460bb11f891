package org.sekilab.experiments.store;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import org.sekilab.experiments.InputException;
import org.sqlite.SQLiteErrorCode;

/**
 * A connection to a file of SQLite. A folder without write permission is no obstacle to reading. SQLite wants to
 * make files beside the database, so the file is then read as one that does not change. Changes that a killed run
 * left in the write-ahead log would be missing then. A database with a log of this kind is therefore copied first.
 */
final class DatabaseLink implements AutoCloseable {
    private static final String LOG = "-wal";
    private static final String PATIENT = "PRAGMA busy_timeout = 5000";

    private final Connection connection;
    private final Optional<Path> copy; // the database in a temporary folder of its own

    private DatabaseLink(Connection connection, Optional<Path> copy) {
        this.connection = connection;
        this.copy = copy;
    }

    Connection connection() {
        return connection;
    }

    /** Opens a database to write to; it is made if there is none. */
    static DatabaseLink forWriting(Path file) throws SQLException {
        List<String> safely = List.of(PATIENT, "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL");
        return new DatabaseLink(connect("jdbc:sqlite:" + file, safely), Optional.empty());
    }

    /** Opens a database that is there, also where nothing can be written. */
    static DatabaseLink forReading(Path file) throws SQLException {
        try {
            return new DatabaseLink(connectAndRead("jdbc:sqlite:" + file), Optional.empty());
        } catch (SQLException e) {
            SQLiteErrorCode code = SQLiteErrorCode.getErrorCode(e.getErrorCode());
            if (code != SQLiteErrorCode.SQLITE_READONLY && code != SQLiteErrorCode.SQLITE_CANTOPEN) {
                throw e;
            }
        }
        return hasLog(file)
                ? ofCopy(copy(file))
                : new DatabaseLink(
                        connectAndRead("jdbc:sqlite:%s?immutable=1".formatted(file.toUri())), Optional.empty());
    }

    private static DatabaseLink ofCopy(Path copy) throws SQLException {
        try {
            return new DatabaseLink(connectAndRead("jdbc:sqlite:" + copy), Optional.of(copy));
        } catch (SQLException e) {
            delete(copy);
            throw e;
        }
    }

    /** Reads something, for a file that cannot be used is only told then. */
    private static Connection connectAndRead(String url) throws SQLException {
        return connect(url, List.of(PATIENT, "SELECT count(*) FROM sqlite_master"));
    }

    private static Connection connect(String url, List<String> statements) throws SQLException {
        Connection connection = DriverManager.getConnection(url);
        try (Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
            return connection;
        } catch (SQLException e) {
            connection.close();
            throw e;
        }
    }

    private static boolean hasLog(Path file) {
        Path log = log(file);
        return Files.exists(log) && log.toFile().length() > 0;
    }

    private static Path log(Path file) {
        return Path.of(file + LOG);
    }

    private static Path copy(Path file) {
        try {
            Path copy = Files.createTempDirectory("sekilab").resolve(ResultStore.FILE);
            copy(file, copy);
            copy(log(file), log(copy));
            return copy;
        } catch (IOException e) {
            throw InputException.ofWriting(file.toString(), Path.of("a copy in the folder for temporary files"), e);
        }
    }

    /**
     * Unlike {@link Files#copy(Path, Path, java.nio.file.CopyOption...)}: the copy may be written where the file may
     * not.
     */
    private static void copy(Path file, Path copy) throws IOException {
        try (OutputStream out = Files.newOutputStream(copy)) {
            Files.copy(file, out);
        }
    }

    private static void delete(Path copy) {
        try {
            for (String ending : List.of(LOG, "-shm", "")) {
                Files.deleteIfExists(Path.of(copy + ending));
            }
            Files.delete(copy.toAbsolutePath().getParent());
        } catch (IOException e) {
            throw new UncheckedIOException(copy + ": cannot be deleted", e);
        }
    }

    @Override
    public void close() throws SQLException {
        connection.close();
        copy.ifPresent(DatabaseLink::delete);
    }
}
