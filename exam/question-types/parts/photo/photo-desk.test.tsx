// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { PhotoDesk } from './photo-desk.tsx';
import type { PhotoJob, PhotoResult } from './photo-work.ts';
import { wholePicture } from './quad.ts';

/** The jobs that the worker was given, and how it answers. */
const jobs: PhotoJob[] = [];
let answer: (job: PhotoJob) => PhotoResult;

const straightened = new Blob(['straight'], { type: 'image/jpeg' });

class FakeWorker extends EventTarget {
  postMessage({ id, job }: { id: number; job: PhotoJob }) {
    jobs.push(job);
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { id, result: answer(job) } })));
  }
  terminate() {
    // Nothing runs.
  }
}

beforeEach(() => {
  jobs.length = 0;
  answer = (job) =>
    job.kind === 'preview' ? { is: 'preview', picture: job.photo, guess: null } : { is: 'edited', photo: straightened };
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('OffscreenCanvas', class {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const photo = (name: string) => new File([name], name, { type: 'image/png' });

const openDesk = async (room = 4) => {
  const onAdd = vi.fn<(pages: readonly File[]) => void>();
  renderUi(<PhotoDesk room={room} onAdd={onAdd} onClose={() => undefined} />);
  await screen.findByRole('dialog');
  const choose = (...files: File[]) =>
    fireEvent.change(screen.getByLabelText('Choose photos', { selector: 'input' }), { target: { files } });
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  return { onAdd, choose, press };
};
const textsOf = (files: readonly File[] = []) =>
  Promise.all(files.map(async (file) => `${file.name}: ${await file.text()}`));

test('photos are ordered and taken out before any of them is added', async () => {
  const { onAdd, choose, press } = await openDesk();
  choose(photo('a.png'), photo('b.png'), photo('c.png'));
  press('Move up: Page 3');
  press('Remove: Page 1');
  expect(onAdd).not.toHaveBeenCalled();
  press('Add 2 pages');
  expect(await textsOf(onAdd.mock.calls[0]?.[0])).toEqual(['c.png: c.png', 'b.png: b.png']);
});

test('no more photos are held than the answer takes', async () => {
  const { choose } = await openDesk(1);
  choose(photo('a.png'), photo('b.png'));
  expect(within(screen.getByRole('list', { name: 'Pages, in this order' })).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Choose photos' })).toHaveProperty('disabled', true);
});

test('a photo is turned, and its corners are moved by the arrow keys; what was straightened is added as a JPEG', async () => {
  const { onAdd, choose, press } = await openDesk();
  choose(photo('a.png'));
  press('Turn, crop, straighten: Page 1');
  const corner = await screen.findByRole('button', { name: 'Top left corner: 0% from the left, 0% from the top' });
  fireEvent.keyDown(corner, { key: 'ArrowRight', shiftKey: true });
  fireEvent.keyDown(corner, { key: 'ArrowDown' });
  expect(screen.getByRole('button', { name: 'Top left corner: 5% from the left, 1% from the top' })).toBeTruthy();
  press('Rotate right');
  await screen.findByRole('button', { name: 'Top right corner: 99% from the left, 5% from the top' });
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Use this version' })).toHaveProperty('disabled', false),
  );
  press('Use this version');
  await screen.findByText('Straightened');
  expect(jobs.at(-1)).toMatchObject({ kind: 'edit', quarters: 1 });
  press('Add one page');
  expect(await textsOf(onAdd.mock.calls[0]?.[0])).toEqual(['a.jpg: straight']);
});

test('a corner is dragged by a pointer, and the whole photo comes back at a press', async () => {
  const { choose, press } = await openDesk();
  choose(photo('a.png'));
  press('Turn, crop, straighten: Page 1');
  const corner = await screen.findByRole('button', { name: /^Bottom right corner/ });
  Object.assign(corner, { setPointerCapture: () => undefined, hasPointerCapture: () => true });
  vi.spyOn(corner.parentElement as HTMLElement, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 100));
  fireEvent.pointerDown(corner, { pointerId: 1 });
  fireEvent.pointerMove(corner, { pointerId: 1, clientX: 150, clientY: 90 });
  expect(screen.getByRole('button', { name: 'Bottom right corner: 75% from the left, 90% from the top' })).toBeTruthy();
  press('Whole photo');
  press('Use this version');
  await screen.findByText('Straightened');
  expect(jobs.at(-1)).toMatchObject({ quad: wholePicture });
});

test('an edit that fails leaves the photo as it was', async () => {
  const { onAdd, choose, press } = await openDesk();
  choose(photo('a.png'));
  press('Turn, crop, straighten: Page 1');
  await screen.findByRole('button', { name: /^Top left corner/ });
  answer = () => ({ is: 'failed', megapixels: null });
  press('Use this version');
  expect((await screen.findByRole('alert')).textContent).toContain('It is kept as it was');
  press('Leave it as it is');
  press('Add one page');
  expect(await textsOf(onAdd.mock.calls[0]?.[0])).toEqual(['a.png: a.png']);
});

test('a photo of 200 megapixels is told in words, with what to do', async () => {
  const { choose, press } = await openDesk();
  answer = () => ({ is: 'failed', megapixels: 200 });
  choose(photo('a.png'));
  press('Turn, crop, straighten: Page 1');
  expect((await screen.findByRole('alert')).textContent).toContain('The photo has 200 megapixels; at most 50');
});
