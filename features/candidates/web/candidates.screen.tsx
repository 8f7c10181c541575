import { Button } from '@mantine/core';
import { useState } from 'react';
import { useWatchedWindow } from '@inkstone/assignments/web';
import { useApiQuery } from '@inkstone/call/web';
import { EmptyState, QueryBoundary, Page, PageHead, Pager, PlusIcon, RowsSkeleton, useTranslation } from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { candidateList } from '../addresses.ts';
import { listCandidates } from '../contract.ts';
import { recordMessages } from '../messages.ts';
import { candidateStates } from '../rules.ts';
import { CandidatePage } from './candidate-page.tsx';
import { CandidateTable } from './candidate-table.tsx';
import { Dialogs, type OpenDialog } from './dialogs.tsx';
import { RecordFilters } from './record-filters.tsx';

const pageSize = 20;

/** The candidates, or one of them. */
export const Screen = () => {
  const { id } = useSearch(candidateList);
  return id === undefined ? <CandidatesPage /> : <CandidatePage key={id} id={id} />;
};

/** Candidates: create, edit, publish, change the paper, share a link. */
const CandidatesPage = () => {
  const t = useTranslation(recordMessages);
  const { search, state, recruiterId, page } = useSearch(candidateList);
  const setSearch = useSetSearch(candidateList);
  const [dialog, setOpened] = useState<OpenDialog | null>(null);
  const ask = useApiQuery(
    listCandidates,
    { search, state, recruiterId, page, pageNum: pageSize },
    { keepPrevious: true },
  );
  const openWindow = useWatchedWindow(() => void ask.refetch());
  const isNarrowed = Boolean(search ?? state ?? recruiterId);
  const create = (
    <Button leftSection={<PlusIcon />} onClick={() => setOpened({ dialog: 'create' })}>
      {t('create')}
    </Button>
  );
  const empty = isNarrowed ? (
    <EmptyState bare title={t('noMatch')} body={t('noMatchNext')} />
  ) : (
    <EmptyState bare title={t('empty')} body={t('emptyNext')} action={create} />
  );
  return (
    <Page dense>
      <PageHead title={t('title')} action={create} />
      <RecordFilters
        states={candidateStates}
        view={{ search, state, recruiterId }}
        onChange={(view) => setSearch({ ...view, page: undefined })}
      />
      <QueryBoundary
        query={ask}
        errorTitle={t('listFailed')}
        safe={t('safe')}
        skeleton={<RowsSkeleton rows={8} dense />}
      >
        {({ list, total }) => (
          <>
            <CandidateTable rows={list} empty={empty} onOpen={setOpened} onWindow={openWindow} />
            {total > pageSize && (
              <Pager page={page} size={pageSize} total={total} onPage={(next) => setSearch({ page: next })} />
            )}
          </>
        )}
      </QueryBoundary>
      <Dialogs dialog={dialog} onOpen={setOpened} onClose={() => setOpened(null)} />
    </Page>
  );
};
