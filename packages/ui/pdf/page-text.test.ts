import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { readPieces } from './page-text.ts';

/** A stream as in WebKit: readable but not iterable. */
const toStream = (chunks: readonly unknown[]): ReadableStream => {
  const stream = new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  return { getReader: () => stream.getReader() } as ReadableStream;
};

const toPage = (stream: ReadableStream) =>
  ({
    streamTextContent: () => stream,
    getTextContent: () => Promise.reject(new TypeError('undefined is not a function')),
  }) as unknown as PDFPageProxy;

test('the text of a page is read chunk by chunk where streams are not iterable', async () => {
  const chunks = [
    { items: [{ str: 'Slow', hasEOL: false }, { type: 'beginMarkedContent' }] },
    { items: [{ str: 'water', hasEOL: true }] },
  ];

  expect(await readPieces(toPage(toStream(chunks)))).toEqual([
    { text: 'Slow', endsLine: false },
    { text: 'water', endsLine: true },
  ]);
});

test('a scan has no text', async () => {
  expect(await readPieces(toPage(toStream([])))).toEqual([]);
});
