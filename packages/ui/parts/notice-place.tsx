import { useSyncExternalStore } from 'react';
import { later } from './later.tsx';
import { anyNotice, onFirstNotice } from './notices.ts';

const Place = later(async () => (await import('./drawn-notices.tsx')).DrawnNotices);

/** Where notices appear; its code comes with the first of them. */
export const NoticePlace = () => {
  const needed = useSyncExternalStore(onFirstNotice, anyNotice, anyNotice);
  return needed && <Place />;
};
