import { freshDevice } from '@inkstone/device/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDevicePaperMarks } from './device-paper-marks.ts';
import type { PendingMark } from './paper-mark-store.ts';

beforeEach(() => freshDevice());
afterEach(() => vi.unstubAllGlobals());

const open = (personId: number, writer: string, paperTestId = 7) =>
  openDevicePaperMarks({ personId, paperTestId, writer });
const toRow = (studentId: number, text: string, at: number) => {
  const value: PendingMark = { studentId, cells: [text], edition: 0, fault: null, at };
  return { key: String(studentId), value };
};
const listTexts = async (personId: number) => {
  const rows = await open(personId, 'a later page').read();
  return rows.map(({ key, value, refusal }) => [key, value.cells[0], ...(refusal === undefined ? [] : [refusal])]);
};

test('marks of one test come back on another page, with the reason where the server refused one', async () => {
  const [before, other] = [open(51_001, 'a page'), open(51_001, 'a page', 8)];
  await before.write({ put: [toRow(1, '12', 1), { ...toRow(2, '8', 2), refusal: 'Gone.' }], remove: [] });
  await other.write({ put: [toRow(1, '3', 3)], remove: [] });
  expect(await listTexts(51_001)).toEqual([
    ['1', '12'],
    ['2', '8', 'Gone.'],
  ]);
});

test('a window takes away what it went on with, and nothing that another one has typed since', async () => {
  const [first, second] = [open(51_002, 'first'), open(51_002, 'second')];
  await first.write({ put: [toRow(1, '1', 1), toRow(2, '2', 1)], remove: [] });
  expect(await second.read()).toHaveLength(2);
  await first.write({ put: [toRow(1, '11', 2)], remove: [] });
  await second.write({ put: [], remove: [toRow(1, '1', 1), toRow(2, '2', 1)] });
  expect(await listTexts(51_002)).toEqual([['1', '11']]);
});

test('two windows keep what each has typed for one student, and a later page goes on with the latest', async () => {
  const [first, second] = [open(51_003, 'first'), open(51_003, 'second')];
  await first.write({ put: [toRow(1, '1', 1)], remove: [] });
  await second.write({ put: [toRow(1, '2', 2)], remove: [] });
  expect(await listTexts(51_003)).toEqual([['1', '2']]);
  await second.write({ put: [], remove: [toRow(1, '2', 2)] });
  expect(await listTexts(51_003)).toEqual([['1', '1']]);
});
