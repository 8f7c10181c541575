// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallProvider } from '@inkstone/call/web';
import type { Language } from '@inkstone/base';
import { renderUi } from '@inkstone/ui/testing';
import { useOpenEdition, useOpenMessageBook } from './use-open-book.ts';

const opened = { close: vi.fn<() => void>(), location: { replace: vi.fn<(url: string) => void>() } };
const reload = vi.fn<() => void>();
let response: { status: number; body: object };

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(response.body, { status: response.status }));
  vi.stubGlobal('open', () => opened);
  vi.stubGlobal('location', { ...globalThis.location, origin: 'http://localhost', reload });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const mock of [opened.close, opened.location.replace, reload]) mock.mockReset();
});

const Book = () => {
  const openMessageBook = useOpenMessageBook();
  const openEdition = useOpenEdition();
  return (
    <>
      <button onClick={() => void openMessageBook(5)}>message</button>
      <button onClick={() => void openEdition(8, 'annotate')}>edition</button>
    </>
  );
};

const press = (name: 'message' | 'edition', language: Language = 'en') => {
  const caller = { token: () => 'token', language: () => language, onSignedOut: () => undefined };
  renderUi(
    <CallProvider caller={caller}>
      <Book />
    </CallProvider>,
    { language },
  );
  fireEvent.click(screen.getByText(name));
};

test.each([
  ['en', 'The textbook has been withdrawn by the teacher.', 'I see'],
  ['zh', '老师已撤回该教材。', '我知道了'],
] as const)(
  'a message of a withdrawn textbook says so, and its only button loads the page anew, in %s',
  async (...row) => {
    const [language, words, button] = row;
    response = { status: 409, body: { success: 0, code: -2, reason: 'textbook.withdrawn', message: 'Withdrawn.' } };
    press('message', language);
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain(words);
    expect(opened.close).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  },
);

test.each(['message', 'edition'] as const)(
  'another failure of a textbook closes the opened window and shows the message of the server (%s)',
  async (name) => {
    response = { status: 409, body: { success: 0, reason: 'book.other', message: 'Somebody keeps this book.' } };
    press(name);
    expect(await screen.findByText('Somebody keeps this book.')).toBeTruthy();
    expect(opened.close).toHaveBeenCalledOnce();
    expect(opened.location.replace).not.toHaveBeenCalled();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
);

test('a textbook that opens is shown in the opened window', async () => {
  const view = {
    bookUrl: '/api/file?id=4',
    did: 0,
    fileid: 8,
    textbookId: 7,
    dType: 1,
    action: 'annotate',
    model_id: 0,
  };
  response = { status: 200, body: { success: 1, ...view } };
  press('edition');
  await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith('/viewer?fileid=8&action=annotate'));
  expect(opened.close).not.toHaveBeenCalled();
});
