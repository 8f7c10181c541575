// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallProvider } from '@inkstone/call/web';
import type { Language } from '@inkstone/base';
import { renderUi } from '@inkstone/ui/testing';
import type { StoredDownloadItem } from '../../contract.ts';
import { FloatingDownloads } from './floating-downloads.tsx';
import { downloadListKey } from './download-list-key.ts';

const item = (id: number, more: Partial<StoredDownloadItem> = {}): StoredDownloadItem => ({
  ...{ id, bookName: `Book ${id}`, url: '', dType: 1, fileStatus: 1, did: 0, isDel: false, bookLenStatus: false },
  ...{ modelId: null, textbookId: id },
  ...more,
});

let person = 100;

/** A new person for each test, whose list is stored on the device; the server never responds. */
const draw = (items: readonly StoredDownloadItem[], language: Language = 'en') => {
  person += 1;
  localStorage.setItem(downloadListKey(person), JSON.stringify(items));
  const caller = { token: () => 'token', language: () => language, onSignedOut: () => undefined };
  return renderUi(
    <CallProvider caller={caller}>
      <FloatingDownloads personId={person} />
    </CallProvider>,
    { language },
  );
};
const readStored = (): StoredDownloadItem[] =>
  JSON.parse(localStorage.getItem(downloadListKey(person)) ?? '[]') as StoredDownloadItem[];

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('the button shows the number of pending downloads and opens the list, where failed ones can be retried', async () => {
  draw([item(1), item(2, { fileStatus: 0 }), item(3, { fileStatus: 3 }), item(4), item(5, { fileStatus: 2 })]);
  fireEvent.click(await screen.findByRole('button', { name: 'Downloads: 2 not finished' }));
  const dialog = await screen.findByRole('dialog', { name: 'Downloads' });

  expect(dialog.textContent).toContain('Book 1');
  expect(dialog.textContent).toContain('failed');
  expect(dialog.textContent).toMatch(/Book 4.*waiting/);
  expect(dialog.textContent).not.toMatch(/Book [35]/);
  fireEvent.click(screen.getByRole('button', { name: 'Download “Book 2” again' }));
  expect(await screen.findByRole('button', { name: 'Downloads: 3 not finished', hidden: true })).toBeTruthy();
  expect(readStored().map(({ id, fileStatus }) => [id, fileStatus])).toEqual([
    [1, 4],
    [2, 1],
    [4, 1],
  ]);
});

test.each([
  ['en', 'Downloads: 1 not finished', 'Remove “Book 1” from the list', 'Removed from the download list.'],
  ['zh', '下载列表：1 项未完成', '从下载列表移除《Book 1》', '已从下载列表移除。'],
] as const)('a removed item is reported as removed from the download list, in %s', async (...row) => {
  const [language, button, removal, words] = row;
  draw([item(1)], language);
  fireEvent.click(await screen.findByRole('button', { name: button }));
  fireEvent.click(await screen.findByRole('button', { name: removal }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test('removed items leave the list; closing drops failed ones, and the button disappears', async () => {
  draw([item(1, { did: 9 }), item(2, { fileStatus: 0 })], 'zh');
  fireEvent.click(await screen.findByRole('button', { name: '下载列表：1 项未完成' }));
  await screen.findByRole('dialog', { name: '下载列表' });
  fireEvent.click(screen.getByRole('button', { name: '从下载列表移除《Book 1》' }));
  expect(readStored().map(({ id }) => id)).toEqual([2]);
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));

  expect(readStored()).toEqual([]);
  expect(screen.queryByRole('button', { name: '下载列表' })).toBeNull();
});

test('a held button is dragged and does not open the list; arrow keys move it too', async () => {
  draw([item(1)]);
  const button = await screen.findByRole('button', { name: 'Downloads: 1 not finished' });
  vi.useFakeTimers();
  try {
    fireEvent.pointerDown(button, { clientX: 900, clientY: 700, pointerId: 1 });
    fireEvent.pointerMove(button, { clientX: 880, clientY: 690 });
    expect(button.style.right).toBe('20px');
    button.setPointerCapture = () => undefined;
    await vi.advanceTimersByTimeAsync(199);
    expect(button.dataset['dragging']).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
  } finally {
    vi.useRealTimers();
  }
  await vi.waitFor(() => expect(button.dataset['dragging']).toBe('true'));
  fireEvent.pointerMove(button, { clientX: 860, clientY: 650 });
  expect([button.style.right, button.style.bottom]).toEqual(['60px', '70px']);
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(button, { key: 'ArrowLeft' });
  await vi.waitFor(() => expect(button.style.right).toBe('76px'));
});

test.each([
  ['nothing', '[]'],
  ['invalid content', '{"a":1}'],
  ['invalid JSON', '[{'],
])('a device that holds %s shows no button', (_, text) => {
  person += 1;
  localStorage.setItem(downloadListKey(person), text);
  const caller = { token: () => 'token', language: () => 'en' as const, onSignedOut: () => undefined };
  renderUi(
    <CallProvider caller={caller}>
      <FloatingDownloads personId={person} />
    </CallProvider>,
  );

  expect(screen.queryByRole('button')).toBeNull();
});
