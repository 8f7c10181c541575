// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '../testing.tsx';
import { printPage } from './print-page.ts';
import { BlockSkeleton } from './skeletons.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const printing = async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  vi.useFakeTimers();
  renderUi(
    <main>
      <BlockSkeleton />
    </main>,
  );
  const done = printPage();
  await vi.advanceTimersByTimeAsync(400);
  expect(print).not.toHaveBeenCalled();
  return { print, done };
};

test('the page is printed once what is loading has been rendered', async () => {
  const { print, done } = await printing();
  screen.getByRole('status').remove();
  await vi.advanceTimersByTimeAsync(100);
  await done;
  expect(print).toHaveBeenCalledOnce();
});

test('the page is printed even if something never loads', async () => {
  const { print, done } = await printing();
  await vi.advanceTimersByTimeAsync(5000);
  await done;
  expect(print).toHaveBeenCalledOnce();
});
