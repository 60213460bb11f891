package org.sekilab.verify;

/** A certificate that does not prove what it claims, or is none. The message begins with file and line. */
public final class CertificateException extends Exception {
    private static final long serialVersionUID = 1;

    CertificateException(String message) {
        super(message);
    }
}
