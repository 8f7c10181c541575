// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import type { PieceDetail } from '../../contract.ts';
import type { useDraftBook } from '../draft/use-drafts.ts';
import { piecesEach, type QueuePage } from '../queue/queue-page.ts';
import { aPiece } from '../testing.tsx';
import { aQueueOf } from './queue-stand-in.ts';
import { clearDesk, drawDesk, press, setDesk } from './testing.tsx';
import { useGoing } from './use-going.ts';

vi.mock('@inkstone/session/web', () => ({ useMe: () => ({ id: 1, name: 'Ms. Qiao' }) }));

beforeEach(() => void setDesk());
afterEach(clearDesk);

const students = 2 * piecesEach + 50;

/** As many pieces as two pages and a half hold, each of another student. */
const manyPieces = (changeAt: (number: number) => Partial<PieceDetail> = () => ({})): PieceDetail[] =>
  Array.from({ length: students }, (_, index) => {
    const number = index + 1;
    return aPiece({ attemptId: number, studentId: number, studentName: `Student ${number}.`, ...changeAt(number) });
  });

const place = (number: number) => screen.findByText(`${number} of ${students}`);
const openName = () => within(screen.getByRole('navigation', { name: 'Queue' })).getByRole('button', { current: true });
const pagesAsked = (sent: ReturnType<typeof drawDesk>['sent']) =>
  sent.filter(({ path }) => path === 'backend/teacher/correctDetailList').map(({ input }) => input);

test('the queue comes in pages, and the place and the counts are those of all', async () => {
  const { sent } = drawDesk(manyPieces());
  await place(1);
  const list = screen.getByRole('navigation', { name: 'Queue' });
  expect(within(list).getAllByRole('button', { name: /^Student/ })).toHaveLength(piecesEach);
  expect(list.textContent).toContain(`${students} to mark`);
  expect(within(list).getByText(`1 to ${piecesEach} of ${students}`)).toBeTruthy();
  expect(pagesAsked(sent)).toEqual([{ id: '3', order: 'question', pageNum: String(piecesEach) }]);
});

test('the neighbour of the last piece of a page is the first of the next, there and back', async () => {
  drawDesk(manyPieces(), { at: { attemptId: piecesEach } });
  await place(piecesEach);
  press('j');
  await place(piecesEach + 1);
  await waitFor(() => expect(openName().textContent).toContain(`Student ${piecesEach + 1}.`));
  expect(screen.queryByText(/^Student 1\.$/)).toBeNull();
  press('k');
  await place(piecesEach);
  await waitFor(() => expect(openName().textContent).toContain(`Student ${piecesEach}.`));
});

test('marking goes on at the next piece without a mark on whichever page, and then comes back to the first', async () => {
  const open = [3, 150, 230];
  drawDesk(manyPieces((number) => ({ state: open.includes(number) ? 'toMark' : 'released' })));
  await place(3);
  press('Enter', { ctrlKey: true });
  await place(150);
  await waitFor(() => expect(openName().textContent).toContain('Student 150.'));
  press('Enter', { ctrlKey: true });
  await place(230);
  await waitFor(() => expect(openName().textContent).toContain('Student 230.'));
  press('Enter', { ctrlKey: true });
  await place(3);
});

test('the list is leafed through without leaving the open piece, and a piece of another page is opened from it', async () => {
  drawDesk(manyPieces());
  await place(1);
  fireEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  fireEvent.click(await screen.findByRole('button', { name: /Student 249\./ }));
  await place(249);
  await waitFor(() => expect(openName().textContent).toContain('Student 249.'));
  press('k');
  await place(248);
});

test('the release takes the drafts of all pages, and leaves those without a complete score', async () => {
  const ready = { state: 'draft', points: 1200, version: 1 } as const;
  const drafts = manyPieces((number) =>
    number === 2 || number === 240 ? ready : number === 120 ? { ...ready, points: null } : {},
  );
  const { sent } = drawDesk(drafts);
  fireEvent.click(await screen.findByRole('button', { name: /^Release 2/ }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Student 2.');
  expect(dialog.textContent).toContain('Student 240.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Release' }));
  const released = () => sent.filter(({ path }) => path === 'correct/submitCorrection').map(({ input }) => input);
  await waitFor(() => expect(released()).toMatchObject([{ attemptId: 2 }, { attemptId: 240 }]));
});

/** Whether the desk asks for another page than the first. */
const isBeyondFirst = (input: Record<string, unknown>) =>
  Number(input['page'] ?? 1) > 1 || Number(input['nearAttemptId'] ?? 1) > piecesEach;

/** A server that keeps what is asked beyond the first page until it is let go. */
const aSlowServer = (hasBeenAsked: (input: Record<string, unknown>) => boolean) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { page: (input: Record<string, unknown>) => (hasBeenAsked(input) ? promise : undefined), letGo: resolve };
};

test('the page beyond the border is there before the border is crossed, and nobody waits at it', async () => {
  const { page } = aSlowServer(({ nearAttemptId }) => Number(nearAttemptId) > piecesEach);
  const { sent } = drawDesk(manyPieces(), { at: { attemptId: piecesEach - 25 }, wait: page });
  await place(piecesEach - 25);
  expect(pagesAsked(sent).filter(isBeyondFirst)).toEqual([]);
  press('j');
  await place(piecesEach - 24);
  await waitFor(() =>
    expect(pagesAsked(sent).filter(isBeyondFirst)).toEqual([
      { id: '3', order: 'question', pageNum: String(piecesEach), page: '2' },
    ]),
  );
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`Student ${piecesEach}\\.`) }));
  await place(piecesEach);
  // What is asked from here on is not answered.
  for (const number of [piecesEach + 1, piecesEach + 2, piecesEach + 3]) {
    press('Enter', { ctrlKey: true });
    await place(number);
    expect(openName().textContent).toContain(`Student ${number}.`);
  }
  expect(pagesAsked(sent).filter(({ page: number }) => number === '2')).toHaveLength(1);
});

test('going back over a border finds the page before it there too', async () => {
  const { page } = aSlowServer(({ nearAttemptId }) => Number(nearAttemptId) <= piecesEach);
  const { sent } = drawDesk(manyPieces(), { at: { attemptId: piecesEach + 1 }, wait: page });
  await place(piecesEach + 1);
  await waitFor(() => expect(pagesAsked(sent).map((input) => input['page'])).toContain('1'));
  for (const number of [piecesEach, piecesEach - 1]) {
    press('k');
    await place(number);
    await waitFor(() => expect(openName().textContent).toContain(`Student ${number}.`));
  }
});

test('who goes on before the page has come goes on when it comes, and is told nothing untrue', async () => {
  const { page, letGo } = aSlowServer(isBeyondFirst);
  drawDesk(manyPieces(), { at: { attemptId: piecesEach }, wait: page });
  await place(piecesEach);
  press('Enter', { ctrlKey: true });
  await place(piecesEach + 1);
  press('Enter', { ctrlKey: true });
  expect(screen.queryByText(/^Nothing more waits here/)).toBeNull();
  letGo();
  await place(piecesEach + 2);
  await waitFor(() => expect(openName().textContent).toContain(`Student ${piecesEach + 2}.`));
});

test('a page that does not come leaves the piece on the desk, and the desk asks for it again', async () => {
  const page = (input: Record<string, unknown>) =>
    isBeyondFirst(input) ? { reason: 'request.fault', message: 'Broken.', status: 500 } : undefined;
  drawDesk(manyPieces(), { at: { attemptId: piecesEach }, page });
  await place(piecesEach);
  press('j');
  await place(piecesEach + 1);
  expect(screen.getByRole('textbox', { name: 'Answer' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Queue' })).toBeTruthy();
});

const Going = ({ queue, near, onNear }: { queue: QueuePage; near: object; onNear: (piece: object) => void }) => {
  const book = { flush: async () => true } as unknown as ReturnType<typeof useDraftBook>;
  const parts = { queue, near, onNear, book, isOnItsWay: false, now: () => queue, place: { id: 3 } };
  const { piece, number } = useGoing({ ...parts, onPlace: () => undefined }, () => undefined);
  return <p>{`${piece?.studentName} at ${number}`}</p>;
};

test('an open piece that moved to another page is looked for there; one that is gone gives way to where marking goes on', () => {
  const queue = aQueueOf(manyPieces((number) => ({ state: number === 1 ? 'released' : 'toMark' })));
  const page = (input: object): QueuePage => ({
    ...{ success: 1, id: 3, title: '', kind: 'homework', programme: '', variant: '', isWithdrawn: false },
    ...queue.page({ pageNum: piecesEach, ...input }),
  });
  const onNear = vi.fn<(piece: object) => void>();
  // The open piece stands on the first page, then the server has another one there, and at last it is nowhere.
  const steps = [
    { queue: page({ page: 1 }), near: {} },
    { queue: page({ page: 2 }), near: {} },
    { queue: page({ page: 2 }), near: { attemptId: 2, questId: 31 } },
  ];
  const Steps = () => {
    const [step, setStep] = useState(0);
    return (
      <>
        <Going {...(steps[step] ?? { queue: page({}), near: {} })} onNear={onNear} />
        <button type="button" onClick={() => setStep(step + 1)}>
          {'later'}
        </button>
      </>
    );
  };
  renderUi(<Steps />);
  const later = () => fireEvent.click(screen.getByText('later'));
  expect(screen.getByText('Student 2. at 2')).toBeTruthy();
  later();
  expect(onNear).toHaveBeenCalledExactlyOnceWith({ attemptId: 2, questId: 31 });
  expect(screen.getByText(/^Student 2\./)).toBeTruthy();
  later();
  expect(screen.getByText(`Student ${piecesEach + 1}. at ${piecesEach + 1}`)).toBeTruthy();
  expect(onNear).toHaveBeenCalledOnce();
});
