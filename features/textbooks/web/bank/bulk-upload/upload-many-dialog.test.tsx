// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backendSide } from '@inkstone/session/contract';
import { SessionProvider } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { UploadManyDialog } from './upload-many-dialog.tsx';

beforeEach(() => {
  document.cookie = 'ua_token=browser';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aFile = (name: string, text: string): File => {
  const file = new File([text], name);
  // jsdom reads no files.
  return Object.assign(file, { slice: () => ({ text: async () => text }) });
};

const choose = (...files: File[]) => {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('there is no field for files');
  fireEvent.change(input, { target: { files } });
};

test('a file that is no PDF is refused with its reason, on its own line, and can be left out', async () => {
  const onClose = vi.fn<() => void>();
  renderUi(
    <SessionProvider screens={[{ path: '/', who: backendSide }]}>
      <UploadManyDialog onClose={onClose} />
    </SessionProvider>,
    { language: 'en' },
  );
  choose(aFile('notes.txt', 'plain'), aFile('songs.pdf', 'ID3'));
  const list = await screen.findByRole('list', { name: 'Files' });
  await waitFor(() => expect(within(list).getAllByRole('alert')).toHaveLength(2));
  expect(within(list).getByText('“notes.txt” is not a PDF.')).toBeTruthy();
  expect(within(list).queryByRole('textbox')).toBeNull();
  const add = screen.getByRole('button', { name: 'Add 0 to the bank' });
  expect(add).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: 'Leave out “notes.txt”' }));
  expect(within(list).queryByText('notes.txt')).toBeNull();
  expect(within(list).getByText('songs.pdf')).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(onClose).toHaveBeenCalledOnce();
});
