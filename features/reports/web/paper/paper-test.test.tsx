// @vitest-environment jsdom
import { freshDevice } from '@inkstone/device/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deletePaperTest, getPaperTest, savePaperTest } from '../../contract.ts';
import { renderWithResponses } from '../testing.tsx';
import { Screen } from './paper-test.screen.tsx';
import type { PaperTest } from './use-paper-marks.ts';

vi.mock('@inkstone/session/web', async () => ({
  useCurrentUser: () => ({ id: 62_001 }),
  useOwnCaller: (await import('@inkstone/call/web')).useCaller,
}));

beforeEach(() => freshDevice());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const released: PaperTest = {
  ...{ id: 7, classId: 3, className: 'Sunday', teacherName: 'Ms. Qiao', isMine: true, edition: 1 },
  ...{ title: 'Fractions', day: '2026-03-01', maximum: 50, parts: [], changes: [], sheets: [] },
  releasedAt: '2026-03-02T08:00:00.000Z',
  list: [
    {
      ...{ studentId: 1, name: 'Lin Xiaohe', username: 'linxiaohe', number: null, hasLeft: false, edition: 1 },
      mark: { state: 'marked', points: 40, parts: [] },
    },
  ],
};

test('a new test leads to its marks in the same window, so that it is not made twice', async () => {
  const responses = [
    [savePaperTest, { id: 7, edition: 1 }],
    [getPaperTest, released],
  ] as const;
  const { sent } = renderWithResponses(<Screen />, responses, { at: '/teacher/class/paperTest?classId=3' });
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Fractions' } });
  fireEvent.click(screen.getByRole('button', { name: 'Go on to the marks' }));
  expect(await screen.findByRole('region', { name: 'Marks of Fractions' })).toBeTruthy();
  expect(sent.filter(({ path }) => path === savePaperTest.path)).toHaveLength(1);
});

test('deleting a released test says that its students are told, and asks first', async () => {
  const responses = [
    [getPaperTest, released],
    [deletePaperTest, {}],
  ] as const;
  const { sent } = renderWithResponses(<Screen />, responses, { at: '/teacher/class/paperTest?classId=3&id=7' });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Students could read them already: they are told that the test was deleted.');
  expect(sent.some(({ path }) => path === deletePaperTest.path)).toBe(false);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent.some(({ path }) => path === deletePaperTest.path)).toBe(true));
});
