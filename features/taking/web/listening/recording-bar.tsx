import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { PauseIcon, PlayIcon, RetryIcon, useIsLongWait, useTranslation } from '@inkstone/ui';
import type { Sound } from './sound.ts';
import type { Sounds } from './sounds.ts';
import { messages } from './messages.ts';
import { Place, Progress } from './progress.tsx';
import { useLoaded, useView } from './use-view.ts';
import styles from './listening.module.css';

interface RecordingBarProps {
  listening: Sounds;
  sound: Sound;
  /** 100 is as it was recorded. */
  percent: number;
  /** True where it begins by itself when one comes to it. */
  startsItself: boolean;
}

/** A recording beside its questions, or a clip beside its own: play, pause and again as far as the work allows. */
export const RecordingBar = ({ listening, sound, percent, startsItself }: RecordingBarProps) => {
  const t = useTranslation(messages);
  const { desk, preload } = listening;
  const { key, setId, questionId } = sound;
  const view = useView(desk, key);
  const loaded = useLoaded(preload, setId);
  const isReady = loaded.is === 'ready';
  const isClip = questionId !== null;
  // Meets the sound: it begins once it is here.
  useEffect(() => {
    if (isReady && startsItself) desk.play(key);
  }, [desk, isReady, key, startsItself]);
  const { playsLeft } = view;
  const plays = () => {
    if (playsLeft === null) return null;
    return playsLeft === 0 ? t('noPlaysLeft') : t('playsLeft', { count: playsLeft });
  };
  const loadingWords = () => {
    if (isReady) return null;
    if (loaded.is === 'failed') return t('failed');
    return t('loading', { share: loaded.all > 0 ? Math.floor((100 * loaded.bytes) / loaded.all) : 0 });
  };
  return (
    <section
      className={isClip ? `${styles.bar} ${styles.ofClip}` : styles.bar}
      aria-label={t(isClip ? 'clip' : 'recording')}
    >
      <Press listening={listening} sound={sound} isReady={isReady} />
      {view.maySeek ? <Place view={view} onSeek={(to) => desk.seek(key, to)} /> : <Progress view={view} />}
      <p className={`${styles.facts} meta num`} role="status">
        {[
          isClip ? t('clip') : null,
          loadingWords(),
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

const Press = ({ listening, sound, isReady }: { listening: Sounds; sound: Sound; isReady: boolean }) => {
  const t = useTranslation(messages);
  const { desk, preload } = listening;
  const { key, setId } = sound;
  const view = useView(desk, key);
  const play = sound.questionId === null ? 'play' : 'playClip';
  const isLong = useIsLongWait(!isReady);
  if (!isReady) {
    const canRetry = isLong || preload.of(setId).is === 'failed';
    return (
      <Button onClick={() => preload.retry()} disabled={!canRetry}>
        {t(canRetry ? 'tryNow' : play)}
      </Button>
    );
  }
  if ((view.is === 'playing' || view.is === 'starting') && view.mayPause) {
    return (
      <Button leftSection={<PauseIcon />} onClick={() => desk.pause(key)}>
        {t('pause')}
      </Button>
    );
  }
  if (view.is === 'ended') {
    return (
      <Button leftSection={<RetryIcon />} disabled={view.playsLeft === 0} onClick={() => desk.again(key)}>
        {t('again')}
      </Button>
    );
  }
  return (
    <Button leftSection={<PlayIcon />} disabled={view.is === 'playing'} onClick={() => desk.play(key)}>
      {t(view.is === 'paused' || view.is === 'blocked' ? 'goOn' : play)}
    </Button>
  );
};
