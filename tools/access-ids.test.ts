import { handlers } from '@inkstone/server/handlers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchDatabase, type Watch } from './access-tests/database.ts';
import { listIdFields, valueAt, withAt } from './access-tests/input-fields.ts';
import { browserFor, type Row } from './access-tests/row.ts';
import { rows } from './access-tests/rows.ts';
import { openTwoSides, type TwoSides } from './access-tests/school.ts';
import type { Side } from './access-tests/side.ts';
import { sendRaw } from './access-tests/send.ts';

let sides: TwoSides;
let watch: Watch;
beforeAll(async () => {
  sides = await openTwoSides();
  watch = watchDatabase(sides.school.db);
});
afterAll(() => sides.school.close());

const taking = handlers.flatMap(({ call }) => {
  const name = `${call.method} ${call.path}`;
  const row = rows[name];
  const paths = listIdFields(call).filter((path) => !row?.shared?.[path]);
  return row && paths.length > 0 ? [{ name, call, row, paths }] : [];
});

const bearerFor = (row: Row, side: Side): string | undefined => {
  if (row.who.roles === 'anyone') return undefined;
  return side[browserFor(row.who)].token;
};

test('every id field of a call has an own id in its row, or is listed as shared', () => {
  const missing = taking.flatMap(({ name, row, paths }) =>
    paths
      .filter((path) => {
        const mine = valueAt(row.input(sides.mine), path);
        return mine === undefined || mine === 0 || mine === valueAt(row.input(sides.theirs), path);
      })
      .map((path) => `${name} ${path}`),
  );

  expect(missing).toEqual([]);
});

const nowhere = 987_654_321;

test.each(taking)('$name responds 404 to an id of another side and to an unknown one', async ({ call, row, paths }) => {
  sides.school.clock.pass({ minutes: 1 });
  const wrong: string[] = [];
  const changed = await watch.changedBy(async () => {
    for (const path of paths) {
      const mine = row.input(sides.mine);
      const isText = typeof valueAt(mine, path) === 'string';
      for (const id of [valueAt(row.input(sides.theirs), path), isText ? String(nowhere) : nowhere]) {
        const input = withAt(row.input(sides.mine), path, id);
        const { status, body } = await sendRaw(sides.school, call, { input, token: bearerFor(row, sides.mine) });
        if (status !== 404 || body['success'] !== 0)
          wrong.push(`${path} ${String(id)}: ${status} ${String(body['code'])}`);
      }
    }
  });

  expect(wrong).toEqual([]);
  expect(changed).toEqual([]);
});

test.each(taking)("$name is refused to another person with ids of one's own", async ({ call, row }) => {
  sides.school.clock.pass({ minutes: 1 });
  if (row.who.roles === 'anyone') return;
  const input = row.input(sides.mine);
  const changed = await watch.changedBy(async () => {
    expect(await sendRaw(sides.school, call, { input, token: bearerFor(row, sides.theirs) })).toMatchObject({
      status: 404,
    });
  });

  expect(changed).toEqual([]);
});
