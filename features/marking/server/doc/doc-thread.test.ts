import { expect, test, vi } from 'vitest';
import { renderInProcess, type PdfTask } from '@inkstone/files/apart';
import { docThread } from './download-marked-answer.ts';

const pending = () => Promise.withResolvers<PdfTask>();

test("files are read when their document's turn comes; beyond the queue limit a request is refused as busy", async () => {
  const [first, second] = [pending(), pending()];
  const running = [first, second].map(async ({ promise }) =>
    renderInProcess(docThread, () => promise).catch(() => 'failed'),
  );
  const read = vi.fn<() => Promise<PdfTask>>(async () => Promise.reject(new Error('not there')));
  const waiting = Array.from({ length: 12 }, async () => renderInProcess(docThread, read).catch(() => 'failed'));
  expect(await renderInProcess(docThread, read)).toBe('busy');
  expect(read).not.toHaveBeenCalled();
  first.reject(new Error('not there'));
  second.reject(new Error('not there'));
  expect(new Set(await Promise.all([...running, ...waiting]))).toEqual(new Set(['failed']));
  expect(read).toHaveBeenCalledTimes(12);
});

test('the documents of one person leave room for those of others', async () => {
  const own = Array.from({ length: 4 }, pending);
  const asked = own.map(async ({ promise }) =>
    renderInProcess(docThread, () => promise, { personId: 7 }).catch(() => 'failed'),
  );
  const none = async (): Promise<PdfTask> => Promise.reject(new Error('not there'));
  expect(await renderInProcess(docThread, none, { personId: 7 })).toBe('busy');
  const other = renderInProcess(docThread, none, { personId: 8 }).catch(() => 'failed');
  for (const { reject } of own) reject(new Error('not there'));
  expect(await Promise.all([...asked, other])).toEqual(['failed', 'failed', 'failed', 'failed', 'failed']);
  await expect(renderInProcess(docThread, none, { personId: 7 })).rejects.toThrow('not there');
});

test('a document that takes too much memory ends its own process alone', async () => {
  const hungry = new URL(import.meta.resolve('@inkstone/files/testing/hungry'));
  expect(await renderInProcess(hungry, async () => ({ facts: null, files: [] }))).toBe('tooHeavy');
});

test('the same holds for memory outside the heap, taken by what blocks the process', async () => {
  const blocking = new URL(import.meta.resolve('@inkstone/files/testing/blocking'));
  expect(await renderInProcess(blocking, async () => ({ facts: null, files: [] }))).toBe('tooHeavy');
});

test('a process that cannot be started fails its document alone', async () => {
  const uncaught = vi.fn<(error: Error) => void>();
  const { execPath } = process;
  process.on('uncaughtException', uncaught);
  process.execPath = '/nowhere/node';
  try {
    await expect(renderInProcess(docThread, async () => ({ facts: null, files: [] }))).rejects.toThrow(/ENOENT|EPIPE/);
    // Both the start and the message to it have failed by now.
    await new Promise(setImmediate);
    expect(uncaught).not.toHaveBeenCalled();
  } finally {
    process.execPath = execPath;
    process.off('uncaughtException', uncaught);
  }
});

test('a document that fails reports why', async () => {
  await expect(renderInProcess(docThread, async () => ({ facts: null, files: [] }))).rejects.toThrow(
    'The document was not made',
  );
});
