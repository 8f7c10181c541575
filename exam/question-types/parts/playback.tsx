import { useState, type SyntheticEvent } from 'react';
import { DownloadIcon, useWords } from '@inkstone/ui';
import type { Whose } from '../views-contract.ts';
import { LateNote } from './late/late-note.tsx';
import { useRecordingSources, type RecordingSource } from './recorder-context.tsx';
import { recorderWords } from './recorder/messages.ts';
import styles from './speaking.module.css';

interface PlaybackProps {
  recordings: readonly string[];
  whose: Whose;
}

/** The parts of a recorded answer in order, each to be heard by itself. */
export const Playback = ({ recordings, whose }: PlaybackProps) => {
  const t = useWords(recorderWords);
  const parts = useRecordingSources(recordings);
  if (parts.length === 0) return null;
  const count = parts.length;
  return (
    <div
      role="group"
      className={styles.playback}
      aria-label={t(whose === 'own' ? 'yourRecording' : 'studentRecording')}
    >
      <p className="small strong">{t(whose === 'own' ? 'yourRecording' : 'studentRecording')}</p>
      <ol>
        {parts.map(({ id, ...source }, index) => (
          <li key={id}>
            {count > 1 && <small>{t('part', { number: index + 1, count })}</small>}
            <Sound source={source} name={t('part', { number: index + 1, count })} />
            <LateNote late={source.late} />
          </li>
        ))}
      </ol>
    </div>
  );
};

/** A recorder does not write down how long a recording is: going to its end finds out. */
const measure = ({ currentTarget: audio }: SyntheticEvent<HTMLAudioElement>) => {
  if (Number.isFinite(audio.duration)) return;
  const back = () => {
    audio.currentTime = 0;
  };
  audio.addEventListener('timeupdate', back, { once: true });
  audio.currentTime = Number.MAX_SAFE_INTEGER;
};

/** One recording; a browser that cannot play it says so and offers the download. */
const Sound = ({ source, name }: { source: RecordingSource; name: string }) => {
  const t = useWords(recorderWords);
  const [isBroken, setBroken] = useState(false);
  const { url } = source;
  if (url === null) return <p className={styles.missing}>{t('notArrived')}</p>;
  return (
    <>
      {/* What a student said in an exam has no captions. */}
      <audio
        controls
        preload="metadata"
        src={url}
        aria-label={name}
        onLoadedMetadata={measure}
        onError={() => setBroken(true)}
      >
        <track kind="captions" />
      </audio>
      {isBroken && (
        <p className={styles.missing}>
          {t('cannotPlay')}{' '}
          <a href={url} download>
            <DownloadIcon /> {t('download')}
          </a>
        </p>
      )}
    </>
  );
};
