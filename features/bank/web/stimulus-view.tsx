import { StimulusText } from '@inkstone/exam/stimulus-text';
import { RichText, SoundPlayer, useTranslation } from '@inkstone/ui';
import type { Stimulus } from '../contract.ts';
import { markEvidence } from '@inkstone/exam/evidence';
import { bankMessages } from '../messages.ts';
import type { QuestionViewMode } from './question-card.tsx';
import { isRecording } from './recording.ts';
import styles from './question.module.css';

const File = ({ file, number }: { file: Stimulus['files'][number]; number: number }) => {
  const t = useTranslation(bankMessages);
  if (file.mime.startsWith('image/')) {
    return <img className={styles.picture} src={file.url} alt={t('picture', { number })} />;
  }
  if (isRecording(file)) {
    return <SoundPlayer url={file.url} name={t('recording')} />;
  }
  return (
    <a href={file.url} target="_blank" rel="noreferrer">
      {file.name ?? t('openFile')}
    </a>
  );
};

interface StimulusViewProps {
  stimulus: Stimulus;
  look?: QuestionViewMode;
  /** Quotes that are marked in passage and transcript. */
  evidence?: readonly string[];
}

const noQuotes: readonly string[] = [];

/** The stimulus of a set: passage, pictures, recording with its transcript (which students see only in the report). */
export const StimulusView = ({ stimulus, look: view = 'keys', evidence = noQuotes }: StimulusViewProps) => {
  const t = useTranslation(bankMessages);
  const { kind, html, files, transcript, look, scene } = stimulus;
  if (kind === 'none') return null;
  return (
    <div className={styles.stimulus} lang="en">
      {files.map((file, index) => (
        <File key={file.id} file={file} number={index + 1} />
      ))}
      {html && <StimulusText hasGlossary html={markEvidence(html, evidence)} look={look} scene={scene} />}
      {transcript && view === 'keys' && (
        <details className={styles.transcript}>
          <summary>{t('transcript')}</summary>
          <RichText serif html={markEvidence(transcript, evidence)} />
        </details>
      )}
    </div>
  );
};
