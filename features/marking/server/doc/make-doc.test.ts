import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import type { DocContent, DocNote } from './doc-content.ts';
import { makeDoc } from './make-doc.ts';

const note: DocNote = {
  ...{ id: 'n', code: null, codeName: '', text: 'Look here.', isSpoken: false },
  place: { on: 'page', fileId: 1, page: 1, box: { left: 0.2, top: 0.3, width: 0.2, height: 0.1 } },
};

const facts: DocContent = {
  ...{ language: 'en', title: 'Work', studentName: 'Lin', question: '1', task: '', handedInAt: '', text: null },
  mark: { markerName: 'Hu', isReleased: true, score: '', criteria: [], comment: '', suggested: '', notes: [note] },
  ...{ recordings: 0, files: [{ fileId: 1, name: 'page.pdf', mime: 'application/pdf' }] },
};

/** The number of pages besides the document's first one. */
const pagesWith = async (bytes: Uint8Array): Promise<number> => {
  const pdf = await makeDoc({ facts, files: [{ fileId: 1, bytes }] });
  return (await PDFDocument.load(pdf)).getPageCount() - 1;
};

const buildPdf = (...objects: string[]): Uint8Array =>
  Buffer.from(
    `%PDF-1.4\n${objects.map((text, at) => `${at + 1} 0 obj${text}endobj\n`).join('')}trailer<</Root 1 0 R>>\n%%EOF`,
  );
const catalog = '<</Type/Catalog/Pages 2 0 R>>';
const onePage = '<</Type/Pages/Count 1/Kids[3 0 R]>>';
const buildPage = (more: string) => buildPdf(catalog, onePage, `<</Type/Page/Parent 2 0 R${more}>>`);

test('a sound PDF is drawn with its notes after it', async () => {
  expect(await pagesWith(buildPage('/MediaBox[0 0 300 400]'))).toBe(2);
});

test.each([
  ['no pages', buildPdf('<</Type/Catalog>>')],
  ['an empty page tree', buildPdf(catalog, '<</Type/Pages/Count 0/Kids[]>>')],
  ['a cyclic page tree', buildPdf(catalog, '<</Type/Pages/Count 1/Kids[2 0 R]>>')],
  ['a page without size', buildPage('/MediaBox[0 0 0 0]')],
  ['an incomplete page', buildPage('/MediaBox[0 0]')],
  ['a missing page', buildPage('')],
  ['invalid resources', buildPage('/MediaBox[0 0 300 400]/Resources 7')],
  ['invalid fonts', buildPage('/MediaBox[0 0 300 400]/Resources<</Font 7>>')],
  ['an empty file', Buffer.from('%PDF-1.7\n')],
])('a PDF with %s is listed in the document by name', async (_, bytes) => {
  expect(await pagesWith(bytes)).toBe(0);
});
