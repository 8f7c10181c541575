import { handlers } from '@inkstone/server/handlers';
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

const reads = handlers.flatMap(({ call }) => {
  const row = rows[`${call.method} ${call.path}`];
  return call.effect === 'read' && row ? [{ path: `${call.method} ${call.path}`, call, row }] : [];
});

// The report of a submitted test is still closed, also as a PDF, a test shows no key at once, and the school has no identity provider: these calls
// respond with a refusal.
const closed = [
  'GET frontend/test/report',
  'GET frontend/test/reportPdf',
  'GET frontend/test/confirmedKey',
  'GET sso/start',
];

// Whoever is signed in may call these, and the student of a side is the one whom they are for.
const ofStudents = ['GET announcement/received'];

test.each(reads)('$path called three times leaves the database unchanged', async ({ path, call, row }) => {
  const { roles } = row.who;
  const caller = roles === 'anyone' ? null : ofStudents.includes(path) ? 'student' : browserFor(row.who);
  const sender = caller === null ? {} : { token: sides.mine[caller].token };
  const changed = await watch.changedBy(async () => {
    for (let round = 0; round < 3; round++) {
      const { status } = await sendRaw(sides.school, call, { input: row.input(sides.mine), ...sender });
      expect(status).toBe(closed.includes(path) ? 409 : 200);
    }
  });

  expect(changed).toEqual([]);
});
