// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { savePdf } from './save-pdf.ts';

vi.mock('html2canvas-pro', () => ({
  default: async ({ dataset }: HTMLElement) =>
    Object.assign(document.createElement('canvas'), { width: 1920, height: Number(dataset['height'] ?? 3600) }),
}));
afterEach(() => vi.restoreAllMocks());

// A start, a frame of one pixel, an end: the parts of a JPEG that a PDF needs.
const jpeg = [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0, 0xff, 0xd9];
const picture = `data:image/jpeg;base64,${btoa(String.fromCodePoint(...jpeg))}`;

const drawing = () => {
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, 'getContext').mockReturnValue(null);
  return vi.spyOn(canvas, 'toDataURL').mockReturnValue(picture);
};

const countParts = async (html: string): Promise<number> => {
  const bytes = drawing();
  URL.createObjectURL = () => 'blob:saved';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const page = document.createElement('main');
  page.innerHTML = html;
  await savePdf(page, 'Mock A', () => undefined);
  return bytes.mock.calls.length;
};

test('a report is saved as JPEG pictures of quality 0.4, one per page', async () => {
  const bytes = drawing();
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const page = document.createElement('main');
  page.innerHTML = '<section data-pdf></section>';
  await savePdf(page, 'Mock A: report', () => undefined);

  // Twice the height of a page at its width.
  expect(bytes.mock.calls).toEqual([
    ['image/jpeg', 0.4],
    ['image/jpeg', 0.4],
  ]);
  expect(names).toEqual(['Mock A  report.pdf']);
  expect(await saved[0]?.slice(0, 5).text()).toBe('%PDF-');
});

test('a long table starts on the current page, and other blocks are kept whole', async () => {
  // A page has room for 2818 rows of pixels.
  const head = '<div data-pdf data-height="1000"></div>';
  expect(await countParts(`${head}<div data-pdf="flow" data-height="2700"></div>`)).toBe(3);
  vi.restoreAllMocks();
  expect(await countParts(`${head}<div data-pdf data-height="2700"></div>`)).toBe(2);
});
