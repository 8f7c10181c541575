// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { getAssignmentQuestion } from '@inkstone/assignments/contract';
import { questionPlayers, questionReviews } from '@inkstone/exam/views';
import { ItemSheet } from './item-sheet.tsx';
import { buildItem, renderWithResponses } from '../testing.tsx';
import type { AssignmentReportData } from '../../document/assignment-report-data.ts';

vi.mock('@inkstone/session/web', () => ({ useCurrentUser: () => ({ permission: [] }) }));
beforeAll(async () => {
  await Promise.all([questionPlayers.choice(), questionReviews.choice()]);
}, 60_000);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const item = buildItem();
const report = { assignmentId: 3, items: [item], responsesNeeded: 30, handedIn: 1 } as unknown as AssignmentReportData;
const open = async (stimulus: object, onOpen: (questionId: number | null) => void = () => undefined) => {
  const about = { html: '', files: [], transcript: '', ...stimulus };
  let drawn: ReturnType<typeof renderWithResponses> | undefined;
  await act(async () => {
    drawn = renderWithResponses(<ItemSheet item={item} report={report} onOpen={onOpen} />, [
      [getAssignmentQuestion, { stimulus: about }],
    ]);
  });
  return drawn;
};

test('a question about a picture is shown with it', async () => {
  await open({ kind: 'picture', files: [{ id: 1, name: 'map', mime: 'image/png', size: 9, url: '/api/file?id=1' }] });
  expect((await screen.findByRole('img', { name: 'Picture 1 of this set' })).getAttribute('src')).toBe(
    '/api/file?id=1',
  );
});

test('its passage can be opened next to it', async () => {
  await open({ kind: 'passage', html: '<p>Bees dance.</p>' });
  expect((await screen.findByText('What it is about')).tagName).toBe('SUMMARY');
  expect(screen.getByText('Bees dance.')).toBeTruthy();
});

test('its context is loaded without the answers of the whole class', async () => {
  const drawn = await open({ kind: 'passage', html: '<p>Bees dance.</p>' });
  expect(drawn?.sent.map(({ path, query }) => [path, new URLSearchParams(query).get('pageNum')])).toEqual([
    [getAssignmentQuestion.path, '1'],
  ]);
});

test('the open panel is closed by a button of that name', async () => {
  const onOpen = vi.fn<(questionId: number | null) => void>();
  await open({ kind: 'none' }, onOpen);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpen).toHaveBeenCalledWith(null);
});
