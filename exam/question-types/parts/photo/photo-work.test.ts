import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { headerBytes, runPhotoJob } from './photo-work.ts';

const decode = vi.fn<typeof createImageBitmap>();

beforeEach(() => {
  decode.mockReset().mockRejectedValue(new Error('no picture'));
  vi.stubGlobal('createImageBitmap', decode);
});
afterEach(() => vi.unstubAllGlobals());

const segmentBytes = 65_000;
const segment = Uint8Array.from({ length: segmentBytes }, () => 0);
segment.set([0xff, 0xe1, (segmentBytes - 2) >> 8, (segmentBytes - 2) & 255]);

/** A JPEG of 65 000 by 65 000, or of 4000 by 3000, with so many bytes before its frame. */
const jpeg = ({ before, isHuge }: { before: number; isHuge: boolean }): Blob => {
  const [height, width] = isHuge ? [65_000, 65_000] : [3000, 4000];
  const frame = [0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255];
  const segments = Array.from({ length: Math.ceil(before / segmentBytes) }, () => segment);
  return new Blob([Uint8Array.from([0xff, 0xd8]), ...segments, Uint8Array.from(frame), segment]);
};

const run = (photo: Blob) => runPhotoJob({ kind: 'preview', quarters: 0, photo });

test('a JPEG whose first bytes do not tell its size is a failed job and not decoded', async () => {
  expect(await run(jpeg({ before: headerBytes, isHuge: true }))).toEqual({ is: 'failed', megapixels: null });
  expect(decode).not.toHaveBeenCalled();
});

test('a JPEG is decoded by the size in its frame, also after a depth map of some megabytes', async () => {
  const before = headerBytes / 2;
  expect(await run(jpeg({ before, isHuge: true }))).toEqual({ is: 'failed', megapixels: 4225 });
  expect(decode).not.toHaveBeenCalled();
  await run(jpeg({ before, isHuge: false }));
  expect(decode).toHaveBeenCalledOnce();
});
