import { Button } from '@mantine/core';
import { useApiQuery } from '@inkstone/call/web';
import { myStu } from '@inkstone/people/addresses';
import { EmptyState, QueryBoundary, Page, PageHead, Pager, RowsSkeleton, useTranslation } from '@inkstone/ui';
import { ScreenLink, useSearch, useSetSearch } from '@inkstone/ui/screen';
import { studentReport } from '../../addresses.ts';
import { listPhaseReports } from '../../contract.ts';
import { phaseMessages } from '../../messages.ts';
import { PhaseRows } from './phase-rows.tsx';

const pageSize = 10;

/** The caller's phase reports. */
export const PhaseList = () => {
  const t = useTranslation(phaseMessages);
  const { page } = useSearch(studentReport);
  const setSearch = useSetSearch(studentReport);
  const ask = useApiQuery(listPhaseReports, { page, pageNum: pageSize }, { keepPrevious: true });
  const empty = (
    <EmptyState
      bare
      title={t('empty')}
      body={t('emptyNext')}
      action={
        <Button component={ScreenLink} to={myStu} search={{}}>
          {t('toStudents')}
        </Button>
      }
    />
  );
  return (
    <Page dense>
      <PageHead title={t('title')} />
      <QueryBoundary
        query={ask}
        errorTitle={t('listFailed')}
        safe={t('safe')}
        skeleton={<RowsSkeleton rows={6} dense />}
      >
        {(answer) => (
          <>
            <PhaseRows rows={answer.list} empty={empty} />
            {answer.total > 0 && (
              <Pager
                page={answer.page}
                size={pageSize}
                total={answer.total}
                onPage={(next) => setSearch({ page: next })}
              />
            )}
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};
