import { useMemo, useState, type ReactNode } from 'react';
import { failureFrom, useApiMutation } from '@inkstone/call/web';
import { selfMark } from '@inkstone/taking/contract';
import { noticeFailed, Section, Ticks, useTranslation } from '@inkstone/ui';
import { selfMarkMessages } from '../../messages.ts';
import { scoreText, type ReportOf } from '../report/report-of.ts';
import { SelfMarksContext, useSelfMarks } from './self-marks.ts';
import styles from './self-marking.module.css';

interface SelfMarkingProps {
  report: ReportOf;
  isOwn: boolean;
  children: ReactNode;
}

/** Around the evidence of work that the student marks too: keeps each mark as it is given. */
export const SelfMarking = ({ report, isOwn, children }: SelfMarkingProps) =>
  report.selfMarking ? (
    <Marking report={report} isOwn={isOwn}>
      {children}
    </Marking>
  ) : (
    children
  );

const Marking = ({ report, isOwn, children }: SelfMarkingProps) => {
  const t = useTranslation(selfMarkMessages);
  const { attemptId, questions } = report;
  const { mutateAsync } = useApiMutation(selfMark);
  const [given, setGiven] = useState<ReadonlyMap<number, number>>(new Map());
  const value = useMemo(() => {
    const kept = questions.flatMap((one): [number, number][] =>
      one.selfMark === null ? [] : [[one.questId, one.selfMark]],
    );
    const give = (questId: number, points: number): void => {
      setGiven((before) => new Map(before).set(questId, points));
      const marks = [{ questId, earned: Math.round(points * 100) }];
      mutateAsync({ attemptId, marks }).catch((error: unknown) => {
        setGiven((before) => new Map([...before].filter(([id]) => id !== questId)));
        noticeFailed(t('notKept'), failureFrom(error)?.message ?? '');
      });
    };
    return { isOwn, marks: new Map([...kept, ...given]), give };
  }, [attemptId, given, isOwn, mutateAsync, questions, t]);
  return (
    <SelfMarksContext value={value}>
      <Standing questions={questions} />
      {children}
    </SelfMarksContext>
  );
};

/** How far the marking is, and what it comes to. */
const Standing = ({ questions }: { questions: ReportOf['questions'] }) => {
  const t = useTranslation(selfMarkMessages);
  const own = useSelfMarks();
  if (!own) return null;
  const { isOwn, marks } = own;
  const earned = scoreText([...marks.values()].reduce((sum, points) => sum + points, 0));
  const most = questions.filter(({ questId }) => marks.has(questId)).reduce((sum, one) => sum + one.possible, 0);
  const given = { earned, possible: scoreText(most), count: most };
  return (
    <div data-pdf="">
      <Section title={t(isOwn ? 'title' : 'titleTaught')}>
        <div className={styles.standing}>
          {isOwn && <p>{t('how')}</p>}
          <p className="num" role="status">
            <Ticks done={marks.size} all={questions.length} size="small" />
            <b>{t('markedOf', { done: marks.size, all: questions.length })}</b>
            <span className="dim">{marks.size === 0 ? t('noneYet') : t(isOwn ? 'givesSelf' : 'gaveSelf', given)}</span>
          </p>
        </div>
      </Section>
    </div>
  );
};
