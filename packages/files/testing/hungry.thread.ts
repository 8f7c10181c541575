import { servePdfTask } from '@inkstone/files/apart';

// A task that allocates memory without end.
servePdfTask(async () => {
  const arrays: number[][] = [];
  for (;;) arrays.push(Array.from({ length: 100_000 }, (_, index) => index));
});
