package org.sekilab.search;

/** An engine or a problem broke the contract between them. The code of one of them has a fault. */
public final class ContractError extends AssertionError {
    private static final long serialVersionUID = 1;

    private final Party party;

    /** The two sides of the contract. */
    public enum Party {
        /** The engine, which plays the moves. */
        ENGINE,
        /** The problem, or a part of it. */
        PROBLEM
    }

    public ContractError(Party party, String message) {
        super(message);
        this.party = party;
    }

    /** The side that broke the contract. */
    public Party party() {
        return party;
    }
}
