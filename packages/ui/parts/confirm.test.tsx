// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '../testing.tsx';
import { useConfirm } from './confirm.tsx';

vi.mock('./confirm-dialog.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a confirmation whose dialog cannot be loaded uses the browser's own dialog", async () => {
  const plain = vi.fn<(words?: string) => boolean>(() => true);
  vi.stubGlobal('confirm', plain);
  const answered = vi.fn<(yes: boolean) => void>();
  const Asking = () => {
    const confirm = useConfirm();
    const ask = async () =>
      answered(await confirm({ title: 'Hand in?', body: 'You cannot go back.', actionLabel: 'Hand in' }));
    return <button onClick={() => void ask()}>Ask</button>;
  };
  renderUi(<Asking />);
  fireEvent.click(screen.getByText('Ask'));
  await vi.waitFor(() => expect(answered).toHaveBeenCalledWith(true));
  expect(plain).toHaveBeenCalledWith('Hand in?\n\nYou cannot go back.');
  expect(screen.getByText('Ask')).toBeTruthy();
});
