import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { getPageGeometry } from './page-geometry.ts';
import { openPdf } from './open-pdf.ts';

const fixture = (name: string): Buffer =>
  readFileSync(path.join(import.meta.dirname, '..', 'testing', 'pdf', `${name}.pdf`));

const viewerText = async (bytes: Uint8Array): Promise<string> => {
  const task = getDocument({ data: Uint8Array.from(bytes) });
  const { items } = await (await (await task.promise).getPage(1)).getTextContent();
  await task.destroy();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
};

test('a PDF with printing restricted opens, and its saved copy reads like the original', async () => {
  const original = fixture('enc-owner-only');
  const pdf = await openPdf(original);
  const saved = await pdf.save();

  expect(pdf.getPageCount()).toBe(1);
  expect(await viewerText(saved)).toBe(await viewerText(original));
  expect(await viewerText(saved)).not.toBe('');
});

test('a PDF with a password is not opened', async () => {
  await expect(openPdf(fixture('enc-user'))).rejects.toThrow('PASSWORD');
});

test('bytes before the header of a PDF are skipped', async () => {
  expect((await openPdf(fixture('leading-crlf'))).getPageCount()).toBe(1);
});

test('a crop box larger than its page shows the page only, as a viewer does', async () => {
  const bytes = fixture('cropbox-larger');
  const [page] = (await openPdf(bytes)).getPages();
  const task = getDocument({ data: new Uint8Array(bytes) });
  const viewport = (await (await task.promise).getPage(1)).getViewport({ scale: 1 });
  await task.destroy();
  const ground = page && getPageGeometry(page);

  expect([ground?.width, ground?.height]).toEqual([viewport.width, viewport.height]);
  expect(ground?.toPagePoint({ x: 0.25, y: 0.25 })).toEqual({ x: viewport.width / 4, y: viewport.height * 0.75 });
});

test('a page whose boxes list their corners in another order is placed the same way', async () => {
  const pdf = await openPdf(fixture('cropbox-larger'));
  const page = pdf.addPage([300, 400]);
  page.setMediaBox(300, 400, -300, -400);
  page.setCropBox(200, 300, -150, -200);

  expect(getPageGeometry(page).toPagePoint({ x: 0, y: 1 })).toEqual({ x: 50, y: 100 });
});
