import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { HeadphonesIcon, PlayIcon, RichText, useIsLongWait, useTranslation } from '@inkstone/ui';
import type { Sound } from './sound.ts';
import type { Sounds } from './sounds.ts';
import type { SetRecord } from '../place/place-in-exam.ts';
import { messages } from './messages.ts';
import { Progress } from './progress.tsx';
import { useLoaded, useView } from './use-view.ts';
import styles from './listening.module.css';

interface RecordingScreenProps {
  listening: Sounds;
  set: SetRecord;
  /** Its recording, or the clip that a question of it plays again. */
  sound: Sound;
  /** What may be seen while it plays: never the text that was read before. */
  hasCaption: boolean;
}

/** A recording or a clip by itself, as in the real exam: it begins by itself, is never paused, and what is asked comes afterwards. */
export const RecordingScreen = ({ listening, set, sound, hasCaption }: RecordingScreenProps) => {
  const t = useTranslation(messages);
  const { desk, preload } = listening;
  const { key } = sound;
  const isClip = sound.questionId !== null;
  const view = useView(desk, key);
  const { is } = useLoaded(preload, set.id);
  const picture = set.stimulus.files?.find(({ mime }) => mime.startsWith('image/'));
  // Meets the sound: it begins once it is here, and stops when this page goes.
  useEffect(() => {
    if (is === 'ready') desk.play(key);
  }, [desk, is, key]);
  return (
    <section className={styles.screen} aria-label={t('recording')}>
      <div className={styles.picture}>{picture ? <img src={picture.url} alt="" /> : <HeadphonesIcon />}</div>
      <h2 tabIndex={-1}>{t(isClip ? 'listenAgain' : 'listen')}</h2>
      {hasCaption && set.stimulus.html && <RichText html={set.stimulus.html} />}
      <Progress view={view} />
      <p className="meta">{t(isClip ? 'clipHint' : 'listenHint')}</p>
      <Trouble listening={listening} sound={sound} />
    </section>
  );
};

/** What keeps a recording from being heard, and what can be done. */
const Trouble = ({ listening, sound: { key, setId } }: { listening: Sounds; sound: Sound }) => {
  const t = useTranslation(messages);
  const { desk, preload } = listening;
  const view = useView(desk, key);
  const { is, bytes, all } = useLoaded(preload, setId);
  const isBroken = view.is === 'broken';
  const isLong = useIsLongWait(is !== 'ready');
  if (view.is === 'blocked') {
    return (
      <div className={styles.trouble} role="alert">
        <p>{t('blocked')}</p>
        <Button variant="filled" leftSection={<PlayIcon />} onClick={() => desk.play(key)}>
          {t(view.at > 0 ? 'goOn' : 'play')}
        </Button>
      </div>
    );
  }
  if (is === 'failed' || isBroken) {
    return (
      <div className={styles.trouble} role="alert">
        <p>{t(isBroken ? 'broken' : 'failed')}</p>
        <Button onClick={() => (isBroken ? desk.play(key) : preload.retry())}>{t('tryNow')}</Button>
        <Button onClick={() => desk.giveUp(key)}>{t('without')}</Button>
      </div>
    );
  }
  if (is === 'ready') return null;
  return (
    <div className={styles.trouble}>
      <p className="meta num" role="status">
        {t('loading', { share: all > 0 ? Math.floor((100 * bytes) / all) : 0 })}
      </p>
      {isLong && <Button onClick={() => preload.retry()}>{t('tryNow')}</Button>}
    </div>
  );
};
