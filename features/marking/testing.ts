/** Builders for the tests of marking. */
export {};
