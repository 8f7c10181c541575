import { StimulusView } from '@inkstone/bank/web';
import { LateNote } from '@inkstone/exam/late-note';
import { MarkView, AnnotatedRecording } from '@inkstone/marking/web';
import { RichText, useTranslation } from '@inkstone/ui';
import { partMessages } from '../../messages.ts';
import type { ReportedQuestion } from '../../document/attempt-report-data.ts';
import { getModelAnswer } from '../../document/skill-tasks.ts';
import styles from './skills.module.css';

interface TaskProps {
  question: ReportedQuestion;
}

/** The task with its stimulus. */
export const TaskPrompt = ({ question: { prompt, stimulus } }: TaskProps) => {
  const t = useTranslation(partMessages);
  const text =
    typeof prompt === 'object' && prompt !== null && 'text' in prompt && typeof prompt.text === 'string'
      ? prompt.text
      : '';
  return (
    <div role="group" className={styles.block} aria-label={t('asked')}>
      <StimulusView stimulus={stimulus} />
      <div lang="en">
        <RichText html={text} />
      </div>
    </div>
  );
};

/** The recordings of an answer, with the marker's timed notes. */
export const Recordings = ({ question: { recordings, mark, number } }: TaskProps) => {
  const t = useTranslation(partMessages);
  if (recordings.length === 0) return <p className="meta">{t('nothingRecorded')}</p>;
  return (
    <div className={styles.block}>
      {recordings.map((recording, index) => (
        <div key={recording.id} className={styles.block}>
          <AnnotatedRecording
            recording={recording}
            name={t('recordingOf', { number, part: index + 1 })}
            notes={mark?.notes ?? []}
          />
          <LateNote late={recording.late} />
        </div>
      ))}
    </div>
  );
};

/** The marker's feedback on a spoken answer, without its recordings. */
export const MarkerFeedback = ({ question: { mark, number } }: TaskProps) => {
  const t = useTranslation(partMessages);
  if (!mark) return <p className="meta">{t('notMarked')}</p>;
  return (
    <MarkView
      mark={mark}
      rubric={mark.rubric}
      pointsMost={mark.pointsMost}
      value={null}
      recordings={[]}
      files={[]}
      answer={{ answerId: mark.answerId, number }}
    />
  );
};

/** The model answer and the explanation. */
export const ModelAnswer = ({ question }: TaskProps) => {
  const t = useTranslation(partMessages);
  const html = getModelAnswer(question);
  return html === '' ? (
    <p className="meta">{t('noModel')}</p>
  ) : (
    <div lang="en">
      <RichText serif html={html} />
    </div>
  );
};
