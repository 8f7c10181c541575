// @vitest-environment jsdom
import { freshDevice } from '@inkstone/device/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { savePaperMarks } from '../../contract.ts';
import { renderWithResponses } from '../testing.tsx';
import { openDevicePaperMarks } from './device-paper-marks.ts';
import { PaperGrid } from './paper-grid.tsx';
import type { PaperTest } from './use-paper-marks.ts';

let personId = 61_000;
vi.mock('@inkstone/session/web', async () => ({
  useCurrentUser: () => ({ id: personId }),
  useOwnCaller: (await import('@inkstone/call/web')).useCaller,
}));

beforeEach(() => {
  personId += 1;
  freshDevice();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const buildStudent = (studentId: number, name: string): PaperTest['list'][number] => ({
  ...{ studentId, name, username: `user${studentId}`, number: null, hasLeft: false, edition: 0 },
  mark: { state: 'empty', points: null, parts: [] },
});

const buildTest = (draft: Partial<PaperTest> = {}): PaperTest => ({
  ...{ id: 7, classId: 3, className: 'Sunday', teacherName: 'Ms. Qiao', isMine: true, edition: 1 },
  ...{ title: 'Fractions', day: '2026-03-01', maximum: 50, parts: [], releasedAt: null, changes: [], sheets: [] },
  list: [buildStudent(1, 'Lin Xiaohe'), buildStudent(2, 'Wen Lan')],
  ...draft,
});

const saved = (studentId: number, points: number) => ({
  list: [{ studentId, outcome: 'saved', edition: 1, mark: { state: 'marked', points, parts: [] } }],
});
const cellOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `${name}: Points (of 50)` });
const type = (name: string, value: string) => fireEvent.change(cellOf(name), { target: { value } });
const findDeviceTexts = async () => {
  const rows = await openDevicePaperMarks({ personId, paperTestId: 7, writer: 'a later page' }).read();
  return rows.map(({ value }) => value.cells[0]);
};

test('a typed mark is on this device, then saved, and its total stands in the row', async () => {
  const { sent } = renderWithResponses(<PaperGrid test={buildTest()} />, [[savePaperMarks, saved(1, 12.5)]]);
  type('Lin Xiaohe', '12.5');
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^On this device/));
  fireEvent.blur(cellOf('Lin Xiaohe'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^All saved on the server/));
  const row = screen.getByRole('row', { name: /Lin Xiaohe/ });
  expect(row.querySelector('td:nth-of-type(2)')?.textContent).toBe('12.5');
  expect(sent.find(({ path }) => path === savePaperMarks.path)?.input).toMatchObject({
    ...{ id: 7, fileName: null },
    marks: [{ studentId: 1, edition: 0, state: 'marked', points: 12.5 }],
  });
  expect(await findDeviceTexts()).toEqual([]);
});

test('without a network what was typed stays on this device, and another page of it has it again', async () => {
  const { unmount } = renderWithResponses(<PaperGrid test={buildTest()} />, []);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
  type('Lin Xiaohe', '12');
  type('Wen Lan', '51');
  fireEvent.blur(cellOf('Lin Xiaohe'));
  await waitFor(async () => expect(await findDeviceTexts()).toEqual(['12', '51']));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'On this device, not yet on the server',
    'Not saved: 1 mark below',
  ]);
  unmount();

  const { sent } = renderWithResponses(<PaperGrid test={buildTest()} />, [[savePaperMarks, saved(1, 12)]]);
  await waitFor(() => expect(cellOf('Wen Lan').value).toBe('51'));
  expect(screen.getByText('More than full marks: not saved')).toBeTruthy();
  await waitFor(() => expect(sent.some(({ path }) => path === savePaperMarks.path)).toBe(true));
  await waitFor(async () => expect(await findDeviceTexts()).toEqual(['51']));
});

test('a mark that does not fit is said beside its student, and counted above the table', async () => {
  renderWithResponses(<PaperGrid test={buildTest()} />, []);
  type('Wen Lan', '51');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('More than full marks: not saved'));
  expect(cellOf('Wen Lan').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('status').textContent).toContain('1 mark below');
});

test('Enter and the arrow keys go from student to student; absent is one button', async () => {
  const absent = { list: [{ ...saved(1, 0).list[0], mark: { state: 'absent', points: null, parts: [] } }] };
  const { sent } = renderWithResponses(<PaperGrid test={buildTest()} />, [[savePaperMarks, absent]]);
  cellOf('Lin Xiaohe').focus();
  fireEvent.keyDown(cellOf('Lin Xiaohe'), { key: 'Enter' });
  expect(document.activeElement).toBe(cellOf('Wen Lan'));
  fireEvent.keyDown(cellOf('Wen Lan'), { key: 'ArrowUp' });
  expect(document.activeElement).toBe(cellOf('Lin Xiaohe'));
  fireEvent.click(screen.getByRole('button', { name: 'Lin Xiaohe was absent' }));
  fireEvent.blur(cellOf('Lin Xiaohe'));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Lin Xiaohe was absent' }).getAttribute('aria-pressed')).toBe('true'),
  );
  expect(sent.find(({ path }) => path === savePaperMarks.path)?.input).toMatchObject({ marks: [{ state: 'absent' }] });
});

test('a colleague reads the marks, and has nothing to type into', () => {
  renderWithResponses(<PaperGrid test={buildTest({ isMine: false })} />, []);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getAllByText('Not marked')).toHaveLength(2);
});
