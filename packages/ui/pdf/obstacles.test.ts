import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getDocument, PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { findObstacle, toPdfObstacle } from './obstacles.ts';

const find = (file: Blob) =>
  findObstacle(file, { PDFDataRangeTransport, open: async (range) => getDocument({ range, verbosity: 0 }) });

const buildPdf = (objects: string, trailer = ''): Blob =>
  new Blob([
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n${objects}\ntrailer<</Root 1 0 R${trailer}>>\n%%EOF`,
  ]);

const page = '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]>>endobj';
const onePage = `2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n${page}`;

test.each([
  ['a page', onePage, null],
  ['no pages', '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj', 'noPages'],
  ['pages that contain themselves', '2 0 obj<</Type/Pages/Kids[2 0 R]/Count 1>>endobj', 'damaged'],
  ['a last page that is missing', `2 0 obj<</Type/Pages/Kids[3 0 R 9 0 R]/Count 2>>endobj\n${page}`, 'damaged'],
  ['no pages at all', '', 'damaged'],
] as const)('a PDF with %s is checked before the upload', async (_, objects, obstacle) => {
  expect(await find(buildPdf(objects))).toBe(obstacle);
});

test('a PDF that is encrypted for certain readers alone is refused before the upload', async () => {
  const encrypted = buildPdf(onePage, '/Encrypt<</Filter/Adobe.PubSec/V 1>>/ID[<00><00>]');

  expect(await find(encrypted)).toBe('damaged');
});

test.each([
  ['enc-owner-only', null],
  ['enc-user', 'needsPassword'],
  ['leading-crlf', null],
  ['cropbox-larger', null],
] as const)('%s is %s', async (name, obstacle) => {
  const bytes = readFileSync(path.join(import.meta.dirname, '..', '..', 'files', 'testing', 'pdf', `${name}.pdf`));

  expect(await find(new Blob([bytes]))).toBe(obstacle);
});

test('a file that the device cannot read any more does not keep the person waiting', async () => {
  const gone = { size: 5000, slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }) };

  expect(await find(gone as unknown as Blob)).toBe('unreadable');
});

test('a fault of the network may go by retrying', () => {
  expect(toPdfObstacle(Object.assign(new Error('Failed to fetch'), { name: 'UnknownErrorException' }))).toBeNull();
  expect(toPdfObstacle(Object.assign(new Error('403'), { name: 'ResponseException' }))).toBeNull();
});
