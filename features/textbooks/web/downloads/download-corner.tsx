import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useOptionalUser } from '@inkstone/session/web';
import { hearKept, isListKept } from './kept-at.ts';

const Corner = lazy(async () => ({ default: (await import('./floating-downloads.tsx')).FloatingDownloads }));

/** The download queue of whoever is there, in a corner of every screen with a bar. */
export const DownloadCorner = () => {
  const me = useOptionalUser();
  return me && <CornerOf key={me.id} personId={me.id} />;
};

/** Its code comes with the first download; once there it stays, also while the list is empty. */
const CornerOf = ({ personId }: { personId: number }) => {
  const isKept = useSyncExternalStore(hearKept, () => isListKept(personId));
  const [isNeeded, setNeeded] = useState(isKept);
  if (isKept && !isNeeded) setNeeded(true);
  return (
    isNeeded && (
      <Suspense>
        <Corner personId={personId} />
      </Suspense>
    )
  );
};
