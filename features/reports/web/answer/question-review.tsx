import { Button } from '@mantine/core';
import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  EmptyState,
  FilterTabs,
  Section,
  Sheet,
  useTranslation,
} from '@inkstone/ui';
import { messages } from '../../messages.ts';
import { findSharedStimulus, isWrong, losesPoints, type ReportedQuestion } from '../../document/attempt-report-data.ts';
import { OwnAnalyses } from '../analysis/own-analyses.ts';
import { Answer } from './answer.tsx';
import type { MarkingTarget } from './marking-link.tsx';
import { useReportedAssignment } from '../report/reported-assignment.ts';
import { QuestionStrip } from './question-strip.tsx';
import styles from '../report.module.css';

type QuestionFilter = 'all' | 'wrong' | 'blank';

const filters: Readonly<Record<QuestionFilter, (question: ReportedQuestion) => boolean>> = {
  all: () => true,
  wrong: losesPoints,
  blank: ({ outcome }) => outcome === 'blank',
};

interface QuestionReviewProps {
  questions: readonly ReportedQuestion[];
  isOwn: boolean;
  /** The desk that marks these answers, where the reader may mark. */
  marking?: MarkingTarget | null;
}

/** Every question as a cell that opens its answer. */
export const QuestionReview = ({ questions, isOwn, marking }: QuestionReviewProps) => {
  const t = useTranslation(messages);
  const item = useReportedAssignment()?.item;
  const [shown, setShown] = useState<QuestionFilter>('all');
  const [opened, setOpened] = useState<number | null>(item ?? null);
  const sheet = useRef<HTMLDivElement>(null);
  // The question named in the URL is below the summary.
  useEffect(() => {
    if (item !== undefined) sheet.current?.scrollIntoView?.({ block: 'start' });
  }, [item]);
  const visible = questions.filter(filters[shown]);
  const usual = visible.find(isWrong) ?? visible[0];
  const current = visible.find(({ questionId }) => questionId === opened) ?? usual;
  const at = current ? visible.indexOf(current) : -1;
  const tabs = (['all', 'wrong', 'blank'] as const).map((value) => ({
    value,
    label: t(value === 'all' ? 'all' : value === 'wrong' ? 'onlyWrong' : 'onlyBlank'),
    count: questions.filter(filters[value]).length,
  }));
  const moves = (
    <span className={`${styles.moves} no-print`}>
      <MoveButton to={visible[at - 1]} label={t('previousQuestion')} onOpen={setOpened} icon={<ChevronLeftIcon />} />
      <MoveButton to={visible[at + 1]} label={t('nextQuestion')} onOpen={setOpened} icon={<ChevronRightIcon />} />
    </span>
  );
  return (
    <div>
      <Section title={t('evidence')}>
        <div ref={sheet} className={styles.evidence}>
          <div className="no-print">
            <FilterTabs label={t('show')} tabs={tabs} value={shown} onChange={setShown} />
          </div>
          {current ? (
            <QuestionStrip questions={visible} current={current.questionId} onOpen={setOpened} />
          ) : (
            <EmptyState
              title={t(shown === 'wrong' ? 'noneWrong' : 'noneHere')}
              body={t('noneWrongNext')}
              action={<Button onClick={() => setShown('all')}>{t('showAll')}</Button>}
            />
          )}
          <p className={`meta only-wide no-print ${styles.how}`}>{t('arrows')}</p>
        </div>
        {current && (
          <Sheet className="no-print" aria-live="polite">
            <Answer key={current.questionId} question={current} isOwn={isOwn} navigation={moves} marking={marking} />
          </Sheet>
        )}
        <PrintedAnswers questions={visible} isOwn={isOwn} />
      </Section>
    </div>
  );
};

interface MoveProps {
  to: ReportedQuestion | undefined;
  label: string;
  icon: ReactNode;
  onOpen: (questionId: number) => void;
}

const MoveButton = ({ to, label, icon, onOpen }: MoveProps) => (
  <Button
    variant="subtle"
    size="sm"
    aria-label={label}
    disabled={to === undefined}
    onClick={() => to && onOpen(to.questionId)}
  >
    {icon}
  </Button>
);

/** All questions in sequence, for print only; rendered once the screen is complete. */
const PrintedAnswers = ({ questions, isOwn }: { questions: readonly ReportedQuestion[]; isOwn: boolean }) => {
  const [isDrawn, setDrawn] = useState(false);
  // Renders in idle time, so that the print version does not delay the screen.
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDrawn(true)), 300);
    return () => clearTimeout(timer);
  }, []);
  if (!isDrawn) return null;
  return (
    <div className={styles.printed}>
      {questions.map((question) => (
        <div key={question.questionId}>
          {/* Analyses are read-only in print. */}
          <OwnAnalyses value={null}>
            <Answer question={question} isOwn={isOwn} sharedWith={findSharedStimulus(questions, question)} />
          </OwnAnalyses>
        </div>
      ))}
    </div>
  );
};
