/** The embedded database cannot start; the message is for the operator. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}

/** Another Inkstone process serves this data folder. */
export class AlreadyRunningError extends Error {
  override name = 'AlreadyRunningError';
}

/** Creates an error with the reason and the alternative that always works. */
export const databaseStartError = (problem: string): DatabaseStartError =>
  new DatabaseStartError(
    `${problem}\nA PostgreSQL of your own (15 or later) serves as well: set DATABASE_URL=postgresql://user:password@host/database`,
  );
