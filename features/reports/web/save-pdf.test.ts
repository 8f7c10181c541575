// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { savePdf } from './save-pdf.ts';

vi.mock('html2canvas-pro', () => ({
  default: async () => Object.assign(document.createElement('canvas'), { width: 1920, height: 3600 }),
}));
afterEach(() => vi.restoreAllMocks());

// A start, a frame of one pixel, an end: as much of a JPEG as a PDF asks for.
const jpeg = [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0, 0xff, 0xd9];
const picture = `data:image/jpeg;base64,${btoa(String.fromCodePoint(...jpeg))}`;

test('a report is saved as pictures of JPEG quality 0.4, one for each page that it fills', async () => {
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, 'getContext').mockReturnValue(null);
  const asked = vi.spyOn(canvas, 'toDataURL').mockReturnValue(picture);
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
  expect(asked.mock.calls).toEqual([
    ['image/jpeg', 0.4],
    ['image/jpeg', 0.4],
  ]);
  expect(names).toEqual(['Mock A  report.pdf']);
  expect(await saved[0]?.slice(0, 5).text()).toBe('%PDF-');
});
