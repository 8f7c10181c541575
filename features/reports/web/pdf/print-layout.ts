import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. */
export const useIsPrinting = (): boolean => {
  const [ways, setWays] = useState(0);
  // The browser prints the page in its state after these listeners have run.
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
