import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { DataTable, StatusChip, useTranslation, WarningIcon, type Column } from '@inkstone/ui';
import { wholeMessages } from '../../messages.ts';
import { ItemSheet } from './item-sheet.tsx';
import { scoreText, timeText } from '../report/report-of.ts';
import { twoDecimals, type Item, type WholeOf } from '../report/whole-of.ts';
import styles from './whole.module.css';

interface ItemsProps {
  report: WholeOf;
  opened: number | null;
  onOpen: (questId: number | null) => void;
}

/** The paper with its keys: every question with what the answers say about it, and the one that is opened. */
export const Items = ({ report, opened, onOpen }: ItemsProps) => {
  const t = useTranslation(wholeMessages);
  const { items } = report;
  const columns = useColumns(items.some(({ flags }) => flags.some(isTold)));
  const current = items.find(({ questId }) => questId === opened);
  const sheet = useRef<HTMLDivElement>(null);
  const openedId = current?.questId;
  // Meets the document: what was opened from a long table or the matrix comes into view.
  useEffect(() => {
    if (openedId !== undefined) sheet.current?.scrollIntoView({ block: 'nearest' });
  }, [openedId]);
  return (
    <div className={styles.items}>
      {current && (
        <div ref={sheet}>
          <ItemSheet key={current.questId} item={current} report={report} onOpen={onOpen} />
        </div>
      )}
      <DataTable
        label={t('items')}
        columns={columns}
        rows={items}
        keyOf={(row) => row.questId}
        actions={(row) => (
          <Button
            size="sm"
            className="no-print"
            aria-label={t('openItem', { number: row.number })}
            aria-pressed={row.questId === opened}
            onClick={() => onOpen(row.questId)}
          >
            {t('open')}
          </Button>
        )}
      />
    </div>
  );
};

// That an option is hardly taken is told where the question is opened; in the list it would hide the rest.
const isTold = (flag: Item['flags'][number]): boolean => flag !== 'distractorUnused';

type Say = ReturnType<typeof useTranslation<keyof typeof wholeMessages.pairs>>;

const flagsColumn = (t: Say): Column<Item> => ({
  key: 'flags',
  head: t('flags'),
  card: 'line',
  // With nothing to tell the cell stays empty, and a card leaves its line out.
  cell: ({ flags }) =>
    flags.some(isTold) && (
      <span className="row wrap">
        {flags.filter(isTold).map((flag) => (
          <StatusChip key={flag} {...(flag === 'keySuspect' ? { tone: 'amber' as const, icon: <WarningIcon /> } : {})}>
            {t(flag)}
          </StatusChip>
        ))}
      </span>
    ),
});

/** How many had it right; of what a teacher marks, how many points it earned on average. */
const outcomeText = ({ byTeacher, meanPoints, possible, right, answered, blank }: Item, t: Say): string => {
  if (!byTeacher) return t('rightOf', { right, all: answered + blank });
  if (meanPoints === null) return t('notMarked');
  return t('meanOf', { mean: scoreText(meanPoints), most: scoreText(possible) });
};

const useColumns = (hasFlags: boolean): Column<Item>[] => {
  const t = useTranslation(wholeMessages);
  const none = t('none');
  return [
    {
      key: 'number',
      head: t('items'),
      card: 'title',
      cell: ({ number, excerpt }) => (
        <>
          <span className="nowrap">{t('question', { number })}</span>
          {excerpt && <small lang="en">{excerpt}</small>}
        </>
      ),
    },
    {
      key: 'knowledge',
      head: t('knowledge'),
      minor: true,
      width: '12rem',
      cell: ({ knowledgePoint }) => knowledgePoint ?? '',
    },
    {
      key: 'rate',
      head: t('right'),
      align: 'end',
      cell: (item) => <span className="nowrap">{outcomeText(item, t)}</span>,
    },
    {
      key: 'discrimination',
      head: t('discrimination'),
      align: 'end',
      minor: true,
      cell: ({ discrimination }) => <span className="nowrap">{twoDecimals(discrimination, none)}</span>,
    },
    {
      key: 'time',
      head: t('meanTime'),
      align: 'end',
      minor: true,
      cell: ({ meanSeconds }) => (meanSeconds === null ? none : timeText(meanSeconds)),
    },
    ...(hasFlags ? [flagsColumn(t)] : []),
  ];
};
