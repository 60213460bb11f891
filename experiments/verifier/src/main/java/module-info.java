/** The checker of certificates. It trusts no solver. Start with {@link org.sekilab.verify.Verifier}. */
module org.sekilab.verify {
    requires static org.jspecify;

    exports org.sekilab.verify;
}
