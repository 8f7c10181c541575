import { Suspense, lazy, useSyncExternalStore } from 'react';
import { anyNotice, onFirstNotice } from './notices.ts';

const Place = lazy(async () => {
  const { Notifications } = await import('@mantine/notifications');
  return { default: () => <Notifications position="top-center" limit={4} zIndex={400} containerWidth={440} /> };
});

/** Where notices appear; its code comes with the first of them. */
export const NoticePlace = () => {
  const needed = useSyncExternalStore(onFirstNotice, anyNotice, anyNotice);
  return (
    needed && (
      <Suspense>
        <Place />
      </Suspense>
    )
  );
};
