import { freshDevice } from '@inkstone/device/testing';
import { buildBlueprint, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import { createAttemptState } from '@inkstone/exam/attempt';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AttemptStart } from '../journal/attempt-start.ts';
import { openOfflineAssignments, type OfflineAssignment } from './offline-assignments.ts';

const noon = Date.parse('2026-03-02T12:00:00Z');

const started: AttemptStart = {
  ...{ serverTime: new Date(noon).toISOString(), syncId: 'sync', secondsLeft: null, windowVersion: 1, isClosed: false },
  ...{ closesAt: '2026-03-02T14:00:00.000Z', attemptId: 3, kind: 'test', title: 'Mock A', studentName: 'Lin Xiaohe' },
  ...{ teacherMessage: null, redoDueAt: null, files: [], state: createAttemptState(), sets: [], answers: [] },
  ...{ annotations: [], ack: 0, writerEpoch: 1, environment: null, selfMarking: false },
  ...{ maxListens: null, playbackSpeed: null },
  blueprint: buildBlueprint({ sections: [buildSectionRule('Reading')], filled: [] }),
};
const assignment: OfflineAssignment = { kind: 'test', id: 12, attemptId: 3, windowId: 'window', started, bases: {} };
const clock = { syncId: 'sync', syncAt: noon, seenAt: noon, wallMs: 5 };
const now = { clock, files: [] };

// Databases are cached per person: each test uses its own person.
let personId = 100;
const aPerson = () => openOfflineAssignments((personId += 1));

beforeEach(freshDevice);
afterEach(() => {
  vi.unstubAllGlobals();
});

test('an assignment is found by its kind and id, with the last known clock', async () => {
  const offline = aPerson();
  await offline.save(assignment, now);
  const later = { ...clock, seenAt: noon + 5000, wallMs: 5005 };
  await offline.update(3, { clock: later, files: [] });
  // A clock that was set back and an outdated window do not overwrite newer state.
  await offline.update(3, { clock: { ...clock, seenAt: noon + 1000 }, files: [] });

  expect(await offline.find({ kind: 'test', id: 12 })).toMatchObject({ assignment, clock: later });
  expect(await offline.find({ kind: 'homework', id: 12 })).toBeNull();
});

test('files that arrived after the start are stored as well', async () => {
  const offline = aPerson();
  const file = { id: 'f', fileId: 9, questId: 1, name: 'a.png', mime: 'image/png', bytes: 1, url: '/api/file?id=9' };
  const files = [file] as unknown as AttemptStart['files'];
  await offline.save(assignment, now);
  await offline.update(3, { clock, files });

  expect((await offline.find({ kind: 'test', id: 12 }))?.assignment.started.files).toEqual(files);
});

const moved = {
  ...{ windowVersion: 2, closesAt: '2026-03-04T14:00:00.000Z', deadline: '2026-03-04T14:00:00.000Z' },
  ...{ redoDueAt: null, base: { state: createAttemptState(), ack: 4 } },
};

test('times that moved since the start are stored, and the assignment stays until a day after them', async () => {
  const offline = aPerson();
  await offline.save(assignment, now);
  await offline.update(3, { ...now, schedule: moved });
  expect((await offline.find({ kind: 'test', id: 12 }))?.schedule).toEqual(moved);
  await offline.deleteExpired(Date.parse('2026-03-05T13:59:00Z'));
  expect(await offline.find({ kind: 'test', id: 12 })).not.toBeNull();
  await offline.deleteExpired(Date.parse('2026-03-05T14:01:00Z'));
  expect(await offline.find({ kind: 'test', id: 12 })).toBeNull();
});

test.each([
  ['no state', { ...moved, base: { state: null, ack: 4 } }],
  ['no end', { ...moved, closesAt: 'noon' }],
  ['an invalid number', { ...moved, base: { ...moved.base, ack: '4' } }],
])('an assignment whose times have %s is treated as not stored', async (_, schedule) => {
  const offline = aPerson();
  await offline.save(assignment, { ...now, schedule: JSON.parse(JSON.stringify(schedule)) });
  expect(await offline.find({ kind: 'test', id: 12 })).toBeNull();
});

test('starts and times are stored as they were sent, for pages of another version', async () => {
  const offline = aPerson();
  await offline.save({ ...assignment, started: { ...started, redoDueAt: '2026-03-03T14:00:00.000Z' } }, now);
  await offline.update(3, { ...now, schedule: moved });
  const stored = await openDB(`inkstone-work-${personId}`);
  const row = (await stored.get('assignments', ['test', 12])) as { started: object };
  const moment = (await stored.get('moments', 3)) as { schedule: object };
  stored.close();
  expect(row.started).toMatchObject({ holder: 1, redoDueDate: '2026-03-03T14:00:00.000Z' });
  expect(row.started).not.toHaveProperty('writerEpoch');
  expect(moment.schedule).toMatchObject({ redoDueDate: null });
  expect(moment.schedule).not.toHaveProperty('redoDueAt');
  const found = await offline.find({ kind: 'test', id: 12 });
  expect(found?.assignment.started).toMatchObject({ writerEpoch: 1, redoDueAt: '2026-03-03T14:00:00.000Z' });
});

test('an assignment is not visible to another person on this device', async () => {
  await aPerson().save(assignment, now);

  expect(await aPerson().find({ kind: 'test', id: 12 })).toBeNull();
});

test('a finished assignment is deleted by attempt or by id, and later updates do not store it again', async () => {
  const offline = aPerson();
  await offline.save(assignment, now);
  await offline.save({ ...assignment, id: 13, attemptId: 4 }, now);
  await offline.delete({ attemptId: 3 });
  expect(await offline.find({ kind: 'test', id: 12 })).toBeNull();
  await offline.update(3, now);
  expect(await offline.find({ kind: 'test', id: 12 })).toBeNull();

  expect(await offline.find({ kind: 'test', id: 13 })).not.toBeNull();
  await offline.delete({ kind: 'test', id: 13 });
  expect(await offline.find({ kind: 'test', id: 13 })).toBeNull();
});

test('an unreadable assignment is treated as not stored, and can be replaced and deleted', async () => {
  const offline = aPerson();
  await offline.save({ ...assignment, started: JSON.parse('null') }, now);
  await offline.save({ ...assignment, id: 13, attemptId: JSON.parse('"4"') }, now);
  await offline.save({ ...assignment, id: 14, attemptId: 5 }, { ...now, clock: JSON.parse('{ "seenAt": "noon" }') });
  for (const id of [12, 13, 14]) expect(await offline.find({ kind: 'test', id })).toBeNull();

  await offline.update(5, now);
  expect(await offline.find({ kind: 'test', id: 14 })).not.toBeNull();
  await offline.deleteExpired(noon);
  await offline.save(assignment, now);
  expect(await offline.find({ kind: 'test', id: 12 })).toMatchObject({ assignment, clock });
});

test('an assignment is deleted one day after its end, even if nothing else deleted it', async () => {
  const offline = aPerson();
  await offline.save(assignment, now);
  await offline.deleteExpired(Date.parse('2026-03-03T13:59:00Z'));
  expect(await offline.find({ kind: 'test', id: 12 })).not.toBeNull();
  await offline.deleteExpired(Date.parse('2026-03-03T14:01:00Z'));
  expect(await offline.find({ kind: 'test', id: 12 })).toBeNull();
});
