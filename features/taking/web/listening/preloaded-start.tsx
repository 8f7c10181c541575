import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { Bar, useAccountTranslation, useIsLongWait } from '@inkstone/ui';
import type { AudioPreloader } from './audio-preloader.ts';
import { messages } from './messages.ts';
import { VolumeControl } from './volume-control.tsx';
import styles from './listening.module.css';

interface PreloadedStartProps {
  preload: AudioPreloader;
  /** The sets whose recordings the section needs. */
  setIds: readonly number[];
  label: string;
  className: string | undefined;
  onStart: () => void;
}

/** The loaded percentage of some recordings; partly loaded ones count by their bytes. */
const getLoadedPercent = (preload: AudioPreloader, setIds: readonly number[]): number => {
  const shares = setIds.map((setId) => {
    const { is, bytes, all } = preload.get(setId);
    return is === 'ready' ? 1 : all > 0 ? Math.min(0.99, bytes / all) : 0;
  });
  const sum = shares.reduce((total, share) => total + share, 0);
  return Math.floor((100 * sum) / Math.max(1, shares.length));
};

const countReady = (preload: AudioPreloader, setIds: readonly number[]): number =>
  setIds.filter((setId) => preload.get(setId).is === 'ready').length;

interface LoadProgress {
  isReady: boolean;
  hasFailed: boolean;
  /** The title of the test that holds one of them. */
  heldByTest: string | undefined;
  isLong: boolean;
  share: number;
  ready: number;
}

/** The load progress of a section's recordings. */
const useLoading = (preload: AudioPreloader, setIds: readonly number[]): LoadProgress => {
  const share = useSyncExternalStore(preload.subscribe, () => getLoadedPercent(preload, setIds));
  const ready = useSyncExternalStore(preload.subscribe, () => countReady(preload, setIds));
  const hasFailed = useSyncExternalStore(preload.subscribe, () =>
    setIds.some((setId) => preload.get(setId).is === 'failed'),
  );
  const heldByTest = useSyncExternalStore(preload.subscribe, () =>
    setIds.map((setId) => preload.get(setId).heldByTest).find(Boolean),
  );
  const isReady = share === 100;
  return { isReady, hasFailed, heldByTest, isLong: useIsLongWait(!isReady), share, ready };
};

/** The load progress as text and bar. */
const LoadProgressBar = ({ loading, count }: { loading: LoadProgress; count: number }) => {
  const t = useAccountTranslation(messages);
  const { isReady, hasFailed, heldByTest, isLong, share, ready } = loading;
  const failure = heldByTest ? t('held', { title: heldByTest }) : t('failed');
  return (
    <div role="status" className={styles.ready}>
      {hasFailed && !isReady && <p className="c-amber">{failure}</p>}
      <p className="num">{isReady ? t('loaded') : t('loadingSome', { share, ready, count })}</p>
      {!isReady && <Bar done={share} all={100} />}
      {!isReady && <p className="meta">{t(isLong && !hasFailed ? 'loadingLong' : 'loadingHint')}</p>}
    </div>
  );
};

interface LoadFailureActionsProps {
  loading: LoadProgress;
  preload: AudioPreloader;
  onStart: () => void;
}

/** Actions for recordings that do not load: retry, and, after a failure, start without them. */
const LoadFailureActions = ({ loading: { isReady, hasFailed, isLong }, preload, onStart }: LoadFailureActionsProps) => {
  const t = useAccountTranslation(messages);
  if (isReady || (!hasFailed && !isLong)) return null;
  return (
    <>
      <Button size="lg" onClick={() => preload.retry()}>
        {t('tryNow')}
      </Button>
      {hasFailed && (
        <Button size="lg" variant="quiet" onClick={onStart}>
          {t('startWithout')}
        </Button>
      )}
    </>
  );
};

/** The Start button, enabled once every recording of the section is loaded. */
export const PreloadedStart = ({ preload, setIds, label, className, onStart }: PreloadedStartProps) => {
  const loading = useLoading(preload, setIds);
  return (
    <div className={styles.ready}>
      <VolumeControl />
      <LoadProgressBar loading={loading} count={setIds.length} />
      <div className={styles.acts}>
        <Button variant="filled" size="lg" className={className} disabled={!loading.isReady} onClick={onStart}>
          {label}
        </Button>
        <LoadFailureActions loading={loading} preload={preload} onStart={onStart} />
      </div>
    </div>
  );
};

type AutoStartProps = Pick<PreloadedStartProps, 'preload' | 'setIds'> & { onBegin: () => void };

/** Starts automatically once the recordings are loaded, after Start was pressed. */
export const AutoStart = ({ preload, setIds, onBegin }: AutoStartProps) => {
  const loading = useLoading(preload, setIds);
  const begin = useEffectEvent(onBegin);
  // Starts once the last recording is loaded.
  useEffect(() => {
    if (loading.isReady) begin();
  }, [loading.isReady]);
  return (
    <div className={styles.ready}>
      <VolumeControl />
      <LoadProgressBar loading={loading} count={setIds.length} />
      <div className={styles.acts}>
        <LoadFailureActions loading={loading} preload={preload} onStart={onBegin} />
      </div>
    </div>
  );
};
