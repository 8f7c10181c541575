import { expect, test } from 'vitest';
import { moveBand } from './mask-band.ts';

const band = { top: 100, bottom: 160 };

test('each edge moves alone and stops at the stage and at the least height', () => {
  expect(moveBand(band, 'top', { by: -16, height: 400 })).toEqual({ top: 84, bottom: 160 });
  expect(moveBand(band, 'top', { by: -500, height: 400 })).toEqual({ top: 0, bottom: 160 });
  expect(moveBand(band, 'top', { by: 500, height: 400 })).toEqual({ top: 132, bottom: 160 });
  expect(moveBand(band, 'bottom', { by: 500, height: 400 })).toEqual({ top: 100, bottom: 400 });
  expect(moveBand(band, 'bottom', { by: -500, height: 400 })).toEqual({ top: 100, bottom: 128 });
});

test('the whole band moves with its height', () => {
  expect(moveBand(band, 'band', { by: 30, height: 400 })).toEqual({ top: 130, bottom: 190 });
  expect(moveBand(band, 'band', { by: 900, height: 400 })).toEqual({ top: 340, bottom: 400 });
  expect(moveBand(band, 'band', { by: -900, height: 400 })).toEqual({ top: 0, bottom: 60 });
});
