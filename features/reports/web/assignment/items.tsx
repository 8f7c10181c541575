import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { DataTable, StatusChip, useTranslation, WarningIcon, type Column } from '@inkstone/ui';
import { assignmentReportMessages } from '../../messages.ts';
import { ItemSheet } from './item-sheet.tsx';
import { timeText } from '../../document/attempt-report-data.ts';
import { describeOutcome, isListedFlag } from '../../document/item-figures.ts';
import { useReading } from '../report/use-reading.ts';
import { formatTwoDecimals, type Item, type AssignmentReportData } from '../../document/assignment-report-data.ts';
import styles from './assignment-report.module.css';

interface ItemListProps {
  report: AssignmentReportData;
  openId: number | null;
  onOpen: (questionId: number | null) => void;
}

/** The paper with its keys: every question with its statistics, and the open one. */
export const ItemList = ({ report, openId, onOpen }: ItemListProps) => {
  const t = useTranslation(assignmentReportMessages);
  const { items } = report;
  const columns = useColumns(items.some(({ flags }) => flags.some(isListedFlag)));
  const current = items.find(({ questionId }) => questionId === openId);
  const sheet = useRef<HTMLDivElement>(null);
  const openedId = current?.questionId;
  // Scrolls an item opened from a long table or the matrix into view.
  useEffect(() => {
    if (openedId !== undefined) sheet.current?.scrollIntoView({ block: 'nearest' });
  }, [openedId]);
  return (
    <div className={styles.items}>
      {current && (
        <div ref={sheet}>
          <ItemSheet key={current.questionId} item={current} report={report} onOpen={onOpen} />
        </div>
      )}
      <DataTable
        label={t('items')}
        columns={columns}
        rows={items}
        getKey={(row) => row.questionId}
        actions={(row) => (
          <Button
            size="sm"
            className="no-print"
            aria-label={t('openItem', { number: row.number })}
            aria-pressed={row.questionId === openId}
            onClick={() => onOpen(row.questionId)}
          >
            {t('open')}
          </Button>
        )}
      />
    </div>
  );
};

type Translate = ReturnType<typeof useTranslation<keyof typeof assignmentReportMessages.pairs>>;

const flagsColumn = (t: Translate): Column<Item> => ({
  key: 'flags',
  head: t('flags'),
  card: 'line',
  // An empty cell, so that a card omits its line.
  cell: ({ flags }) =>
    flags.some(isListedFlag) && (
      <span className="row wrap">
        {flags.filter(isListedFlag).map((flag) => (
          <StatusChip key={flag} {...(flag === 'keySuspect' ? { tone: 'amber' as const, icon: <WarningIcon /> } : {})}>
            {t(flag)}
          </StatusChip>
        ))}
      </span>
    ),
});

const useColumns = (hasFlags: boolean): Column<Item>[] => {
  const reading = useReading(false, assignmentReportMessages);
  const t = reading.translate(assignmentReportMessages);
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
      cell: (item) => <span className="nowrap">{describeOutcome(item, reading)}</span>,
    },
    {
      key: 'discrimination',
      head: t('discrimination'),
      align: 'end',
      minor: true,
      cell: ({ discrimination }) => <span className="nowrap">{formatTwoDecimals(discrimination, none)}</span>,
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
