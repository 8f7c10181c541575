import { readFileSync } from 'node:fs';
import path from 'node:path';
import { degrees, PDFDocument, PDFName, PDFNumber } from '@cantoo/pdf-lib';
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

test.each([
  ['turned by 90°', { turn: 90 }],
  ['turned by 180°', { turn: 180 }],
  ['turned by 270°', { turn: 270 }],
  ['turned backwards', { turn: -90 }],
  ['with a negative origin', { box: [-200, -100, 300, 400] }],
  ['with a negative origin, turned', { box: [-200, -100, 300, 400], turn: 90 }],
  ['in units of two points', { unit: 2 }],
] as const)('a mark on a page %s lands where a viewer shows it', async (_, described) => {
  const {
    turn = 0,
    box = [0, 0, 300, 400],
    unit = 1,
  } = described as {
    turn?: number;
    box?: readonly [number, number, number, number];
    unit?: number;
  };
  const source = await PDFDocument.create();
  const drawn = source.addPage([300, 400]);
  drawn.setMediaBox(...box);
  drawn.setCropBox(...box);
  drawn.setRotation(degrees(turn));
  if (unit !== 1) drawn.node.set(PDFName.of('UserUnit'), PDFNumber.of(unit));
  const bytes = await source.save();
  const [page] = (await openPdf(bytes)).getPages();
  const task = getDocument({ data: Uint8Array.from(bytes) });
  const viewport = (await (await task.promise).getPage(1)).getViewport({ scale: 1 });
  await task.destroy();
  const ground = page && getPageGeometry(page);
  const shown = viewport.convertToPdfPoint(viewport.width * 0.25, viewport.height * 0.1) as number[];

  const spot = ground?.toPagePoint({ x: 0.25, y: 0.1 });
  expect(spot?.x).toBeCloseTo(shown[0] ?? Number.NaN, 3);
  expect(spot?.y).toBeCloseTo(shown[1] ?? Number.NaN, 3);
  expect((ground?.width ?? 0) / (ground?.height ?? 1)).toBeCloseTo(viewport.width / viewport.height, 5);
});
