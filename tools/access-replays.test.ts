import { handlers } from '@inkstone/server/handlers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchDatabase, type Watch } from './access-tests/database.ts';
import { browserFor } from './access-tests/row.ts';
import { rows } from './access-tests/rows.ts';
import { openTwoSides, type TwoSides } from './access-tests/school.ts';
import { sendRaw } from './access-tests/send.ts';

let sides: TwoSides;
let watch: Watch;
beforeAll(async () => {
  sides = await openTwoSides();
  watch = watchDatabase(sides.school.db);
});
afterAll(() => sides.school.close());

/** Calls that end sessions or have rate limits; repeating them is tested with each call. */
const apart = /[Pp]assword|verifyCode|sendCode|login$|logout$|switchRole/;
/** Calls that remove something run last, so that the others still find it. */
const takesAway = /delete|remove|revoke|withdraw|end$/i;

const posts = handlers
  .flatMap(({ call }) => {
    const name = `${call.method} ${call.path}`;
    const row = rows[name];
    return row && call.method !== 'GET' && !apart.test(call.path) ? [{ name, call, row }] : [];
  })
  .toSorted((first, second) => Number(takesAway.test(first.name)) - Number(takesAway.test(second.name)));

/** Columns that count each request on purpose. */
const counted: Readonly<Record<string, string[]>> = {
  'POST click': ['click_count'],
  // The attempts of a code.
  'POST common/proveMail': ['mail_proof'],
};

test.each(posts)('$name changes nothing when it is sent again after a lost response', async ({ call, row, name }) => {
  sides.school.clock.pass({ minutes: 1 });
  await sides.school.db.run(sql`delete from rate_counter`);
  const input = row.input(sides.mine);
  const token = row.who.roles === 'anyone' ? undefined : sides.mine[browserFor(row.who)].token;
  const first = await sendRaw(sides.school, call, { input, token });
  watch.forget();
  const statuses = [first.status];
  const changed = await watch.changedBy(async () => {
    statuses.push((await sendRaw(sides.school, call, { input, token })).status);
  });

  expect(changed).toEqual(counted[name] ?? []);
  expect(Math.max(...statuses)).toBeLessThan(500);
});
