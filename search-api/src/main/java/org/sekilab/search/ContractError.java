package org.sekilab.search;

/** Says that an engine or a problem broke the contract between them: a fault in the code of one of them. */
public final class ContractError extends AssertionError {
    private static final long serialVersionUID = 1;

    private final Party party;

    /** The two sides of the contract. */
    public enum Party {
        /** What plays the moves: the engine. */
        ENGINE,
        /** The problem, or a part of it. */
        PROBLEM
    }

    public ContractError(Party party, String message) {
        super(message);
        this.party = party;
    }

    /** The side that broke it. */
    public Party party() {
        return party;
    }
}
