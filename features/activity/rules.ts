/** How many weeks back the use of screens can be read. */
export const maxWeeksAgo = 12;
