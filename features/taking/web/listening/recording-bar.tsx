import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { PauseIcon, PlayIcon, RetryIcon, useAccountTranslation, useIsLongWait, useTranslation } from '@inkstone/ui';
import type { Sound } from './sound.ts';
import type { ListeningServices } from './audio-player.ts';
import { messages } from './messages.ts';
import { SeekBar, ProgressBar } from './progress-bar.tsx';
import { useLoadState, useRecordingView } from './use-recording-view.ts';
import styles from './listening.module.css';

interface RecordingBarProps {
  listening: ListeningServices;
  sound: Sound;
  /** Playback speed in percent; 100 is as recorded. */
  percent: number;
  /** True where it starts automatically. */
  startsItself: boolean;
}

/** The controls of a recording or clip beside its questions: play, pause and replay as far as allowed. */
export const RecordingBar = ({ listening, sound, percent, startsItself }: RecordingBarProps) => {
  const [t, tAccount] = [useTranslation(messages), useAccountTranslation(messages)];
  const { player, preloader } = listening;
  const { key, setId, questionId } = sound;
  const view = useRecordingView(player, key);
  const loaded = useLoadState(preloader, setId);
  const isReady = loaded.is === 'ready';
  const isClip = questionId !== null;
  // Starts playing once it is loaded.
  useEffect(() => {
    if (isReady && startsItself) player.play(key);
  }, [player, isReady, key, startsItself]);
  const { playsLeft } = view;
  const plays = () => {
    if (playsLeft === null) return null;
    return playsLeft === 0 ? t('noPlaysLeft') : t('playsLeft', { count: playsLeft });
  };
  const loadingWords = () => {
    if (isReady) return null;
    if (loaded.heldByTest) return tAccount('held', { title: loaded.heldByTest });
    if (loaded.is === 'failed') return tAccount('failed');
    return tAccount('loading', { share: loaded.all > 0 ? Math.floor((100 * loaded.bytes) / loaded.all) : 0 });
  };
  return (
    <section
      className={isClip ? `${styles.bar} ${styles.ofClip}` : styles.bar}
      aria-label={t(isClip ? 'clip' : 'recording')}
    >
      <PlayButton listening={listening} sound={sound} isReady={isReady} />
      {view.maySeek ? <SeekBar view={view} onSeek={(to) => player.seek(key, to)} /> : <ProgressBar view={view} />}
      <p className={`${styles.facts} meta num`} role="status">
        {[
          isClip ? t('clip') : null,
          loadingWords(),
          view.is === 'broken' ? tAccount('broken') : null,
          view.is === 'blocked' ? tAccount('blocked') : null,
          plays(),
          percent === 100 ? null : t('speed', { percent }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </section>
  );
};

const PlayButton = ({
  listening,
  sound,
  isReady,
}: {
  listening: ListeningServices;
  sound: Sound;
  isReady: boolean;
}) => {
  const [t, tAccount] = [useTranslation(messages), useAccountTranslation(messages)];
  const { player, preloader } = listening;
  const { key, setId } = sound;
  const view = useRecordingView(player, key);
  const play = sound.questionId === null ? 'play' : 'playClip';
  const isLong = useIsLongWait(!isReady);
  if (!isReady) {
    const canRetry = isLong || preloader.get(setId).is === 'failed';
    return (
      <Button onClick={() => preloader.retry()} disabled={!canRetry}>
        {canRetry ? tAccount('tryNow') : t(play)}
      </Button>
    );
  }
  if ((view.is === 'playing' || view.is === 'starting') && view.mayPause) {
    return (
      <Button leftSection={<PauseIcon />} onClick={() => player.pause(key)}>
        {t('pause')}
      </Button>
    );
  }
  if (view.is === 'ended') {
    return (
      <Button leftSection={<RetryIcon />} disabled={view.playsLeft === 0} onClick={() => player.replay(key)}>
        {t('again')}
      </Button>
    );
  }
  return (
    <Button leftSection={<PlayIcon />} disabled={view.is === 'playing'} onClick={() => player.play(key)}>
      {t(view.is === 'paused' || view.is === 'blocked' ? 'goOn' : play)}
    </Button>
  );
};
