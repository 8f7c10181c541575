// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { CallProvider, newQueryClient } from '@inkstone/call/web';
import { renderUi } from '@inkstone/ui/testing';
import type { SubmittedStudent } from '../../document/assignment-report-data.ts';
import { ModifyScore } from './modify-score.tsx';

// Autosizing text areas listen to `document.fonts`, which jsdom lacks.
beforeAll(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the dialog for a student whose total was set by hand; returns what it sends. */
const drawDialog = (change: Partial<SubmittedStudent>) => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body));
    return new Response(JSON.stringify({ success: 1, was: 2.5, becomes: 2.5 }));
  });
  const student = { attemptId: 7, name: 'Lin Xiaohe', score: 2.5, setByHand: true, ...change } as SubmittedStudent;
  const caller = { token: () => 'token', language: () => 'en' as const, onSignedOut: () => undefined };
  renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      <ModifyScore student={student} scoreMax={3} onClose={() => undefined} />
    </CallProvider>,
  );
  return sent;
};

test.each([
  ['Keep 2.5', 2.5],
  ['Count the computed score again', null],
])('a total set before a reopening says so, shows the computed one, and can be settled: %s', async (name, score) => {
  const sent = drawDialog({ setBeforeReopening: true, computedScore: 2 });
  expect(await screen.findByText(/^This score was set by hand before .* Computed now: 2\.$/)).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: /^Reason/ }), { target: { value: 'Agreed.' } });
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(sent).toMatchObject([{ attemptId: 7, score, reason: 'Agreed.' }]));
});

test('a total set by hand after the reopening needs no decision', async () => {
  drawDialog({ setBeforeReopening: false, computedScore: 2 });
  expect(await screen.findByText(/^This score was set by hand\. /)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
});
