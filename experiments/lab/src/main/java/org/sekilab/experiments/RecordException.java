package org.sekilab.experiments;

import java.util.List;
import org.sekilab.model.sgf.SgfException;

/**
 * A game record says what a question about its positions cannot use, such as a komi that is no number. Other questions
 * and other records are not concerned.
 */
public final class RecordException extends InputException {
    /** @param cause names the place in the record */
    public RecordException(SgfException cause) {
        super(List.of(cause.getMessage()));
        initCause(cause);
    }
}
