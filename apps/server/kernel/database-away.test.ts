import { request, type IncomingMessage } from 'node:http';
import { inTransaction } from '@inkstone/db';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/testing';

let school: TestSchool;
let address: string;
beforeAll(async () => {
  school = await openSchool();
  address = await school.server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => school.close());

const answerTo = async (path: string, token: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const response = request(`${address}/api/${path}`, { headers: { authorization: `Bearer ${token}` } }, resolve);
    response.once('error', reject);
    response.end();
  });

test.each(['session', 'message'])(
  'a call that reads %s while the database is down asks to retry, and succeeds once it is back',
  async (table) => {
    const { token } = await school.signIn(await school.person());
    // Locks what the call reads, so that the call is still open when its connection is terminated.
    const ended = await inTransaction(school.db, async (tx) => {
      await tx.run(sql`lock table ${sql.identifier(table)} in access exclusive mode`);
      let answered: IncomingMessage | undefined;
      const open = answerTo('frontend/index/message', token).then((response) => (answered = response));
      // Other sessions may wait for the same table; each one is terminated until the call has answered.
      await vi.waitFor(
        async () => {
          // Queried outside the transaction, whose view of the activity would not change.
          await school.db.run(sql`select pg_terminate_backend(pid) from pg_stat_activity
            where wait_event_type = 'Lock' and datname = current_database()`);
          expect(answered).toBeDefined();
        },
        { timeout: 60_000 },
      );
      return open;
    });

    expect([ended.statusCode, ended.headers['retry-after']]).toEqual([503, '5']);
    expect((await answerTo('frontend/index/message', token)).statusCode).toBe(200);
  },
);
