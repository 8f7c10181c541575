import { servePdfTask } from '@inkstone/files/apart';

// A task that takes memory outside the heap and keeps its thread busy meanwhile, as a decoder of pictures does.
servePdfTask(async () => {
  const blocks = Array.from({ length: 17 }, () => Buffer.alloc(100_000_000, 1));
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10_000);
  return new Uint8Array([blocks.length]);
});
