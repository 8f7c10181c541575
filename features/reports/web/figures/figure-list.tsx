import { Button } from '@mantine/core';
import type { CallOutput } from '@inkstone/call/web';
import { DataTable, StatusChip, useTranslation, WarningIcon, type Column } from '@inkstone/ui';
import type { listQuestionFigures } from '../../contract.ts';
import { formatTwoDecimals } from '../../document/assignment-report-data.ts';
import { describeInterval, type ItemFigures } from '../../document/estimates.ts';
import { figureMessages, assignmentReportMessages } from '../../messages.ts';
import { useReading } from '../report/use-reading.ts';
import styles from './figures.module.css';

type Row = CallOutput<typeof listQuestionFigures>['list'][number];

interface FigureListProps {
  rows: readonly Row[];
  openId: number | undefined;
  onOpen(questionId: number): void;
}

/** The bank's questions with their figures and intervals. */
export const FigureList = ({ rows, openId, onOpen }: FigureListProps) => {
  const t = useTranslation(figureMessages);
  return (
    <DataTable
      label={t('title')}
      columns={useColumns()}
      rows={rows}
      getKey={({ questionId }) => questionId}
      actions={({ questionId, setTitle, number }) => (
        <Button
          size="sm"
          aria-label={t('openName', { name: t('questionIn', { set: setTitle, number }) })}
          aria-pressed={questionId === openId}
          onClick={() => onOpen(questionId)}
        >
          {t('open')}
        </Button>
      )}
    />
  );
};

const EstimateCell = ({ estimate }: { estimate: ItemFigures['discrimination'] }) => {
  const reading = useReading(false, figureMessages, assignmentReportMessages);
  if (estimate === null) return reading.translate(assignmentReportMessages)('none');
  return (
    <span className={styles.estimate}>
      {formatTwoDecimals(estimate.value, '')}
      <small>{describeInterval(estimate, reading)}</small>
    </span>
  );
};

const useColumns = (): Column<Row>[] => {
  const t = useTranslation(figureMessages);
  const tReport = useTranslation(assignmentReportMessages);
  return [
    {
      key: 'question',
      head: t('question'),
      card: 'title',
      cell: ({ setTitle, number, excerpt }) => (
        <>
          {t('questionIn', { set: setTitle, number })}
          {excerpt && <small lang="en">{excerpt}</small>}
        </>
      ),
    },
    {
      key: 'knowledge',
      head: tReport('knowledge'),
      minor: true,
      width: '11rem',
      cell: ({ knowledgePoint }) => knowledgePoint ?? '',
    },
    {
      key: 'facility',
      head: tReport('facility'),
      align: 'end',
      card: 'line',
      cell: ({ facility }) => <EstimateCell estimate={facility} />,
    },
    {
      key: 'discrimination',
      head: tReport('discrimination'),
      align: 'end',
      card: 'line',
      cell: ({ discrimination }) => <EstimateCell estimate={discrimination} />,
    },
    { key: 'persons', head: t('people'), align: 'end', card: 'line', cell: ({ persons }) => persons },
    {
      key: 'flags',
      head: tReport('flags'),
      card: 'line',
      // An empty cell, so that a card omits its line.
      cell: ({ isKeySuspect, isCurrent }) =>
        (isKeySuspect || !isCurrent) && (
          <span className="row wrap">
            {isKeySuspect && (
              <StatusChip tone="amber" icon={<WarningIcon />}>
                {t('suspect')}
              </StatusChip>
            )}
            {!isCurrent && <StatusChip>{t('edited')}</StatusChip>}
          </span>
        ),
    },
  ];
};
