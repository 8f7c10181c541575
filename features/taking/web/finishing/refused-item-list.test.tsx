// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { RefusedItems } from './refused-item-list.tsx';
import type { RefusedItem } from './refused-items.ts';

vi.mock('@inkstone/session/web', () => ({ useCurrentUser: () => ({ id: 5 }) }));

afterEach(cleanup);

const aPiece = (part: Partial<RefusedItem>): RefusedItem => ({
  ...{ id: 'a', attemptId: 7, kind: 'file', name: 'page.jpg', words: 'The assignment was withdrawn.' },
  blob: new Blob(['x']),
  ...part,
});

test('a refused item shows the reason, and says that it is stored on this device and can be saved', async () => {
  renderUi(<RefusedItems pieces={[aPiece({})]} />);
  expect(await screen.findByRole('heading', { name: 'Refused by the server' })).toBeTruthy();
  expect(screen.getByText(/was refused: The assignment was withdrawn\./)).toBeTruthy();
  expect(screen.getByText(/is not sent again\. It is kept on this device/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save page.jpg as a file' })).toBeTruthy();
});

test('unreadable items are listed separately: they are for support and not an answer file', async () => {
  const unread = { id: 'journal-7', kind: 'journal', name: 'inkstone-unread-7.json', words: 'Mock A' } as const;
  renderUi(<RefusedItems pieces={[aPiece(unread)]} />);
  expect(await screen.findByRole('heading', { name: 'Could not be read on this device' })).toBeTruthy();
  expect(screen.getByText(/technical support\. The file is not an answer file and cannot be imported\./)).toBeTruthy();
  expect(screen.getByText(/Mock A/)).toBeTruthy();
  expect(screen.queryByText(/refused/i)).toBeNull();
  expect(screen.getByRole('button', { name: 'Save inkstone-unread-7.json as a file' })).toBeTruthy();
});

test('a recording whose beginning is missing cannot be saved, and says so', async () => {
  renderUi(<RefusedItems pieces={[aPiece({ kind: 'recording', name: 'recording-1.webm', blob: null })]} />);
  expect(await screen.findByText(/can be opened alone/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
});
