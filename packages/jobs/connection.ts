import type { Connection, Db } from '@inkstone/db';

/** Where a pool's database is, for connections of one's own. The pool hides its password from copies. */
export const connectionOf = ({ $client: { options } }: Db): Connection => ({
  ...options,
  ...(options.password === undefined ? {} : { password: options.password }),
});
