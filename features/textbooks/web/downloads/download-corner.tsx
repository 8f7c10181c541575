import { lazy, Suspense } from 'react';
import { useMaybeMe } from '@inkstone/session/web';

const Corner = lazy(async () => ({ default: (await import('./floating-downloads.tsx')).FloatingDownloads }));

/** The download queue of whoever is there, in a corner of every screen with a bar. */
export const DownloadCorner = () => {
  const me = useMaybeMe();
  return (
    me && (
      <Suspense>
        <Corner key={me.id} personId={me.id} />
      </Suspense>
    )
  );
};
