import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useOptionalUser } from '@inkstone/session/web';
import { onDownloadListChange, hasDownloadList } from './download-list-key.ts';

const LazyFloatingDownloads = lazy(async () => ({
  default: (await import('./floating-downloads.tsx')).FloatingDownloads,
}));

/** The current person's download queue, in a corner of every screen with a toolbar. */
export const DownloadCorner = () => {
  const me = useOptionalUser();
  return me && <PersonalDownloadCorner key={me.id} personId={me.id} />;
};

/** Lazy: loaded with the first download, then kept even while the list is empty. */
const PersonalDownloadCorner = ({ personId }: { personId: number }) => {
  const isKept = useSyncExternalStore(onDownloadListChange, () => hasDownloadList(personId));
  const [isNeeded, setNeeded] = useState(isKept);
  if (isKept && !isNeeded) setNeeded(true);
  return (
    isNeeded && (
      <Suspense>
        <LazyFloatingDownloads personId={personId} />
      </Suspense>
    )
  );
};
