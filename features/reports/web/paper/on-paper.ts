import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is on its way to paper: while it is printed, and while it is saved as a PDF. */
export const useOnPaper = (): boolean => {
  const [ways, setWays] = useState(0);
  // Meets the browser's printing, which takes the page as it stands once these have run.
  useEffect(() => {
    const begin = () => flushSync(() => setWays((under) => under + 1));
    const end = () => setWays((under) => Math.max(0, under - 1));
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return ways > 0;
};

/** Does its work on the page laid out as it is printed. */
export const laidOnPaper = async (work: () => Promise<void>): Promise<void> => {
  dispatchEvent(new Event('beforeprint'));
  try {
    await work();
  } finally {
    dispatchEvent(new Event('afterprint'));
  }
};
