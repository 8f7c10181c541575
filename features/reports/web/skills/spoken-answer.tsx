import { StimulusView } from '@inkstone/bank/web';
import { LateNote } from '@inkstone/exam/late-note';
import { MarkShown, RecordingHeard } from '@inkstone/marking/web';
import { RichText, useTranslation } from '@inkstone/ui';
import { partMessages } from '../../messages.ts';
import type { ReportedQuestion } from '../report/report-of.ts';
import { modelOf } from '../report/skill-tasks.ts';
import styles from './skills.module.css';

interface TaskProps {
  question: ReportedQuestion;
}

/** What was asked: the task and what was read or heard before it. */
export const Asked = ({ question: { prompt, stimulus } }: TaskProps) => {
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

/** The recordings of an answer, part by part, with the marker's notes at their times. */
export const Recordings = ({ question: { recordings, mark, number } }: TaskProps) => {
  const t = useTranslation(partMessages);
  if (recordings.length === 0) return <p className="meta">{t('nothingRecorded')}</p>;
  return (
    <div className={styles.block}>
      {recordings.map((recording, index) => (
        <div key={recording.id} className={styles.block}>
          <RecordingHeard
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

/** What the marker says of a spoken answer, without its recordings. */
export const Said = ({ question: { mark, number } }: TaskProps) => {
  const t = useTranslation(partMessages);
  if (!mark) return <p className="meta">{t('notMarked')}</p>;
  return (
    <MarkShown
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

/** A good answer written out, and the explanation. */
export const Model = ({ question }: TaskProps) => {
  const t = useTranslation(partMessages);
  const html = modelOf(question);
  return html === '' ? (
    <p className="meta">{t('noModel')}</p>
  ) : (
    <div lang="en">
      <RichText serif html={html} />
    </div>
  );
};
