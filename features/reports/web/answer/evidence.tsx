import { Button } from '@mantine/core';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
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
import { OwnAnalyses } from '../analysis/own-analyses.ts';
import { Answer } from './answer.tsx';
import { isWrong, losesPoints, type ReportedQuestion } from '../report/report-of.ts';
import { Strip } from './strip.tsx';
import styles from '../report.module.css';

type Shown = 'all' | 'wrong' | 'blank';

const shownBy: Readonly<Record<Shown, (question: ReportedQuestion) => boolean>> = {
  all: () => true,
  wrong: losesPoints,
  blank: ({ outcome }) => outcome === 'blank',
};

/** The evidence: every question as a cell that opens the answer behind it. */
export const Evidence = ({ questions, isOwn }: { questions: readonly ReportedQuestion[]; isOwn: boolean }) => {
  const t = useTranslation(messages);
  const [shown, setShown] = useState<Shown>('all');
  const [opened, setOpened] = useState<number | null>(null);
  const visible = questions.filter(shownBy[shown]);
  const usual = visible.find(isWrong) ?? visible[0];
  const current = visible.find(({ questId }) => questId === opened) ?? usual;
  const at = current ? visible.indexOf(current) : -1;
  const tabs = (['all', 'wrong', 'blank'] as const).map((value) => ({
    value,
    label: t(value === 'all' ? 'all' : value === 'wrong' ? 'onlyWrong' : 'onlyBlank'),
    count: questions.filter(shownBy[value]).length,
  }));
  const moves = (
    <span className={`${styles.moves} no-print`}>
      <Move to={visible[at - 1]} label={t('previousQuestion')} onOpen={setOpened} icon={<ChevronLeftIcon />} />
      <Move to={visible[at + 1]} label={t('nextQuestion')} onOpen={setOpened} icon={<ChevronRightIcon />} />
    </span>
  );
  return (
    <div data-pdf="">
      <Section title={t('evidence')}>
        <div className={styles.evidence}>
          <div className="no-print">
            <FilterTabs label={t('show')} tabs={tabs} value={shown} onChange={setShown} />
          </div>
          {current ? (
            <Strip questions={visible} current={current.questId} onOpen={setOpened} />
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
            <Answer key={current.questId} question={current} isOwn={isOwn} moves={moves} />
          </Sheet>
        )}
        <Printed questions={visible} isOwn={isOwn} />
      </Section>
    </div>
  );
};

interface MoveProps {
  to: ReportedQuestion | undefined;
  label: string;
  icon: ReactNode;
  onOpen: (questId: number) => void;
}

const Move = ({ to, label, icon, onOpen }: MoveProps) => (
  <Button
    variant="subtle"
    size="sm"
    aria-label={label}
    disabled={to === undefined}
    onClick={() => to && onOpen(to.questId)}
  >
    {icon}
  </Button>
);

/** The first question about the same text or recording, where it is not this one itself. */
const sharedWith = (questions: readonly ReportedQuestion[], { questId, stimulus, setTitle }: ReportedQuestion) => {
  if (stimulus.kind === 'none') return undefined;
  const first = questions.find((one) => one.setTitle === setTitle && one.stimulus.html === stimulus.html);
  return first === undefined || first.questId === questId ? undefined : first.number;
};

/** Every question one below the other, on paper only; drawn when the screen itself stands. */
const Printed = ({ questions, isOwn }: { questions: readonly ReportedQuestion[]; isOwn: boolean }) => {
  const [isDrawn, setDrawn] = useState(false);
  // Meets the browser's idle time: what only paper needs must not hold up the screen.
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDrawn(true)), 300);
    return () => clearTimeout(timer);
  }, []);
  if (!isDrawn) return null;
  return (
    <div className={styles.printed}>
      {questions.map((question) => (
        <div key={question.questId} data-pdf="">
          {/* Paper is read, not written on. */}
          <OwnAnalyses value={null}>
            <Answer question={question} isOwn={isOwn} sharedWith={sharedWith(questions, question)} />
          </OwnAnalyses>
        </div>
      ))}
    </div>
  );
};
