const longestMs = 5000;
const againMs = 100;

const isDrawn = (): boolean => document.querySelector('main [data-skeleton]') === null;

/** Prints the page once what is still on its way has been drawn, or after five seconds without it. */
export const printPage = async (): Promise<void> => {
  const until = Date.now() + longestMs;
  while (!isDrawn() && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, againMs));
  globalThis.print();
};
