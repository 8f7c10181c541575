// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallProvider, newQueryClient } from '@inkstone/call/web';
import { renderUi } from '@inkstone/ui/testing';
import { myAssignments, myTestList, staffTestList } from '../../addresses.ts';
import { MyAssignments } from './my-assignments.tsx';

let role: 'student' | 'staff' = 'student';
vi.mock('@inkstone/session/web', async (original) => ({
  ...(await original<typeof import('@inkstone/session/web')>()),
  useCurrentUser: () => ({ id: 5, role }),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** A row of a list, begun and open for two days. */
const row = (id: number, title: string) => ({
  ...{
    id,
    recipientId: id,
    kind: 'test',
    title,
    name: title,
    subject: 'math',
    type: 'AMC 10',
    teacherName: 'Ms. Qiao',
  },
  ...{ programme: 'amc', variant: 'amc-10', className: '', classTime: null, status: 'onGoing', state: 'onGoing' },
  ...{ isLate: false, isDelayed: false, isArchived: false, isClosed: false, attemptId: 7, completed: 1, total: 2 },
  ...{ assignDate: inDays(-1), beginsAt: inDays(-1), opensAt: inDays(-1), deadline: inDays(2), due: inDays(2) },
  ...{ closesAt: inDays(2), lastResponseTime: null, submittedAt: null, finishTime: null, totalScore: null },
  ...{ averageScore: null, averageAccuracy: null, objectiveCorrectRate: null, averageSubjectiveScore: null },
  ...{ timeLimit: null, maxListens: null, playbackSpeed: null, selfMarking: false, teacherMessage: null },
  ...{ redo: false, redoDueDate: null, again: null, reportOpen: false, reportRests: false },
});

test.each([
  ['homework', 'student', myAssignments.path],
  ['test', 'student', myTestList.path],
  ['staffTest', 'staff', staffTestList.path],
] as const)(
  'the whole list of %s of a %s is fetched anew when a window opened from it closes',
  async (kind, who, path) => {
    role = who;
    let list = [row(1, 'Sums'), row(2, 'Areas')];
    const counts = { all: 2, onGoing: 2, complete: 0, delay: 0 };
    const paging = { page: 1, totalPage: 1, total: 2 };
    vi.stubGlobal('fetch', async () => Response.json({ success: 1, list, counts, ...paging, serverTime: inDays(0) }));
    vi.stubGlobal('open', () => ({ closed: false }));
    const caller = { token: () => 'token', language: () => 'en' as const, onSignedOut: () => undefined };
    renderUi(
      <CallProvider caller={caller} client={newQueryClient()}>
        <MyAssignments kind={kind} />
      </CallProvider>,
      { at: path },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Continue Sums' }));
    list = [row(3, 'Ratios'), row(4, 'Chances')];
    const { origin } = globalThis.location;
    act(() => void globalThis.dispatchEvent(new MessageEvent('message', { data: 'window-closing', origin })));

    expect(await screen.findByRole('button', { name: 'Continue Ratios' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Continue Chances' })).toBeTruthy();
    expect(screen.queryByText('Sums')).toBeNull();
    expect(screen.queryByText('Areas')).toBeNull();
  },
);
