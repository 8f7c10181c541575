// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import type { SubmissionDetail } from '../../contract.ts';
import type { useDraftStores } from '../draft/use-draft-stores.ts';
import { submissionsPerPage, type QueuePage } from '../queue/queue-page.ts';
import { buildSubmission } from '../testing.tsx';
import { createFakeQueue } from './fake-queue.ts';
import { tearDownDesk, renderDesk, pressKey, setUpDesk } from './testing.tsx';
import { useDeskNavigation } from './use-desk-navigation.ts';

vi.mock('@inkstone/session/web', async () => ({
  useCurrentUser: () => ({ id: 1, name: 'Ms. Qiao' }),
  useOwnCaller: (await import('@inkstone/call/web')).useCaller,
}));

beforeEach(() => void setUpDesk());
afterEach(tearDownDesk);

const students = 2 * submissionsPerPage + 50;

/** Submissions for two and a half pages, each of another student. */
const buildManySubmissions = (
  changeAt: (number: number) => Partial<SubmissionDetail> = () => ({}),
): SubmissionDetail[] =>
  Array.from({ length: students }, (_, index) => {
    const number = index + 1;
    return buildSubmission({
      attemptId: number,
      studentId: number,
      studentName: `Student ${number}.`,
      ...changeAt(number),
    });
  });

const place = (number: number) => screen.findByText(`${number} of ${students}`);
const openName = () => within(screen.getByRole('navigation', { name: 'Queue' })).getByRole('button', { current: true });
const pagesAsked = (sent: ReturnType<typeof renderDesk>['sent']) =>
  sent.filter(({ path }) => path === 'backend/teacher/correctDetailList').map(({ input }) => input);

test('the queue comes in pages, with the position and counts among all', async () => {
  const { sent } = renderDesk(buildManySubmissions());
  await place(1);
  const list = screen.getByRole('navigation', { name: 'Queue' });
  expect(within(list).getAllByRole('button', { name: /^Student/ })).toHaveLength(submissionsPerPage);
  expect(list.textContent).toContain(`${students} to mark`);
  expect(within(list).getByText(`1 to ${submissionsPerPage} of ${students}`)).toBeTruthy();
  expect(pagesAsked(sent)).toEqual([{ id: '3', order: 'question', pageNum: String(submissionsPerPage) }]);
});

test("the neighbour of a page's last submission is the first of the next page, in both directions", async () => {
  renderDesk(buildManySubmissions(), { at: { attemptId: submissionsPerPage } });
  await place(submissionsPerPage);
  pressKey('j');
  await place(submissionsPerPage + 1);
  await waitFor(() => expect(openName().textContent).toContain(`Student ${submissionsPerPage + 1}.`));
  expect(screen.queryByText(/^Student 1\.$/)).toBeNull();
  pressKey('k');
  await place(submissionsPerPage);
  await waitFor(() => expect(openName().textContent).toContain(`Student ${submissionsPerPage}.`));
});

test('marking continues at the next unmarked submission on any page, and then returns to the first', async () => {
  const open = [3, 150, 230];
  renderDesk(buildManySubmissions((number) => ({ state: open.includes(number) ? 'toMark' : 'released' })));
  await place(3);
  pressKey('Enter', { ctrlKey: true });
  await place(150);
  await waitFor(() => expect(openName().textContent).toContain('Student 150.'));
  pressKey('Enter', { ctrlKey: true });
  await place(230);
  await waitFor(() => expect(openName().textContent).toContain('Student 230.'));
  pressKey('Enter', { ctrlKey: true });
  await place(3);
});

test('the list can be paged without leaving the open submission, and a submission of another page can be opened', async () => {
  renderDesk(buildManySubmissions());
  await place(1);
  fireEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  fireEvent.click(await screen.findByRole('button', { name: /Student 249\./ }));
  await place(249);
  await waitFor(() => expect(openName().textContent).toContain('Student 249.'));
  pressKey('k');
  await place(248);
});

test('the release takes the drafts of all pages, and leaves those without a complete score', async () => {
  const ready = { state: 'draft', points: 1200, version: 1 } as const;
  const drafts = buildManySubmissions((number) =>
    number === 2 || number === 240 ? ready : number === 120 ? { ...ready, points: null } : {},
  );
  const { sent } = renderDesk(drafts);
  fireEvent.click(await screen.findByRole('button', { name: /^Release 2/ }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Student 2.');
  expect(dialog.textContent).toContain('Student 240.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Release' }));
  const released = () => sent.filter(({ path }) => path === 'correct/submitCorrection').map(({ input }) => input);
  await waitFor(() => expect(released()).toMatchObject([{ attemptId: 2 }, { attemptId: 240 }]));
});

/** Whether the desk requests a page other than the first. */
const isBeyondFirst = (input: Record<string, unknown>) =>
  Number(input['page'] ?? 1) > 1 || Number(input['nearAttemptId'] ?? 1) > submissionsPerPage;

/** A server that delays every page after the first until it is released. */
const aSlowServer = (hasBeenAsked: (input: Record<string, unknown>) => boolean) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { page: (input: Record<string, unknown>) => (hasBeenAsked(input) ? promise : undefined), letGo: resolve };
};

test('the next page is loaded before it is needed', async () => {
  const { page } = aSlowServer(({ nearAttemptId }) => Number(nearAttemptId) > submissionsPerPage);
  const { sent } = renderDesk(buildManySubmissions(), { at: { attemptId: submissionsPerPage - 25 }, wait: page });
  await place(submissionsPerPage - 25);
  expect(pagesAsked(sent).filter(isBeyondFirst)).toEqual([]);
  pressKey('j');
  await place(submissionsPerPage - 24);
  await waitFor(() =>
    expect(pagesAsked(sent).filter(isBeyondFirst)).toEqual([
      { id: '3', order: 'question', pageNum: String(submissionsPerPage), page: '2' },
    ]),
  );
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`Student ${submissionsPerPage}\\.`) }));
  await place(submissionsPerPage);
  // Requests from here on get no response.
  for (const number of [submissionsPerPage + 1, submissionsPerPage + 2, submissionsPerPage + 3]) {
    pressKey('Enter', { ctrlKey: true });
    await place(number);
    expect(openName().textContent).toContain(`Student ${number}.`);
  }
  expect(pagesAsked(sent).filter(({ page: number }) => number === '2')).toHaveLength(1);
});

test('going back to the previous page needs no loading either', async () => {
  const { page } = aSlowServer(({ nearAttemptId }) => Number(nearAttemptId) <= submissionsPerPage);
  const { sent } = renderDesk(buildManySubmissions(), { at: { attemptId: submissionsPerPage + 1 }, wait: page });
  await place(submissionsPerPage + 1);
  await waitFor(() => expect(pagesAsked(sent).map((input) => input['page'])).toContain('1'));
  for (const number of [submissionsPerPage, submissionsPerPage - 1]) {
    pressKey('k');
    await place(number);
    await waitFor(() => expect(openName().textContent).toContain(`Student ${number}.`));
  }
});

test('continuing before the page has loaded continues when it loads, without a wrong message', async () => {
  const { page, letGo } = aSlowServer(isBeyondFirst);
  renderDesk(buildManySubmissions(), { at: { attemptId: submissionsPerPage }, wait: page });
  await place(submissionsPerPage);
  pressKey('Enter', { ctrlKey: true });
  await place(submissionsPerPage + 1);
  pressKey('Enter', { ctrlKey: true });
  expect(screen.queryByText(/^Nothing more waits here/)).toBeNull();
  letGo();
  await place(submissionsPerPage + 2);
  await waitFor(() => expect(openName().textContent).toContain(`Student ${submissionsPerPage + 2}.`));
});

test('a page that fails to load leaves the submission open, and is requested again', async () => {
  const page = (input: Record<string, unknown>) =>
    isBeyondFirst(input) ? { reason: 'request.fault', message: 'Broken.', status: 500 } : undefined;
  renderDesk(buildManySubmissions(), { at: { attemptId: submissionsPerPage }, page });
  await place(submissionsPerPage);
  pressKey('j');
  await place(submissionsPerPage + 1);
  expect(screen.getByRole('textbox', { name: 'Answer' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Queue' })).toBeTruthy();
});

const NavigationProbe = ({
  queue,
  near,
  onNear,
}: {
  queue: QueuePage;
  near: object;
  onNear: (submission: object) => void;
}) => {
  const draftStores = { flush: async () => true } as unknown as ReturnType<typeof useDraftStores>;
  const parts = {
    queue,
    near,
    onNearChange: onNear,
    draftStores,
    isPageLoading: false,
    now: () => queue,
    location: { id: 3 },
  };
  const { submission, number } = useDeskNavigation({ ...parts, onLocationChange: () => undefined }, () => undefined);
  return <p>{`${submission?.studentName} at ${number}`}</p>;
};

test('an open submission that moved to another page is found there; a removed one gives way to the next to mark', () => {
  const queue = createFakeQueue(buildManySubmissions((number) => ({ state: number === 1 ? 'released' : 'toMark' })));
  const page = (input: object): QueuePage => ({
    ...{ success: 1, id: 3, title: '', kind: 'homework', programme: '', variant: '', isWithdrawn: false },
    ...queue.page({ pageNum: submissionsPerPage, ...input }),
  });
  const onNear = vi.fn<(submission: object) => void>();
  // The open submission is on the first page, then moves to another one, and is finally removed.
  const steps = [
    { queue: page({ page: 1 }), near: {} },
    { queue: page({ page: 2 }), near: {} },
    { queue: page({ page: 2 }), near: { attemptId: 2, questionId: 31 } },
  ];
  const Steps = () => {
    const [step, setStep] = useState(0);
    return (
      <>
        <NavigationProbe {...(steps[step] ?? { queue: page({}), near: {} })} onNear={onNear} />
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
  expect(onNear).toHaveBeenCalledExactlyOnceWith({ attemptId: 2, questionId: 31 });
  expect(screen.getByText(/^Student 2\./)).toBeTruthy();
  later();
  expect(screen.getByText(`Student ${submissionsPerPage + 1}. at ${submissionsPerPage + 1}`)).toBeTruthy();
  expect(onNear).toHaveBeenCalledOnce();
});
