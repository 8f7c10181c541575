import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { PauseIcon, PlayIcon, RetryIcon, useWords } from '@inkstone/ui';
import type { Sounds } from './sounds.ts';
import { messages } from './messages.ts';
import { Place, Progress } from './progress.tsx';
import { useLoaded, useView } from './use-view.ts';
import styles from './listening.module.css';

interface RecordingBarProps {
  listening: Sounds;
  setId: number;
  /** 100 is as it was recorded. */
  percent: number;
  /** True where it begins by itself when one comes to it. */
  startsItself: boolean;
}

/** A recording beside its questions: play, pause and again as far as the work allows. */
export const RecordingBar = ({ listening, setId, percent, startsItself }: RecordingBarProps) => {
  const t = useWords(messages);
  const { desk, preload } = listening;
  const view = useView(desk, setId);
  const loaded = useLoaded(preload, setId);
  const isReady = loaded.is === 'ready';
  // Meets the sound: it begins once it is here.
  useEffect(() => {
    if (isReady && startsItself) desk.play(setId);
  }, [desk, isReady, setId, startsItself]);
  const { playsLeft } = view;
  const plays = () => {
    if (playsLeft === null) return null;
    return playsLeft === 0 ? t('noPlaysLeft') : t('playsLeft', { count: playsLeft });
  };
  return (
    <section className={styles.bar} aria-label={t('recording')}>
      <Press listening={listening} setId={setId} isReady={isReady} />
      {view.maySeek ? <Place view={view} onSeek={(to) => desk.seek(setId, to)} /> : <Progress view={view} />}
      <p className={`${styles.facts} meta num`} role="status">
        {[
          loaded.is === 'failed' ? t('failed') : null,
          view.is === 'broken' ? t('broken') : null,
          view.is === 'blocked' ? t('blocked') : null,
          plays(),
          percent === 100 ? null : t('speed', { percent }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </section>
  );
};

const Press = ({ listening, setId, isReady }: { listening: Sounds; setId: number; isReady: boolean }) => {
  const t = useWords(messages);
  const { desk, preload } = listening;
  const view = useView(desk, setId);
  if (!isReady) {
    return (
      <Button onClick={() => preload.retry()} disabled={preload.of(setId).is !== 'failed'}>
        {t(preload.of(setId).is === 'failed' ? 'tryNow' : 'play')}
      </Button>
    );
  }
  if ((view.is === 'playing' || view.is === 'starting') && view.mayPause) {
    return (
      <Button leftSection={<PauseIcon />} onClick={() => desk.pause(setId)}>
        {t('pause')}
      </Button>
    );
  }
  if (view.is === 'ended') {
    return (
      <Button leftSection={<RetryIcon />} disabled={view.playsLeft === 0} onClick={() => desk.again(setId)}>
        {t('again')}
      </Button>
    );
  }
  return (
    <Button leftSection={<PlayIcon />} disabled={view.is === 'playing'} onClick={() => desk.play(setId)}>
      {t(view.is === 'paused' || view.is === 'blocked' ? 'goOn' : 'play')}
    </Button>
  );
};
