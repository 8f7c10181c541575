import { Button } from '@mantine/core';
import { useState } from 'react';
import type { CallOutput } from '@inkstone/call/web';
import { DataTable, SentenceSpace, type Column, useTranslation } from '@inkstone/ui';
import type { changeKey } from '../../contract.ts';
import { regradeMessages, assignmentReportMessages } from '../../messages.ts';
import { scoreText } from '../../document/attempt-report-data.ts';
import styles from './regrade.module.css';

type RegradeResult = CallOutput<typeof changeKey>;
const initialRowCount = 8;

type Change = RegradeResult['changes'][number];

interface RegradeChangesProps {
  result: RegradeResult;
  /** The current key and the new one, as text. */
  from: string;
  to: string;
}

/** The new key, the affected attempts with their changes, and the number of unchanged ones. */
export const RegradeChanges = ({ result, from, to }: RegradeChangesProps) => {
  const { changes, elsewhere, unchanged, appliesTo, waiting } = result;
  const t = useTranslation(regradeMessages);
  const columns = useColumns(changes.some(({ errorBook }) => errorBook !== null));
  const [isWhole, setWhole] = useState(false);
  const touched = changes.length + elsewhere;
  const shownChanges = isWhole ? changes : changes.slice(0, initialRowCount);
  return (
    <>
      <p>
        {t('keyChange')} <b className="num">{t('fromTo', { from, to })}</b>
      </p>
      <p role="status">
        <b className="num">{t('changes', { count: touched })}</b>{' '}
        {elsewhere > 0 && <span className="num">{t('elsewhere', { count: elsewhere })} </span>}
        <span className="num">{t('unchanged', { count: unchanged })}</span>
      </p>
      {touched === 0 && <p className="small dim">{t('noneChange')}</p>}
      {changes.length > 0 && (
        <div className={styles.changes}>
          <DataTable
            label={t('changes', { count: changes.length })}
            columns={columns}
            rows={shownChanges}
            getKey={(row) => row.attemptId}
          />
        </div>
      )}
      {shownChanges.length < changes.length && (
        <div>
          <Button onClick={() => setWhole(true)}>{t('showAll', { count: changes.length })}</Button>
        </div>
      )}
      {touched > 0 && <p className="small dim">{t('studentsTold')}</p>}
      {appliesTo === 'everyone' ? (
        <p className="small dim">{t('everywhere')}</p>
      ) : (
        <p className="small">
          {t('ownWork')}
          <SentenceSpace />
          {waiting > 0 && <span className="num">{t('waiting', { count: waiting })}</span>}
        </p>
      )}
    </>
  );
};

const useColumns = (hasErrorBook: boolean): Column<Change>[] => {
  const t = useTranslation(regradeMessages);
  const none = useTranslation(assignmentReportMessages)('none');
  const text = (points: number | null) => (points === null ? none : scoreText(points));
  const fromTo = (from: number | null, to: number | null) => t('fromTo', { from: text(from), to: text(to) });
  return [
    { key: 'student', head: t('name'), card: 'title', cell: ({ studentName }) => studentName },
    { key: 'work', head: t('work'), cell: ({ assignmentTitle }) => assignmentTitle },
    { key: 'answer', head: t('answer'), cell: ({ answer }) => (answer === '' ? t('blank') : answer) },
    { key: 'points', head: t('points'), align: 'end', cell: ({ from, to }) => fromTo(from.points, to.points) },
    {
      key: 'score',
      head: t('score'),
      align: 'end',
      cell: ({ scoreFrom, scoreTo, setByHand }) =>
        setByHand ? (
          <>
            <b className="nowrap">{text(scoreTo)}</b> <small>{t('setByHand')}</small>
          </>
        ) : (
          <b className="nowrap">{fromTo(scoreFrom, scoreTo)}</b>
        ),
    },
    ...(hasErrorBook
      ? [
          {
            key: 'errorBook',
            head: t('errorBook'),
            card: 'line' as const,
            cell: ({ errorBook }: Change) => errorBook && t(errorBook),
          },
        ]
      : []),
  ];
};
