// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { CallProvider, newQueryClient } from '@inkstone/call/web';
import { renderUi } from '@inkstone/ui/testing';
import type { AssignmentDetail } from '../shared/families.ts';
import { TimeDialog } from './time-dialog.tsx';

// Autosizing text areas listen to `document.fonts`, which jsdom lacks.
beforeAll(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const deadline = '2026-03-09T08:00:00.000Z';
const counts = { total: 30, submitted: 25, reopens: 2, clockOver: 3, staysClosed: 2 };
const staysClosedNames = ['Lin Xiaohe', 'Tao Min'];

/** Opens the dialog for everyone; returns what it sends. */
const drawDialog = (change: Partial<AssignmentDetail['assignment']> = {}) => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body));
    return new Response(JSON.stringify({ success: 1, deadline, changed: 9, staysClosed: 0 }));
  });
  const assignment = { id: 3, deadline, ...counts, staysClosedNames, ...change } as AssignmentDetail['assignment'];
  const caller = { token: () => 'token', language: () => 'en' as const, onSignedOut: () => undefined };
  renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      <TimeDialog family="test" assignment={assignment} students={null} onClose={() => undefined} />
    </CallProvider>,
  );
  return sent;
};

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('before a deadline is moved, the dialog lists which closed assignments reopen, and which stay closed for which reason', () => {
  drawDialog();
  expect(lines()).toEqual([
    '5 unfinished copies are due then',
    '18 handed-in copies stay as they are',
    '2 copies that were closed when time was up open again',
    '3 copies stay closed: the time of the exam itself was used up; extra minutes open them again',
    '2 copies stay closed: their students could already read the report with the answers. Ask for a redo insteadLin Xiaohe, Tao Min',
  ]);
});

test('extra minutes also reopen what a clock of the exam had closed', () => {
  drawDialog({ staysClosed: 0, staysClosedNames: [], submitted: 23 });
  fireEvent.click(screen.getByRole('radio', { name: 'Extra minutes' }));
  expect(lines()).toEqual([
    '7 unfinished copies are due later',
    '18 handed-in copies stay as they are',
    '5 copies that were closed when time was up open again',
  ]);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test.each([false, true])(
  'an assignment whose report was open is reopened only if the teacher confirms it: %s',
  async (says) => {
    const sent = drawDialog();
    if (says) fireEvent.click(screen.getByRole('checkbox', { name: /^Open these again all the same/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Move deadline' }));
    await waitFor(() => expect(sent).toMatchObject([{ id: 3, deadline, reopensShown: says }]));
  },
);
