// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureResponse, successBody } from '@inkstone/call/envelope';
import { CallProvider, newQueryClient } from '@inkstone/call/web';
import { freshDevice } from '@inkstone/device/testing';
import { appendEvent, createJournal } from '@inkstone/exam/attempt';
import type { PushEvent } from '@inkstone/messages/web';
import { renderUi } from '@inkstone/ui/testing';
import { countPendingFiles } from '../files/deliver-files.ts';
import { openDeviceJournals } from '../journal/device-journal.ts';
import { deleteOfflineCopy } from '../attempt-session/delete-offline-copy.ts';
import { countPendingRecordings } from '../recording/deliver-recordings.ts';
import { FinishScreen } from './finish-screen.tsx';

// Databases are cached per person: each test uses its own person.
let personId = 900;
const listeners = new Set<(event: PushEvent) => void>();
vi.mock('@inkstone/messages/web', () => ({
  onPushEvent: (listener: (event: PushEvent) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
}));
vi.mock('@inkstone/session/web', () => ({ useCurrentUser: () => ({ id: personId, role: 'student' }) }));

const attemptId = 9;
const open = {
  ...{ status: 'open', message: '', attemptId, programme: 'toefl-2023', variant: 'toefl-2023' },
  ...{ opensAt: '2026-03-01T00:00:00Z', closesAt: '2026-12-31T00:00:00Z', title: 'Mock A', reportOpen: false },
  ...{
    reportOpensAt: null,
    submittedAt: null as string | null,
    redoDueDate: null as string | null,
    selfMarking: false,
    needsMarking: false,
  },
};
const handedIn = { ...open, status: 'handedIn', submittedAt: '2026-03-01T02:00:00Z' };
const position = { sectionId: null, partId: null, questId: null, status: 'closed', answered: 1, total: 2 };

beforeEach(() => {
  freshDevice();
  personId += 1;
});
// Waits for pending requests of the page to the device.
afterEach(async () => {
  cleanup();
  await deleteOfflineCopy(personId, attemptId);
  await countPendingRecordings(personId, attemptId);
  await countPendingFiles(personId, attemptId);
  await openDeviceJournals(personId).read(attemptId);
});

/** A device with one unsent answer and a submission. */
const handInHere = async () => {
  const journal = appendEvent(
    createJournal({ writerEpoch: 1, ack: 0 }),
    { kind: 'answered', questionId: 1, value: 'a' },
    { syncId: 's', syncAt: 0, sinceSync: 0 },
  );
  const head = { attemptId, writer: 'a page', title: 'Mock A', isSubmitting: true };
  await openDeviceJournals(personId).open(attemptId, () => ({ head, journal }));
};

/** Renders the final screen for a status; requests are held until released. */
const draw = (check: typeof open) => {
  const server = { check, refuses: false, drops: 0, mayPass: (): void => undefined };
  const passes = new Promise<void>((resolve) => {
    server.mayPass = resolve;
  });
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('checkStatus')) return new Response(JSON.stringify(successBody(server.check)));
    if (url.includes('osition')) {
      return new Response(JSON.stringify(successBody({ ...position, byMachine: 1, byTeacher: 0 })));
    }
    await passes;
    if (server.drops-- > 0) throw new TypeError('Failed to fetch');
    if (server.refuses) {
      const refusal = { kind: 'refused', code: 'attempt.handedIn', message: 'It is closed.' } as const;
      return new Response(JSON.stringify(failureResponse(refusal).body), { status: 409 });
    }
    server.check = handedIn;
    const response = { serverTime: '2026-03-01T02:00:00.000Z', syncId: 's', secondsLeft: null, windowVersion: 1 };
    const rest = { closesAt: open.closesAt, isClosed: true, isHolder: true, ack: 1 };
    return new Response(JSON.stringify(successBody({ ...response, ...rest })));
  });
  const caller = { token: () => 'token', language: () => 'en' as const, onSignedOut: () => undefined };
  renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      <FinishScreen kind="test" id={3} />
    </CallProvider>,
  );
  return server;
};

test('an attempt submitted on the device is shown as waiting until the server has it', async () => {
  await handInHere();
  const server = draw(open);
  await screen.findByRole('heading', { name: 'Handed in on this device' });
  expect(screen.getByRole('status').textContent).toContain('1 entry waits for the network');
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  const seen = new Set<string | null>();
  const titles = new MutationObserver(() => seen.add(screen.getByRole('heading').textContent));
  titles.observe(document.body, { childList: true, characterData: true, subtree: true });
  server.mayPass();
  await screen.findByRole('heading', { name: 'Handed in' }, { timeout: 60_000 });
  titles.disconnect();
  // After delivery it is never shown as not submitted.
  expect([...seen]).toEqual(['Handed in on this device', 'Handed in']);
});

test('a failed delivery is retried while the screen is open', async () => {
  await handInHere();
  const server = draw(open);
  server.drops = 1;
  server.mayPass();
  await screen.findByRole('heading', { name: 'Handed in on this device' });
  expect(await screen.findByRole('heading', { name: 'Handed in' }, { timeout: 60_000 })).toBeTruthy();
});

test('a refused delivery is neither shown as waiting nor retried: it can be saved as a file', async () => {
  await handInHere();
  const server = draw({ ...open, status: 'withdrawn', message: 'Mock A was withdrawn.' });
  server.refuses = true;
  server.mayPass();
  await screen.findByText('Kept on this device, not on the server');
  expect(screen.getByText('Mock A was withdrawn.')).toBeDefined();
  expect(screen.queryByText(/waits for the network/)).toBeNull();
});

test('an assignment to be redone is still shown as submitted, whether its report is open or not', async () => {
  draw({ ...handedIn, status: 'open', redoDueDate: '2026-12-30T00:00:00Z' });
  await screen.findByRole('heading', { name: 'Handed in' });
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
});

test('an attempt that was not submitted says so, and offers to continue', async () => {
  draw(open);
  await screen.findByRole('heading', { name: 'Not handed in yet' });
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined();
});

test('if the assignment cannot be opened, the server’s message is shown', async () => {
  draw({ ...open, status: 'withdrawn', message: 'Mock A was withdrawn.' });
  await screen.findByText('Mock A was withdrawn.');
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
});

test('a student whose time is over and who gets more of it can go on from the final screen', async () => {
  const server = draw(handedIn);
  await screen.findByText('1 question is scored automatically.');
  server.check = open;
  for (const listener of listeners) listener({ kind: 'refresh', about: 'assignment 4' });
  for (const listener of listeners) listener({ kind: 'refresh', about: 'assignment 3' });
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy();
  expect(screen.queryByText('1 question is scored automatically.')).toBeNull();
});
