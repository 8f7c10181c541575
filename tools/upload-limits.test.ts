import { handlers } from '@inkstone/server/handlers';
import { sendForm } from '@inkstone/taking/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { onePixel } from './access-tests/multipart.ts';
import { browserFor } from './access-tests/row.ts';
import { rows } from './access-tests/rows.ts';
import { openTwoSides, type TwoSides } from './access-tests/school.ts';

let sides: TwoSides;
beforeAll(async () => {
  sides = await openTwoSides();
});
afterAll(() => sides.school.close());
beforeEach(async () => {
  await sides.school.db.run(sql`delete from rate_counter`);
});

const uploads = handlers
  .map(({ call }) => ({ name: `${call.method} ${call.path}`, call }))
  // A phone with a code is nobody's account: its test is features/taking/server/files/phone-camera.test.ts.
  .filter(({ call }) => call.requestFormat === 'multipart' && call.access.kind !== 'anyone');

const send = ({ name, call }: (typeof uploads)[number]) => {
  const row = rows[name];
  if (!row) throw new Error(`${name} has no row`);
  const browser = sides.mine[browserFor(row.who)];
  const fields = Object.fromEntries(Object.entries(row.input(sides.mine)).map(([key, value]) => [key, String(value)]));
  return sendForm(sides.school, browser, { path: call.path, fields, bytes: onePixel });
};

const counted = async (): Promise<string[]> => {
  const files = await sides.school.db.rows(sql`select key from rate_counter order by key`, { key: z.string() });
  return files.map(({ key }) => key);
};

test.each(uploads)('$name is limited per account, whatever else its address sends', async (upload) => {
  await send(upload);

  const keys = await counted();
  expect(keys).toHaveLength(1);
  expect(keys.join()).not.toContain('127.0.0.1');
});

test.each(uploads)('$name is refused once its account has sent too much', async (upload) => {
  await send(upload);
  await sides.school.db.run(sql`update rate_counter set count = 1000000`);

  expect(await send(upload)).toMatchObject({ status: 429 });
});
