/** Lists that grow without end are counted up to here, so that their cost does not grow with the table (decision 007). */
export const countedAtMost = 1000;
