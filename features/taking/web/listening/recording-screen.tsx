import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { HeadphonesIcon, PlayIcon, RichText, useWords } from '@inkstone/ui';
import type { Sounds } from './sounds.ts';
import type { SetRecord } from '../place/place-in-exam.ts';
import { messages } from './messages.ts';
import { Progress } from './progress.tsx';
import { useLoaded, useView } from './use-view.ts';
import styles from './listening.module.css';

interface RecordingScreenProps {
  listening: Sounds;
  set: SetRecord;
  /** What may be seen while it plays: never the text that was read before. */
  hasCaption: boolean;
}

/** A recording by itself, as in the real exam: it begins by itself, is never paused, and its questions come afterwards. */
export const RecordingScreen = ({ listening, set, hasCaption }: RecordingScreenProps) => {
  const t = useWords(messages);
  const { desk, preload } = listening;
  const view = useView(desk, set.id);
  const { is } = useLoaded(preload, set.id);
  const picture = set.stimulus.files?.find(({ mime }) => mime.startsWith('image/'));
  // Meets the sound: it begins once it is here, and stops when this page goes.
  useEffect(() => {
    if (is === 'ready') desk.play(set.id);
  }, [desk, is, set.id]);
  return (
    <section className={styles.screen} aria-label={t('recording')}>
      <div className={styles.picture}>{picture ? <img src={picture.url} alt="" /> : <HeadphonesIcon />}</div>
      <h2 tabIndex={-1}>{t('listen')}</h2>
      {hasCaption && set.stimulus.html && <RichText html={set.stimulus.html} />}
      <Progress view={view} />
      <p className="meta">{t('listenHint')}</p>
      <Trouble listening={listening} setId={set.id} />
    </section>
  );
};

/** What keeps a recording from being heard, and what can be done. */
const Trouble = ({ listening, setId }: { listening: Sounds; setId: number }) => {
  const t = useWords(messages);
  const { desk, preload } = listening;
  const view = useView(desk, setId);
  const { is, bytes, all } = useLoaded(preload, setId);
  const isBroken = view.is === 'broken';
  if (view.is === 'blocked') {
    return (
      <div className={styles.trouble} role="alert">
        <p>{t('blocked')}</p>
        <Button variant="filled" leftSection={<PlayIcon />} onClick={() => desk.play(setId)}>
          {t(view.at > 0 ? 'goOn' : 'play')}
        </Button>
      </div>
    );
  }
  if (is === 'failed' || isBroken) {
    return (
      <div className={styles.trouble} role="alert">
        <p>{t(isBroken ? 'broken' : 'failed')}</p>
        <Button onClick={() => (isBroken ? desk.play(setId) : preload.retry())}>{t('tryNow')}</Button>
        <Button onClick={() => desk.giveUp(setId)}>{t('without')}</Button>
      </div>
    );
  }
  if (is === 'ready') return null;
  return (
    <p className="meta num" role="status">
      {t('loading', { share: all > 0 ? Math.floor((100 * bytes) / all) : 0 })}
    </p>
  );
};
