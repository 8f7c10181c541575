import { randomUUID } from 'node:crypto';
import { handlers } from '@inkstone/server/handlers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromWire, toWire } from '@inkstone/call';
import { watchDatabase, type Watch } from './access-tests/database.ts';
import { listIdFields, valueAt, withPath } from './access-tests/input-fields.ts';
import { browserFor } from './access-tests/row.ts';
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

const nowhere = 987_654_321;
const later = '2026-04-28T08:00:00.000Z';

/** Inputs that contain the lists missing from a call's row. */
const fuller: Readonly<Record<string, (side: Side) => Record<string, unknown>>> = {
  'POST backend/homework/create defined': ({ student }) => ({
    ...{ requestId: randomUUID(), title: 'Own', studentIds: [student.person.id] },
    ...{ beginsAt: '2026-03-10T08:00:00.000Z', deadline: later },
    defined: {
      ...{ text: { en: 'For all.' }, files: [] },
      tasks: [{ text: { en: 'Do it.' }, files: [], accepts: ['text'], points: 100 }],
    },
  }),
  'POST topic/editSets sharing': ({ setId, teacher }) => ({
    ...{ requestId: randomUUID(), ids: [setId] },
    sharing: { shares: [{ kind: 'person', id: teacher.person.id, access: 'use' }] },
  }),
  'POST topic/findPaperByRules exchange': (side) => ({
    ...rows['POST topic/findPaperByRules']?.input(side),
    exchange: { setIds: [side.setId], replacedSetId: side.setId },
  }),
  'POST topic/saveExam composition': (side) => ({
    ...rows['POST topic/saveExam']?.input(side),
    composition: {
      rules: {
        ...{ total: { from: 1, to: 40 }, includedSetIds: [side.setId], excludedSetIds: [side.setId] },
        groups: [{ nodeIds: [side.nodeId], count: { from: 0, to: 40 } }],
      },
      ...{ classIds: [side.classId], seed: 'access' },
    },
  }),
  'POST backend/school/planClassCopies corrections[]': ({ termId, classId }) => ({
    ...{ requestId: randomUUID(), fromTermId: null, termId },
    corrections: [{ classId, isLeftOut: false, name: 'Ours', nameZh: null, teacherIds: [], withoutIds: [] }],
  }),
};

/** Lists that are not tested or whose unknown ids are ignored on purpose, with the reason. */
const passedOver: Readonly<Record<string, string>> = {
  'topic/editSets ids[]': 'changes what is there and names what is not, and remembers its answer: tested with the call',
  'topic/saveExam composition': 'only says how the paper was found',
  'do/submitSelfMark marks[].questId': 'keeps what belongs to the attempt and says how many that were',
  'backend/video/create lessons': 'stands in a course of the bank, which needs films: tested with the call',
  'backend/video/edit lessons': 'the same',
  'backend/school/addSession confirmedIds': 'only compared with the sessions that are in the way; none is written',
  'backend/school/changeSession confirmedIds': 'the same',
  'backend/school/cancelSession confirmedIds': 'the same',
};
const isPassedOver = (path: string): boolean => Object.keys(passedOver).some((known) => path.startsWith(known));

/** Every list of ids in a call's input, directly or in objects: `classIds`, `questions`. */
const lists = handlers.flatMap(({ call }) => {
  const name = `${call.method} ${call.path}`;
  const row = rows[name];
  const paths = listIdFields(call).filter((path) => path.includes('[]'));
  return (row ? paths : []).map((path) => {
    const list = path.slice(0, path.lastIndexOf('[]'));
    const input = fuller[`${name} ${path.split('.')[0] ?? ''}`] ?? row?.input ?? (() => ({}));
    return { name, path, call, who: row?.who, input, list };
  });
});
type Place = (typeof lists)[number];
const ofIds = lists.filter(({ path }) => path.endsWith('[]'));

/** The input of a call with a list of ids, built from an own id. */
const inputWith = ({ input, list, path }: Place, ids: (own: number) => readonly number[]) => {
  const usual = input(sides.mine);
  const own = Number(valueAt(usual, path) ?? sides.mine.teacher.person.id);
  const inner = path.slice(list.length + 2).replace(/^\./, '');
  const [first = {}] = (valueAt(usual, list) ?? []) as Record<string, unknown>[];
  const items = ids(own).map((id) => (inner === '' ? id : withPath(first, inner, id)));
  return withPath(usual, list, items);
};

/** Sends the call in a new minute, outside the rate limit; returns the status. */
const send = async ({ call, who }: Place, input: Record<string, unknown>): Promise<number> => {
  sides.school.clock.pass({ minutes: 1 });
  await sides.school.db.run(sql`delete from rate_counter`);
  const token = !who || who.roles === 'anyone' ? undefined : sides.mine[browserFor(who)].token;
  return (await sendRaw(sides.school, call, { input, token })).status;
};

test('the lists of ids are found in the contracts', () => {
  expect(ofIds.length).toBeGreaterThan(30);
  expect(
    Object.keys(passedOver).filter(
      (known) => !lists.some(({ call, path }) => `${call.path} ${path}`.startsWith(known)),
    ),
  ).toEqual([]);
});

test.each(ofIds)('$name accepts a duplicate id in $list as one', (place) => {
  const input = inputWith(place, (own) => [own, own]);

  const parsed = place.call.input.parse(fromWire(place.call, 'input', input));

  expect(valueAt(toWire(place.call, 'input', parsed), place.list)).toEqual([valueAt(input, place.path)]);
});

test.each(lists)('$name does not fail with a duplicate at $path', async (place) => {
  expect(
    await send(
      place,
      inputWith(place, (own) => [own, own]),
    ),
  ).toBeLessThan(500);
});

const checkedLists = lists.filter(({ call, path }) => !isPassedOver(`${call.path} ${path}`));

test.each(checkedLists)('$name changes nothing where $path contains an unknown id beside an own one', async (place) => {
  const statuses: number[] = [];
  const changed = await watch.changedBy(async () => {
    for (const otherSide of [nowhere, Number.MAX_SAFE_INTEGER])
      statuses.push(
        await send(
          place,
          inputWith(place, (own) => [own, otherSide, otherSide]),
        ),
      );
  });

  expect(Math.max(...statuses)).toBeLessThan(500);
  expect(changed).toEqual([]);
});

/** People who do not fit a list: a teacher is no student, a student marks nothing. */
const misfits: Readonly<Record<string, (side: Side) => number>> = {
  'studentIds[]': ({ teacher }) => teacher.person.id,
  'markers[]': ({ student }) => student.person.id,
  'personIds[]': ({ student }) => student.person.id,
};
const ofPersons = checkedLists.filter(({ path }) => path in misfits);

test.each(ofPersons)('$name refuses a person in $path of the wrong kind', async (place) => {
  const { path } = place;
  const changed = await watch.changedBy(async () => {
    const status = await send(
      place,
      inputWith(place, (own) => [own, misfits[path]?.(sides.mine) ?? 0]),
    );
    expect([404, 409]).toContain(status);
  });

  expect(changed).toEqual([]);
});
