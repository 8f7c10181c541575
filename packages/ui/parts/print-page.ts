const pollMs = 100;
// 50 polls of 100 ms: five seconds.
const maxPolls = 50;

const isRendered = (): boolean => {
  const places = 'main [data-skeleton], [data-printed-paper] [data-skeleton]';
  const pictures = document.querySelectorAll<HTMLImageElement>('[data-printed-paper] img');
  return document.querySelector(places) === null && [...pictures].every(({ complete }) => complete);
};

/** Prints the page once everything that is loading has been rendered, or after five seconds. */
export const printPage = async (): Promise<void> => {
  for (let waits = 0; waits < maxPolls && !isRendered(); waits += 1) {
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  globalThis.print();
};
