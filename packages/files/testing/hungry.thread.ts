import { answerPaper } from '@inkstone/files/apart';

// A document that is never full.
answerPaper(async () => {
  const held: number[][] = [];
  for (;;) held.push(Array.from({ length: 100_000 }, (_, index) => index));
});
