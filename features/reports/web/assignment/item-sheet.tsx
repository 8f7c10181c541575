import { Button } from '@mantine/core';
import { Suspense, useState, type ReactNode } from 'react';
import { getAssignmentQuestion } from '@inkstone/assignments/contract';
import { StimulusView } from '@inkstone/bank/web';
import { useApiQuery } from '@inkstone/call/web';
import { QuestionReview } from '@inkstone/exam/views';
import {
  BlockSkeleton,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  Facts,
  KeyIcon,
  Sheet,
  lazyWithRetry,
  useTranslation,
  WarningIcon,
} from '@inkstone/ui';
import { useCurrentUser } from '@inkstone/session/web';
import { figureMessages, regradeMessages, assignmentReportMessages } from '../../messages.ts';
import { Corrections } from './corrections.tsx';
import { Explanation } from '../answer/explanation.tsx';
import { OptionCounts } from './option-counts.tsx';
import { OptionCurves } from '../figures/option-curves.tsx';
import type { AssignmentReportData, Item } from '../../document/assignment-report-data.ts';
import { describeItemFigures } from '../../document/item-figures.ts';
import { useReading } from '../report/use-reading.ts';
import styles from './item-sheet.module.css';

const RegradePanel = lazyWithRetry(async () => (await import('./regrade-panel.tsx')).RegradePanel);

interface ItemSheetProps {
  item: Item;
  report: AssignmentReportData;
  onOpen: (questionId: number | null) => void;
}

/** One question of the paper: key, explanation, statistics, and correcting a wrong key. */
export const ItemSheet = ({ item, report, onOpen }: ItemSheetProps) => {
  const t = useTranslation(assignmentReportMessages);
  const k = useTranslation(regradeMessages);
  const [isChanging, setChanging] = useState(false);
  const mayChange = useCurrentUser().permission.includes('repository_quest');
  const { number, kind, prompt, key, explanation, knowledgePoint } = item;
  return (
    <Sheet aria-label={t('question', { number })}>
      <header className={styles.head}>
        <h3 className="num">{t('question', { number })}</h3>
        <span className="meta">{knowledgePoint ?? item.setTitle}</span>
        <ItemNavigation report={report} item={item} onOpen={onOpen} />
      </header>
      <ItemFlags item={item} />
      <div className={styles.columns}>
        <div className={styles.asked}>
          <ItemStimulus assignmentId={report.assignmentId} questionId={item.questionId} />
          <Suspense fallback={<BlockSkeleton lines={5} />}>
            <div className={styles.keyed}>
              <QuestionReview type={kind} prompt={prompt} key_={key} value={undefined} />
            </div>
            <Explanation explanation={explanation} />
          </Suspense>
        </div>
        <div className={styles.said}>
          {item.shown < report.handedIn && (
            <p className="meta num">{t('shownTo', { shown: item.shown, all: report.handedIn })}</p>
          )}
          <OptionCounts item={item} />
          <ItemFigures item={item} />
          <OptionCurves figures={item.figures} />
        </div>
      </div>
      <div className={`${styles.keys} no-print`}>
        {!isChanging && mayChange && (
          <Button leftSection={<KeyIcon />} onClick={() => setChanging(true)}>
            {k('title')}
          </Button>
        )}
        {!mayChange && <p className="meta">{k('notAllowed')}</p>}
        {isChanging && (
          <RegradePanel item={item} assignmentId={report.assignmentId} onClose={() => setChanging(false)} />
        )}
        <Corrections item={item} mayChange={mayChange} />
      </div>
    </Sheet>
  );
};

/** The stimulus: a picture directly, a passage or a recording on demand. */
const ItemStimulus = ({ assignmentId, questionId }: { assignmentId: number; questionId: number }) => {
  const t = useTranslation(assignmentReportMessages);
  // Only the stimulus is used; answers come page by page, so one page is requested.
  const { data } = useApiQuery(getAssignmentQuestion, { id: assignmentId, questionId, pageNum: 1 });
  if (!data || data.stimulus.kind === 'none') return null;
  if (data.stimulus.kind === 'picture') return <StimulusView stimulus={data.stimulus} />;
  return (
    <details className="no-print">
      <summary>{t('about')}</summary>
      <StimulusView stimulus={data.stimulus} />
    </details>
  );
};

const ItemNavigation = ({ item, report: { items }, onOpen }: ItemSheetProps) => {
  const t = useTranslation(assignmentReportMessages);
  const at = items.indexOf(item);
  const [before, after] = [items[at - 1], items[at + 1]];
  const step = (to: Item | undefined, icon: ReactNode) => (
    <Button
      variant="subtle"
      size="sm"
      aria-label={t('openItem', { number: to?.number ?? 0 })}
      disabled={to === undefined}
      onClick={() => to && onOpen(to.questionId)}
    >
      {icon}
    </Button>
  );
  return (
    <span className={`${styles.around} no-print`}>
      {step(before, <ChevronLeftIcon />)}
      {step(after, <ChevronRightIcon />)}
      <Button variant="subtle" size="sm" aria-label={t('close')} onClick={() => onOpen(null)}>
        <CloseIcon />
      </Button>
    </span>
  );
};

/** The flags of the item, as text. */
const ItemFlags = ({ item: { flags } }: { item: Item }) => {
  const t = useTranslation(assignmentReportMessages);
  if (flags.length === 0) return null;
  return (
    <ul className={styles.flags}>
      {flags.map((flag) => (
        <li key={flag}>
          <WarningIcon />
          <span>
            <b>{t(flag)}</b> {t(`${flag}Said`)}
          </span>
        </li>
      ))}
    </ul>
  );
};

const ItemFigures = ({ item }: { item: Item }) => {
  const figures = describeItemFigures(item, useReading(false, assignmentReportMessages, figureMessages));
  return typeof figures === 'string' ? <p className="meta">{figures}</p> : <Facts items={figures} />;
};
