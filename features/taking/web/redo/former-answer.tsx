import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import { toFileAnswer } from '@inkstone/exam/handed';
import { MarkShown, RecordingHeard } from '@inkstone/marking/web';
import { homeworkReport, testReport } from '@inkstone/reports/contract';
import { useTranslation } from '@inkstone/ui';
import { formerWords } from '../../messages.ts';
import styles from './former.module.css';

type Reported = CallOutput<typeof homeworkReport>['questions'][number];

interface FormerAnswerProps {
  kind: 'test' | 'homework';
  assignmentId: number;
  questionId: number;
}

/** What the student answered last to a question that is done again, with its marks, once its report is open to her. */
export const FormerAnswer = (props: FormerAnswerProps) => {
  const { kind, assignmentId } = props;
  const first = useApiQuery(kind === 'test' ? testReport : homeworkReport, { id: assignmentId });
  if (!first.data) return null;
  return <NewestOf {...props} attempts={first.data.attempts.map(({ attemptId }) => attemptId)} />;
};

/** Of the sittings, oldest first, the newest that asked the question and whose report is open. */
const NewestOf = ({ attempts, ...props }: FormerAnswerProps & { attempts: readonly number[] }) => {
  const { kind, assignmentId, questionId } = props;
  const attempt = attempts.at(-1);
  const ask = useApiQuery(
    kind === 'test' ? testReport : homeworkReport,
    { id: assignmentId, attempt },
    { enabled: attempt !== undefined },
  );
  if (attempt === undefined || ask.isPending) return null;
  const question = ask.data?.questions.find(({ questId }) => questId === questionId);
  return question ? <Shown question={question} /> : <NewestOf {...props} attempts={attempts.slice(0, -1)} />;
};

const Shown = ({ question }: { question: Reported }) => {
  const t = useTranslation(formerWords);
  const { mark, value, recordings, files, number } = question;
  const text = typeof value === 'string' ? value : toFileAnswer(value).text;
  const notes = mark?.notes ?? [];
  if (value === null && !mark) return null;
  return (
    <details className={styles.former}>
      <summary>{t('title')}</summary>
      <div className={styles.said}>
        {text !== '' && !notes.some(({ place }) => place.on === 'text') && (
          <p className={styles.text} lang="">
            {text}
          </p>
        )}
        {recordings.map((recording, index) => (
          <RecordingHeard
            key={recording.id}
            recording={recording}
            name={t('recording', { number: index + 1 })}
            notes={notes}
          />
        ))}
        {mark ? (
          <MarkShown
            mark={mark}
            rubric={mark.rubric}
            pointsMost={mark.pointsMost}
            value={value}
            recordings={[]}
            files={files}
            answer={{ answerId: mark.answerId, number }}
          />
        ) : (
          <p className="meta">{t('unmarked')}</p>
        )}
      </div>
    </details>
  );
};
