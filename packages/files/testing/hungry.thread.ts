import { servePdfTask } from '@inkstone/files/apart';

// A document that is never full.
servePdfTask(async () => {
  const arrays: number[][] = [];
  for (;;) arrays.push(Array.from({ length: 100_000 }, (_, index) => index));
});
