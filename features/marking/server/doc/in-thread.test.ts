import { expect, test, vi } from 'vitest';
import { makeInThread, type PaperTask } from '@inkstone/files/paper';
import { docThread } from './download-doc.ts';

const pending = () => Promise.withResolvers<PaperTask>();

test('files are read once the turn of their document has come; who comes after many is told so', async () => {
  const [first, second] = [pending(), pending()];
  const running = [first, second].map(async ({ promise }) =>
    makeInThread(docThread, () => promise).catch(() => 'failed'),
  );
  const read = vi.fn<() => Promise<PaperTask>>(async () => Promise.reject(new Error('not there')));
  const waiting = Array.from({ length: 12 }, async () => makeInThread(docThread, read).catch(() => 'failed'));
  expect(await makeInThread(docThread, read)).toBe('busy');
  expect(read).not.toHaveBeenCalled();
  first.reject(new Error('not there'));
  second.reject(new Error('not there'));
  expect(new Set(await Promise.all([...running, ...waiting]))).toEqual(new Set(['failed']));
  expect(read).toHaveBeenCalledTimes(12);
});

test('a document that takes too much memory is given up', async () => {
  const rss = vi.spyOn(process.memoryUsage, 'rss').mockReturnValue(3e9).mockReturnValueOnce(1e9);
  expect(await makeInThread(docThread, async () => ({ facts: null, files: [] }))).toBe('tooHeavy');
  rss.mockRestore();
});
