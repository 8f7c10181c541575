/** Ascending numbers with their runs as ranges: `3, 7–9`. */
export const formatRanges = (numbers: readonly number[]): string => {
  const runs: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run.to === number - 1) run.to = number;
    else runs.push({ from: number, to: number });
  }
  return runs.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
};
