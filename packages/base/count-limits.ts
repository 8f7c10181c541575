/** Lists that grow without end are counted up to here, so that their cost does not grow with the table (decision 007). */
export const maxListCount = 1000;

/** What a search finds is counted up to here: each row has to be read for the words. */
export const maxSearchCount = 200;
