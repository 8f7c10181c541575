import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { Bar, useIsLongWait, useWords } from '@inkstone/ui';
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

/** Start, once every recording of the section is on this device. */
export const StartWhenLoaded = ({ preload, setIds, label, className, onStart }: StartWhenLoadedProps) => {
  const t = useWords(messages);
  const share = useSyncExternalStore(preload.subscribe, () => shareOf(preload, setIds));
  const hasFailed = useSyncExternalStore(preload.subscribe, () =>
    setIds.some((setId) => preload.of(setId).is === 'failed'),
  );
  const ready = useSyncExternalStore(preload.subscribe, () => countReady(preload, setIds));
  const isReady = share === 100;
  const isLong = useIsLongWait(!isReady);
  const canRetry = !isReady && (hasFailed || isLong);
  return (
    <div className={styles.ready}>
      <VolumeControl />
      <div role="status" className={styles.ready}>
        {hasFailed && !isReady && <p className="c-amber">{t('failed')}</p>}
        <p className="num">{isReady ? t('loaded') : t('loadingSome', { share, ready, count: setIds.length })}</p>
        {!isReady && <Bar done={share} all={100} />}
        {!isReady && <p className="meta">{t(isLong && !hasFailed ? 'loadingLong' : 'loadingHint')}</p>}
      </div>
      <div className={styles.acts}>
        <Button variant="filled" size="lg" className={className} disabled={!isReady} onClick={onStart}>
          {label}
        </Button>
        {canRetry && (
          <Button size="lg" onClick={() => preload.retry()}>
            {t('tryNow')}
          </Button>
        )}
        {hasFailed && !isReady && (
          <Button size="lg" variant="quiet" onClick={onStart}>
            {t('startWithout')}
          </Button>
        )}
      </div>
    </div>
  );
};
