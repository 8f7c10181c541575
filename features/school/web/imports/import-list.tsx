import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { useState } from 'react';
import { refetchIntervals, useApiQuery } from '@inkstone/call/web';
import { DataTable, EmptyState, Instant, QuerySection, useTranslation, type Column } from '@inkstone/ui';
import { schoolImport } from '../../addresses.ts';
import { listChangeSets, type ChangeSetFacts } from '../../contract/imports.ts';
import { importMessages, subjectMessages } from '../../messages.ts';

const stateMessages = { planned: 'planned', applied: 'appliedState', undone: 'undone' } as const;

/** The newest imports of the school with those on their way; `isReading`: this window sends a sheet. */
export const useImports = (isReading: boolean) => {
  const [isRunning, setRunning] = useState(false);
  const refetchMs = isRunning || isReading ? refetchIntervals.ending : false;
  const query = useApiQuery(listChangeSets, { pageNum: 20 }, { refetchMs });
  const hasRunning = query.data?.runs.some(({ state }) => state === 'running') ?? false;
  if (hasRunning !== isRunning) setRunning(hasRunning);
  return query;
};

/** The newest imports of the school. */
export const ImportList = ({ query }: { query: ReturnType<typeof useImports> }) => {
  const t = useTranslation(importMessages);
  const columns = useImportColumns();
  return (
    <QuerySection title={t('earlier')} query={query} errorTitle={t('failed')} safe={t('safe')}>
      {({ list }) => (
        <DataTable
          label={t('earlier')}
          rows={list}
          getKey={({ changeSetId }) => changeSetId}
          columns={columns}
          empty={<EmptyState bare title={t('none')} />}
        />
      )}
    </QuerySection>
  );
};

const useImportColumns = (): Column<ChangeSetFacts>[] => {
  const t = useTranslation(importMessages);
  const tSubject = useTranslation(subjectMessages);
  return [
    {
      key: 'file',
      head: t('fileName'),
      card: 'title',
      cell: ({ changeSetId, fileName }) => (
        <Link to={linkTo(schoolImport, { changeSetId })}>{fileName || t('pasted')}</Link>
      ),
    },
    { key: 'subject', head: t('subjectHead'), cell: ({ subject }) => tSubject(subject) },
    { key: 'when', head: t('when'), cell: ({ createdAt, appliedAt }) => <Instant at={appliedAt ?? createdAt} /> },
    { key: 'by', head: t('by'), minor: true, cell: ({ actorName }) => actorName },
    { key: 'made', head: t('made'), align: 'end', cell: ({ counts }) => counts.made },
    { key: 'changed', head: t('changed'), align: 'end', cell: ({ counts }) => counts.changed },
    { key: 'state', head: t('state'), card: 'corner', cell: ({ state }) => t(stateMessages[state]) },
  ];
};
