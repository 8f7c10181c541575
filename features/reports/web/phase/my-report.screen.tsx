import { linkTo } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import {
  Breadcrumb,
  EmptyState,
  Ledger,
  Page,
  PageHead,
  Pager,
  QueryBoundary,
  RowsSkeleton,
  Stack,
  usePlaceholderTitle,
  useTranslation,
} from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { myPhaseReport } from '../../addresses.ts';
import { getMyPhaseReport, listMyPhaseReports } from '../../contract.ts';
import { phaseMessages } from '../../messages.ts';
import { PrintButtons } from '../frame/report-toolbar.tsx';
import { MyPaperMarks } from '../paper/paper-results.tsx';
import { MyPastScores } from '../past/past-score-list.tsx';
import { MyPhaseRow } from './my-phase-row.tsx';
import { ReleasedPhaseReport } from './released-phase-report.tsx';

const pageSize = 10;

/** The student's own phase reports, or one of them. */
export const Screen = () => {
  const { id } = useSearch(myPhaseReport);
  return id === undefined ? <MyPhaseReports /> : <MyPhaseReport key={id} id={id} />;
};

const MyPhaseReports = () => {
  const t = useTranslation(phaseMessages);
  const { page } = useSearch(myPhaseReport);
  const setSearch = useSetSearch(myPhaseReport);
  const ask = useApiQuery(listMyPhaseReports, { page, pageNum: pageSize }, { keepPrevious: true });
  return (
    <Page>
      <PageHead title={t('mine')} />
      <QueryBoundary query={ask} errorTitle={t('listFailed')} skeleton={<RowsSkeleton rows={4} />}>
        {({ list, total, page: shown }) =>
          total === 0 ? (
            <EmptyState title={t('noneForMe')} body={t('noneForMeNext')} />
          ) : (
            <>
              <Ledger label={t('mine')}>
                {list.map((report) => (
                  <MyPhaseRow key={report.id} report={report} />
                ))}
              </Ledger>
              <Pager page={shown} size={pageSize} total={total} onPage={(next) => setSearch({ page: next })} />
            </>
          )
        }
      </QueryBoundary>
      <Stack>
        <MyPaperMarks />
        <MyPastScores />
      </Stack>
    </Page>
  );
};

const MyPhaseReport = ({ id }: { id: number }) => {
  const t = useTranslation(phaseMessages);
  const ask = useApiQuery(getMyPhaseReport, { id });
  const placeholder = usePlaceholderTitle(ask, t('one'));
  return (
    <Page width="report">
      <div className="no-print">
        <Breadcrumb
          trail={[{ label: t('mine'), to: linkTo(myPhaseReport, {}) }, { label: ask.data?.title ?? placeholder }]}
        />
      </div>
      {!ask.data && <PageHead title={placeholder} />}
      <QueryBoundary query={ask} errorTitle={t('oneFailed')} skeleton={<RowsSkeleton rows={8} />}>
        {(report) => (
          <ReleasedPhaseReport report={report}>
            <PrintButtons fileName={`${report.studentName} ${report.title}`} work={{ kind: 'myPhase', id }} />
          </ReleasedPhaseReport>
        )}
      </QueryBoundary>
    </Page>
  );
};
