package org.sekilab.experiments.store;

import java.sql.SQLException;
import org.sqlite.SQLiteErrorCode;

/** Says in words what SQLite reports by codes. */
final class SqliteMessage {
    private static final int PRIMARY = 0xff; // the bits of a code that tell the kind of error

    private SqliteMessage() {}

    /** The fault of the database, as the end of a sentence that begins with the database's name. */
    static String of(SQLException e) {
        return switch (SQLiteErrorCode.getErrorCode(e.getErrorCode() & PRIMARY)) {
            case SQLITE_BUSY, SQLITE_LOCKED -> "another program is writing to it";
            case SQLITE_READONLY, SQLITE_PERM -> "cannot be written (Permission denied)";
            case SQLITE_CANTOPEN -> "cannot be opened";
            case SQLITE_FULL -> "the disk is full";
            case SQLITE_IOERR -> "cannot be read or written; the disk may be full or broken";
            case SQLITE_CORRUPT -> "is damaged, and some of its results are lost; run again into another folder";
            case SQLITE_NOTADB -> "is not a database of results, or is damaged";
            case SQLITE_ERROR -> "is not a database of results (%s)".formatted(detail(e));
            default -> "cannot be used (%s)".formatted(detail(e));
        };
    }

    /** SQLite's own message, which the library puts in brackets after its own words. */
    private static String detail(SQLException e) {
        return String.valueOf(e.getMessage())
                .lines()
                .findFirst()
                .orElse("")
                .replaceFirst("^\\[SQLITE_[^(]*\\((.*)\\)$", "$1");
    }
}
