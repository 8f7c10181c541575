// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { questionPlayers, questionReviews } from '@inkstone/exam/views';
import { changeKey } from '../../contract.ts';
import { Corrections } from './corrections.tsx';
import { RegradeChanges } from './regrade-changes.tsx';
import { RegradePanel } from './regrade-panel.tsx';
import { buildItem, renderWithResponses } from '../testing.tsx';

// Question views are loaded lazily; here they are loaded from the start.
beforeAll(async () => {
  await Promise.all([questionPlayers.choice(), questionReviews.choice()]);
}, 60_000);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const forEveryone = { appliesTo: 'everyone' as const, approval: null, mayReverse: true, mayDecide: false };

const tried = {
  ...{ appliesTo: 'everyone' as const, waiting: 0 },
  batchId: null,
  elsewhere: 0,
  unchanged: 13,
  changes: [
    {
      attemptId: 7,
      assignmentId: 3,
      assignmentTitle: 'Mock A',
      studentName: 'Lin Xiaohe',
      answer: 'C',
      from: { outcome: 'wrong', points: 0 },
      to: { outcome: 'right', points: 6 },
      setByHand: false,
      scoreFrom: 90,
      scoreTo: 96,
      errorBook: 'leaves' as const,
    },
  ],
};

test('the affected students are shown before anything changes', async () => {
  const close = vi.fn<() => void>();
  const { sent } = await act(async () =>
    renderWithResponses(<RegradePanel item={buildItem()} assignmentId={3} onClose={close} />, [[changeKey, tried]]),
  );
  const look = screen.getByRole('button', { name: 'See who would change' });
  expect(look.hasAttribute('disabled')).toBe(true);

  fireEvent.click(await screen.findByRole('radio', { name: /C/ }));
  fireEvent.click(look);
  expect(await screen.findByText('1 attempt would change.')).toBeTruthy();
  expect(screen.getByText('B → C').closest('p')?.textContent).toBe('The key: B → C');
  expect(screen.getByText('13 stay as they are.')).toBeTruthy();
  expect(screen.getByText('90 → 96')).toBeTruthy();
  expect(screen.getByText('Question is taken out')).toBeTruthy();
  expect(screen.getByText(/are told the old and the new score/)).toBeTruthy();
  expect(sent.map(({ input }) => input)).toEqual([
    expect.objectContaining({ setId: 9, questionId: 2, assignmentId: 3, key: 'C', mode: 'dryRun' }),
  ]);

  fireEvent.click(screen.getByRole('button', { name: 'Change the key' }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(sent.at(-1)?.input).toEqual(expect.objectContaining({ key: 'C', mode: 'apply' }));
});

test('a total set by hand is listed, and changes to others’ assignments are said to wait for the author', async () => {
  const result = {
    ...{ ...tried, appliesTo: 'ownWork' as const, waiting: 4 },
    changes: tried.changes.map((change) => ({ ...change, setByHand: true, scoreFrom: 85, scoreTo: 85 })),
  };
  await act(async () => renderWithResponses(<RegradeChanges result={result} from="B" to="C" />, []));
  expect(screen.getByText('set by hand').closest('td')?.textContent).toBe('85 set by hand');
  expect(screen.getByText(/4 attempts at other teachers’ work keep the former key/)).toBeTruthy();
  expect(screen.queryByText(/counts wherever this question was given/)).toBeNull();
});

test('the author applies a waiting change for everybody, or leaves it to its teacher', async () => {
  const waiting = {
    ...{
      batchId: 12,
      by: 'Mr. Du',
      at: '2026-03-03T09:00:00.000Z',
      changed: 2,
      reversedAt: null,
      oldKey: 'B',
      newKey: 'C',
    },
    ...{ appliesTo: 'ownWork' as const, approval: 'waiting' as const, mayReverse: false, mayDecide: true },
  };
  const { sent } = renderWithResponses(<Corrections item={buildItem({ corrections: [waiting] })} mayChange />, [
    [changeKey, tried],
  ]);
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Leave it in their work' }));
  await waitFor(() => expect(sent.at(-1)?.input).toEqual(expect.objectContaining({ mode: 'decline', batchId: 12 })));
  fireEvent.click(screen.getByRole('button', { name: 'Count for everybody' }));
  const dialog = await screen.findByRole('alertdialog');
  const [approve] = [...dialog.querySelectorAll('button')].filter(
    (button) => button.textContent === 'Count for everybody',
  );
  fireEvent.click(approve ?? dialog);
  await waitFor(() => expect(sent.at(-1)?.input).toEqual(expect.objectContaining({ mode: 'approve', batchId: 12 })));
});

test('a refusal shows a message, and the selected key stays', async () => {
  renderWithResponses(<RegradePanel item={buildItem()} assignmentId={3} onClose={vi.fn<() => void>()} />, [
    [changeKey, { reason: 'regrade.unfit', message: 'This key does not fit the question.' }],
  ]);
  const option = await screen.findByRole('radio', { name: /C/ });
  fireEvent.click(option);
  fireEvent.click(screen.getByRole('button', { name: 'See who would change' }));
  expect(await screen.findByText('This key does not fit the question.')).toBeTruthy();
  expect((option as HTMLInputElement).checked).toBe(true);
});

test('a key without options is listed in its own notation', () => {
  const correction = {
    ...{ batchId: 11, by: 'Ms. Qiao', at: '2026-03-03T09:00:00.000Z', changed: 20, reversedAt: null },
    ...forEveryone,
    ...{ oldKey: { accepted: ['3/2'] }, newKey: { accepted: ['3/2', '1.5'] } },
  };
  const item = buildItem({
    kind: 'numeric-entry',
    prompt: { text: '<p>Three halves?</p>', width: 5 },
    corrections: [correction],
  });
  renderWithResponses(<Corrections item={item} mayChange={false} />, []);
  expect(screen.getByText('3/2 → 3/2|1.5')).toBeTruthy();
});

test('a change in the list is reverted after a confirmation', async () => {
  const correction = {
    batchId: 11,
    oldKey: 'B',
    newKey: 'C',
    by: 'Ms. Qiao',
    at: '2026-03-03T09:00:00.000Z',
    changed: 20,
    reversedAt: null,
    ...forEveryone,
  };
  const { sent } = renderWithResponses(
    <Corrections item={buildItem({ key: 'C', corrections: [correction] })} mayChange />,
    [[changeKey, tried]],
  );
  expect(screen.getByText('B → C')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Take back' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('every score that followed the change goes back');
  const [act] = [...dialog.querySelectorAll('button')].filter((button) => button.textContent === 'Take back');
  fireEvent.click(act ?? dialog);
  await waitFor(() => expect(sent.at(-1)?.input).toEqual(expect.objectContaining({ mode: 'reverse', batchId: 11 })));
});
