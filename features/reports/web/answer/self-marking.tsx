import { useMemo, useState, type ReactNode } from 'react';
import { getErrorMessage, useApiMutation } from '@inkstone/call/web';
import { saveSelfMarks } from '@inkstone/taking/contract';
import { toastError, Section, Ticks, useTranslation } from '@inkstone/ui';
import { selfMarkMessages } from '../../messages.ts';
import { scoreText, type AttemptReportData } from '../../document/attempt-report-data.ts';
import { SelfMarksContext, useSelfMarks } from './self-mark.tsx';
import styles from './self-marking.module.css';

interface SelfMarkingProps {
  report: AttemptReportData;
  isOwn: boolean;
  children: ReactNode;
}

/** Provides self-marking to the questions of an assignment that has it, and saves each mark. */
export const SelfMarking = ({ report, isOwn, children }: SelfMarkingProps) => {
  const t = useTranslation(selfMarkMessages);
  const { attemptId, questions } = report;
  const { mutateAsync } = useApiMutation(saveSelfMarks);
  const [givenMarks, setGiven] = useState<ReadonlyMap<number, number>>(new Map());
  const value = useMemo(() => {
    const storedMarks = questions.flatMap((question): [number, number][] =>
      question.selfMark === null ? [] : [[question.questionId, question.selfMark]],
    );
    const setPoints = (questionId: number, points: number): void => {
      setGiven((before) => new Map(before).set(questionId, points));
      const marks = [{ questionId, earned: Math.round(points * 100) }];
      mutateAsync({ attemptId, marks }).catch((error: unknown) => {
        setGiven((before) => new Map([...before].filter(([id]) => id !== questionId)));
        toastError(t('notKept'), getErrorMessage(error));
      });
    };
    return { isOwn, marks: new Map([...storedMarks, ...givenMarks]), setPoints };
  }, [attemptId, givenMarks, isOwn, mutateAsync, questions, t]);
  return (
    <SelfMarksContext value={value}>
      <SelfMarkSummary questions={questions} />
      {children}
    </SelfMarksContext>
  );
};

/** Progress and sum of the self-marks. */
const SelfMarkSummary = ({ questions }: { questions: AttemptReportData['questions'] }) => {
  const t = useTranslation(selfMarkMessages);
  const own = useSelfMarks();
  if (!own) return null;
  const { isOwn, marks } = own;
  const earned = scoreText([...marks.values()].reduce((sum, points) => sum + points, 0));
  const most = questions
    .filter(({ questionId }) => marks.has(questionId))
    .reduce((sum, question) => sum + question.possible, 0);
  const values = { earned, possible: scoreText(most), count: most };
  return (
    <div>
      <Section title={t(isOwn ? 'title' : 'titleTaught')}>
        <div className={styles.standing}>
          {isOwn && <p>{t('how')}</p>}
          <p className="num" role="status">
            <Ticks done={marks.size} all={questions.length} size="small" />
            <b>{t('markedOf', { done: marks.size, all: questions.length })}</b>
            <span className="dim">{marks.size === 0 ? t('noneYet') : t(isOwn ? 'givesSelf' : 'gaveSelf', values)}</span>
          </p>
        </div>
      </Section>
    </div>
  );
};
