import { Button } from '@mantine/core';
import { Suspense, useEffect } from 'react';
import { AccountLanguage, HeadphonesIcon, PlayIcon, RichText, useIsLongWait, useTranslation } from '@inkstone/ui';
import type { Sound } from './sound.ts';
import type { ListeningServices } from './audio-player.ts';
import type { SetRecord } from '../attempt-session/question-context.ts';
import { messages } from './messages.ts';
import { ScenePicture } from './scene.lazy.ts';
import { ProgressBar } from './progress-bar.tsx';
import { useLoadState, useRecordingView } from './use-recording-view.ts';
import styles from './listening.module.css';

interface RecordingScreenProps {
  listening: ListeningServices;
  set: SetRecord;
  /** The recording of the set, or the clip of one of its questions. */
  sound: Sound;
  /** Whether the caption is shown while it plays; never a reading passage. */
  hasCaption: boolean;
  /** Whether the speakers and the place are drawn where the set has no picture of its own. */
  hasScene: boolean;
}

/**
 * A recording or clip on its own screen, as in the real exam: it starts automatically and cannot be paused; the
 * question follows.
 */
export const RecordingScreen = ({ listening, set, sound, hasCaption, hasScene }: RecordingScreenProps) => {
  const t = useTranslation(messages);
  const { player, preloader } = listening;
  const { key } = sound;
  const isClip = sound.questionId !== null;
  const view = useRecordingView(player, key);
  const { is } = useLoadState(preloader, set.id);
  const picture = set.stimulus.files?.find(({ mime }) => mime.startsWith('image/'));
  // Starts playing once it is loaded.
  useEffect(() => {
    if (is === 'ready') player.play(key);
  }, [player, is, key]);
  return (
    <section className={styles.screen} aria-label={t('recording')}>
      <div className={styles.picture}>
        {picture ? <img src={picture.url} alt="" /> : <DrawnPicture set={set} hasScene={hasScene} />}
      </div>
      <h2 tabIndex={-1}>{t(isClip ? 'listenAgain' : 'listen')}</h2>
      {hasCaption && set.stimulus.html && <RichText html={set.stimulus.html} />}
      <ProgressBar view={view} />
      <p className="meta">{t(isClip ? 'clipHint' : 'listenHint')}</p>
      <AccountLanguage>
        <Trouble listening={listening} sound={sound} />
      </AccountLanguage>
    </section>
  );
};

/** Who speaks and where; without a scene the sign for listening. */
const DrawnPicture = ({ set, hasScene }: Pick<RecordingScreenProps, 'set' | 'hasScene'>) =>
  hasScene ? (
    <Suspense>
      <ScenePicture scene={set.stimulus.scene} seed={String(set.id)} />
    </Suspense>
  ) : (
    <HeadphonesIcon />
  );

/** Why a recording cannot be played, and what can be done. */
const Trouble = ({ listening, sound: { key, setId } }: { listening: ListeningServices; sound: Sound }) => {
  const t = useTranslation(messages);
  const { player, preloader } = listening;
  const view = useRecordingView(player, key);
  const { is, bytes, all, heldByTest } = useLoadState(preloader, setId);
  const isBroken = view.is === 'broken';
  const isLong = useIsLongWait(is !== 'ready');
  if (view.is === 'blocked') {
    return (
      <div className={styles.trouble} role="alert">
        <p>{t('blocked')}</p>
        <Button variant="filled" leftSection={<PlayIcon />} onClick={() => player.play(key)}>
          {t(view.at > 0 ? 'goOn' : 'play')}
        </Button>
      </div>
    );
  }
  if (is === 'failed' || isBroken) {
    return (
      <div className={styles.trouble} role="alert">
        <p>{heldByTest ? t('held', { title: heldByTest }) : t(isBroken ? 'broken' : 'failed')}</p>
        <Button onClick={() => (isBroken ? player.play(key) : preloader.retry())}>{t('tryNow')}</Button>
        <Button onClick={() => player.skip(key)}>{t('without')}</Button>
      </div>
    );
  }
  if (is === 'ready') return null;
  return (
    <div className={styles.trouble}>
      <p className="meta num" role="status">
        {t('loading', { share: all > 0 ? Math.floor((100 * bytes) / all) : 0 })}
      </p>
      {isLong && <Button onClick={() => preloader.retry()}>{t('tryNow')}</Button>}
    </div>
  );
};
