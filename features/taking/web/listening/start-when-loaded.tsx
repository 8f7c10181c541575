import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { Bar, useIsLongWait, useTranslation } from '@inkstone/ui';
import type { Preload } from './preload.ts';
import { messages } from './messages.ts';
import { VolumeControl } from './volume-control.tsx';
import styles from './listening.module.css';

interface StartWhenLoadedProps {
  preload: Preload;
  /** The sets whose recordings the section needs. */
  setIds: readonly number[];
  label: string;
  className: string | undefined;
  onStart: () => void;
}

/** How much of some recordings is here, in percent of their number; those that are on their way count by their bytes. */
const shareOf = (preload: Preload, setIds: readonly number[]): number => {
  const shares = setIds.map((setId) => {
    const { is, bytes, all } = preload.of(setId);
    return is === 'ready' ? 1 : all > 0 ? Math.min(0.99, bytes / all) : 0;
  });
  const sum = shares.reduce((total, share) => total + share, 0);
  return Math.floor((100 * sum) / Math.max(1, shares.length));
};

const countReady = (preload: Preload, setIds: readonly number[]): number =>
  setIds.filter((setId) => preload.of(setId).is === 'ready').length;

interface Loading {
  isReady: boolean;
  hasFailed: boolean;
  isLong: boolean;
  share: number;
  ready: number;
}

/** How far the recordings of a section have come onto this device. */
const useLoading = (preload: Preload, setIds: readonly number[]): Loading => {
  const share = useSyncExternalStore(preload.subscribe, () => shareOf(preload, setIds));
  const ready = useSyncExternalStore(preload.subscribe, () => countReady(preload, setIds));
  const hasFailed = useSyncExternalStore(preload.subscribe, () =>
    setIds.some((setId) => preload.of(setId).is === 'failed'),
  );
  const isReady = share === 100;
  return { isReady, hasFailed, isLong: useIsLongWait(!isReady), share, ready };
};

/** How far they have come, in words and as a bar. */
const Progress = ({ loading, count }: { loading: Loading; count: number }) => {
  const t = useTranslation(messages);
  const { isReady, hasFailed, isLong, share, ready } = loading;
  return (
    <div role="status" className={styles.ready}>
      {hasFailed && !isReady && <p className="c-amber">{t('failed')}</p>}
      <p className="num">{isReady ? t('loaded') : t('loadingSome', { share, ready, count })}</p>
      {!isReady && <Bar done={share} all={100} />}
      {!isReady && <p className="meta">{t(isLong && !hasFailed ? 'loadingLong' : 'loadingHint')}</p>}
    </div>
  );
};

interface WaysProps {
  loading: Loading;
  preload: Preload;
  onStart: () => void;
}

/** What can be done about recordings that do not come: to try again, and, where one has failed, to start without them. */
const Ways = ({ loading: { isReady, hasFailed, isLong }, preload, onStart }: WaysProps) => {
  const t = useTranslation(messages);
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

/** Start, once every recording of the section is on this device. */
export const StartWhenLoaded = ({ preload, setIds, label, className, onStart }: StartWhenLoadedProps) => {
  const loading = useLoading(preload, setIds);
  return (
    <div className={styles.ready}>
      <VolumeControl />
      <Progress loading={loading} count={setIds.length} />
      <div className={styles.acts}>
        <Button variant="filled" size="lg" className={className} disabled={!loading.isReady} onClick={onStart}>
          {label}
        </Button>
        <Ways loading={loading} preload={preload} onStart={onStart} />
      </div>
    </div>
  );
};

type BeginWhenLoadedProps = Pick<StartWhenLoadedProps, 'preload' | 'setIds'> & { onBegin: () => void };

/** Start was pressed already: what follows begins by itself once its recordings are here. */
export const BeginWhenLoaded = ({ preload, setIds, onBegin }: BeginWhenLoadedProps) => {
  const loading = useLoading(preload, setIds);
  const begin = useEffectEvent(onBegin);
  // Meets the network: the last recording has come.
  useEffect(() => {
    if (loading.isReady) begin();
  }, [loading.isReady]);
  return (
    <div className={styles.ready}>
      <VolumeControl />
      <Progress loading={loading} count={setIds.length} />
      <div className={styles.acts}>
        <Ways loading={loading} preload={preload} onStart={onBegin} />
      </div>
    </div>
  );
};
