// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallProvider, newQueryClient } from '@inkstone/call/web';
import { renderUi } from '@inkstone/ui/testing';
import { NotebookPanel } from './notebook-panel.tsx';
import type { WordState } from './word-store.ts';

beforeEach(() => {
  const page = { success: 1, list: [], collectedId: null, page: 1, totalPage: 0, total: 0 };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(page)));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('words that the server refused are in the notebook with the reason, and can be sent again or deleted', async () => {
  const states = new Map<string, WordState>([
    ['ice', { is: 'waiting' }],
    ['glacier', { is: 'refused', word: 'Glacier', reason: 'The notebook is full.', isOnlyHere: false }],
  ]);
  const store = {
    ...{ subscribe: () => () => undefined, view: () => states, collect: vi.fn<() => Promise<void>>() },
    ...{ retry: vi.fn<(word: string) => Promise<void>>(), letGo: vi.fn<(word: string) => void>() },
    ...{ setCollected: () => undefined, flush: vi.fn<() => Promise<void>>() },
  };
  const caller = { token: () => 'token', language: () => 'en' as const, onSignedOut: () => undefined };
  renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      <NotebookPanel notebook={{ store, states }} editionId={3} onJump={() => undefined} onAsk={() => undefined} />
    </CallProvider>,
  );
  const refused = await screen.findByRole('region', { name: 'Not collected, only on this device' });
  expect(within(refused).getByRole('listitem').textContent).toContain('GlacierThe notebook is full.');
  fireEvent.click(within(refused).getByRole('button', { name: 'Collect Glacier again' }));
  fireEvent.click(within(refused).getByRole('button', { name: 'Delete Glacier from this device' }));
  expect([store.retry.mock.calls, store.letGo.mock.calls]).toEqual([[['Glacier']], [['Glacier']]]);
});
