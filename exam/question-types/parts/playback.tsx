import { SoundPlayer, useLanguage, useTranslation } from '@inkstone/ui';
import { dayText } from '@inkstone/ui/time';
import type { ReviewPerspective } from '../views-contract.ts';
import { LateNote } from './late/late-note.tsx';
import { useRecordingSources, type RecordingSource } from './recorder-context.tsx';
import { recorderMessages } from './recorder/messages.ts';
import styles from './speaking.module.css';

interface PlaybackProps {
  recordings: readonly string[];
  whose: ReviewPerspective;
}

/** The recordings of an answer in order, each with its own player. */
export const Playback = ({ recordings, whose }: PlaybackProps) => {
  const t = useTranslation(recorderMessages);
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
            <RecordingPlayer source={source} name={t('part', { number: index + 1, count })} />
            <LateNote late={source.late} />
          </li>
        ))}
      </ol>
    </div>
  );
};

/** One recording, or a note that it has not arrived or was removed. */
const RecordingPlayer = ({ source: { url, removedAt }, name }: { source: RecordingSource; name: string }) => {
  const t = useTranslation(recorderMessages);
  const language = useLanguage();
  if (url !== null) return <SoundPlayer url={url} name={name} />;
  const removed = removedAt ? t('removed', { day: dayText(removedAt, language) }) : null;
  return <p className={styles.missing}>{removed ?? t('notArrived')}</p>;
};

/** The student's own recordings before submission; nothing where they cannot be played here. */
export const OwnRecording = ({ recordings }: { recordings: readonly string[] }) => {
  const t = useTranslation(recorderMessages);
  const parts = useRecordingSources(recordings).filter(({ url }) => url !== null);
  if (parts.length === 0) return null;
  return (
    <div role="group" className={styles.playback} aria-label={t('listenBack')}>
      <p className="small strong">{t('listenBack')}</p>
      <ol>
        {parts.map(({ id, ...source }, index) => (
          <li key={id}>
            <RecordingPlayer source={source} name={t('part', { number: index + 1, count: parts.length })} />
          </li>
        ))}
      </ol>
    </div>
  );
};
