import { lazyWithRetry, useTranslation } from '@inkstone/ui';
import { selfMarkMessages } from '../../messages.ts';
import { scoreText, type ReportedQuestion } from '../report/report-of.ts';
import { useSelfMarks } from './self-marks.ts';
import styles from './self-marking.module.css';

const Field = lazyWithRetry(async () => (await import('./self-mark-field.tsx')).SelfMarkField);

/** What the student gives this answer; the teacher reads it. Nothing where the work does not ask for it. */
export const SelfMark = ({ question }: { question: Pick<ReportedQuestion, 'questId' | 'possible'> }) => {
  const t = useTranslation(selfMarkMessages);
  const own = useSelfMarks();
  if (!own) return null;
  const points = own.marks.get(question.questId);
  if (own.isOwn) {
    return (
      <Field possible={question.possible} points={points} onGive={(to: number) => own.give(question.questId, to)} />
    );
  }
  return points === undefined ? null : (
    <p className={styles.theirs}>
      {t('ofTheirs', { earned: scoreText(points), possible: scoreText(question.possible) })}
    </p>
  );
};
