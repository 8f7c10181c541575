import { RichText, useWords } from '@inkstone/ui';
import type { Stimulus } from '../contract.ts';
import { messages } from '../messages.ts';
import styles from './question.module.css';

const File = ({ file, number }: { file: Stimulus['files'][number]; number: number }) => {
  const t = useWords(messages);
  if (file.mime.startsWith('image/')) {
    return <img className={styles.picture} src={file.url} alt={t('picture', { number })} />;
  }
  if (file.mime.startsWith('audio/') || file.mime.startsWith('video/')) {
    // What is said stands below as the transcript.
    return (
      <audio className={styles.audio} controls preload="metadata" src={file.url} aria-label={t('recording')}>
        <track kind="captions" />
      </audio>
    );
  }
  return (
    <a href={file.url} target="_blank" rel="noreferrer">
      {t('openFile')}
    </a>
  );
};

/** What the questions of a set are about: passage, recording, pictures; nothing where there is none. */
export const StimulusView = ({ stimulus }: { stimulus: Stimulus }) => {
  if (stimulus.kind === 'none') return null;
  return (
    <div className={styles.stimulus} lang="en">
      {stimulus.files.map((file, index) => (
        <File key={file.id} file={file} number={index + 1} />
      ))}
      {stimulus.html !== '' && <RichText serif html={stimulus.html} />}
    </div>
  );
};
