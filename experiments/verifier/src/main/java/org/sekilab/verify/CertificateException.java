package org.sekilab.verify;

/** A certificate that does not prove what it claims, or is none. The message begins with file and line. */
public final class CertificateException extends Exception {
    private static final long serialVersionUID = 1;

    private final Fault fault;
    private final long line;
    private final String problem;

    /** The class of an error, see docs/certificates.md. */
    public enum Fault {
        /** The file is damaged or cut off. */
        WHOLE,
        /** The file is no certificate. */
        FORM,
        /** The certificate does not prove what it claims. */
        PROOF
    }

    CertificateException(Fault fault, String file, long line, String problem) {
        super("%s:%d: %s".formatted(file, line, problem));
        this.fault = fault;
        this.line = line;
        this.problem = problem;
    }

    /** The class of the error. */
    public Fault fault() {
        return fault;
    }

    /** The line of the file that breaks a rule, from 1. */
    public long line() {
        return line;
    }

    /** What is wrong, without file and line. */
    public String problem() {
        return problem;
    }
}
