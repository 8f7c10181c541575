/** Unbounded lists are counted up to this number, so that the cost does not grow with the table (decision 007). */
export const maxListCount = 1000;

/** Search results are counted up to this number, since each match has to be read. */
export const maxSearchCount = 200;
