// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { RefusedPieces } from './refused-pieces.tsx';
import type { RefusedPiece } from './refused-left.ts';

vi.mock('@inkstone/session/web', () => ({ useMe: () => ({ id: 5 }) }));

afterEach(cleanup);

const aPiece = (part: Partial<RefusedPiece>): RefusedPiece => ({
  ...{ id: 'a', attemptId: 7, kind: 'file', name: 'page.jpg', words: 'The assignment was withdrawn.' },
  whole: new Blob(['x']),
  ...part,
});

test('what the server refused says so, why, and that it is kept here and can be saved', async () => {
  renderUi(<RefusedPieces pieces={[aPiece({})]} />);
  expect(await screen.findByRole('heading', { name: 'Refused by the server' })).toBeTruthy();
  expect(screen.getByText(/was refused: The assignment was withdrawn\./)).toBeTruthy();
  expect(screen.getByText(/is not sent again\. It is kept on this device/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save page.jpg as a file' })).toBeTruthy();
});

test('a recording whose beginning is not here cannot be saved, and says so', async () => {
  renderUi(<RefusedPieces pieces={[aPiece({ kind: 'recording', name: 'recording-1.webm', whole: null })]} />);
  expect(await screen.findByText(/can be opened alone/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
});
