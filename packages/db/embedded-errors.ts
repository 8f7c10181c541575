/** The embedded database cannot be had; the message is for the person who started the product. */
export class DatabaseStartError extends Error {
  override name = 'CannotStartDatabase';
}

/** Another Inkstone serves this data folder. */
export class AlreadyRunningError extends Error {
  override name = 'AlreadyRunning';
}

/** An error that says what is wrong and the way round that always works. */
export const databaseStartError = (what: string): DatabaseStartError =>
  new DatabaseStartError(
    `${what}\nA PostgreSQL of your own (15 or later) serves as well: set DATABASE_URL=postgresql://user:password@host/database`,
  );
