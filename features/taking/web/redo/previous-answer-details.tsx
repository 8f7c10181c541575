import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import type { PageKind } from '@inkstone/exam/assignment-kinds';
import { toFileAnswer } from '@inkstone/exam/handed';
import { MarkView, AnnotatedRecording } from '@inkstone/marking/web';
import { getMyHomeworkReport, getMyTestReport } from '@inkstone/reports/contract';
import { useTranslation } from '@inkstone/ui';
import { previousAnswerMessages } from '../../messages.ts';
import styles from './previous-answer-details.module.css';

type ReportedQuestion = CallOutput<typeof getMyHomeworkReport>['questions'][number];

const reportCalls = { test: getMyTestReport, homework: getMyHomeworkReport } as const;

interface PreviousAnswerDetailsProps {
  kind: PageKind;
  assignmentId: number;
  questionId: number;
}

/** The student's previous answer to a question of a redo with its mark, once its report is open. */
export const PreviousAnswerDetails = (props: PreviousAnswerDetailsProps) => {
  const { kind, assignmentId } = props;
  const first = useApiQuery(reportCalls[kind], { id: assignmentId });
  if (!first.data) return null;
  return <NewestAnswer {...props} attempts={first.data.attempts.map(({ attemptId }) => attemptId)} />;
};

/** The newest of the attempts (oldest first) that contains the question and has an open report. */
const NewestAnswer = ({ attempts, ...props }: PreviousAnswerDetailsProps & { attempts: readonly number[] }) => {
  const { kind, assignmentId, questionId } = props;
  const attempt = attempts.at(-1);
  const query = useApiQuery(reportCalls[kind], { id: assignmentId, attempt }, { enabled: attempt !== undefined });
  if (attempt === undefined || query.isPending) return null;
  const question = query.data?.questions.find((candidate) => candidate.questionId === questionId);
  return question ? (
    <AnswerDetails question={question} />
  ) : (
    <NewestAnswer {...props} attempts={attempts.slice(0, -1)} />
  );
};

const AnswerDetails = ({ question }: { question: ReportedQuestion }) => {
  const t = useTranslation(previousAnswerMessages);
  const { mark, overtime, recordings, files, number } = question;
  const value = mark?.scoresOvertime && overtime ? overtime.value : question.value;
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
          <AnnotatedRecording
            key={recording.id}
            recording={recording}
            name={t('recording', { number: index + 1 })}
            notes={notes}
          />
        ))}
        {mark ? (
          <MarkView
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
