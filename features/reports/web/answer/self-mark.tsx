import { lazyWithRetry, useTranslation } from '@inkstone/ui';
import { selfMarkMessages } from '../../messages.ts';
import { scoreText, type ReportedQuestion } from '../../document/attempt-report-data.ts';
import styles from './self-marking.module.css';
import { createContext, useContext } from 'react';

/** A student's self-marks of one report. */
export interface SelfMarks {
  /** True for the student, who may change them; teachers only read them. */
  isOwn: boolean;
  /** Points by question. */
  marks: ReadonlyMap<number, number>;
  setPoints(questionId: number, points: number): void;
}

/** The self-marks of the displayed report; null where the assignment has none. */
export const SelfMarksContext = createContext<SelfMarks | null>(null);

export const useSelfMarks = (): SelfMarks | null => useContext(SelfMarksContext);

const LazySelfMarkField = lazyWithRetry(async () => (await import('./self-mark-field.tsx')).SelfMarkField);

/** The student's own mark of this answer, read-only for teachers. Nothing where the assignment has no self-marking. */
export const SelfMark = ({ question }: { question: Pick<ReportedQuestion, 'questionId' | 'possible'> }) => {
  const t = useTranslation(selfMarkMessages);
  const own = useSelfMarks();
  if (!own) return null;
  const points = own.marks.get(question.questionId);
  if (own.isOwn) {
    return (
      <LazySelfMarkField
        possible={question.possible}
        points={points}
        onPoints={(to: number) => own.setPoints(question.questionId, to)}
      />
    );
  }
  return points === undefined ? null : (
    <p className={styles.theirs}>
      {t('ofTheirs', { earned: scoreText(points), possible: scoreText(question.possible) })}
    </p>
  );
};
