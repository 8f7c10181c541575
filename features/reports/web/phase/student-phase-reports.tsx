import { Button } from '@mantine/core';
import { useState } from 'react';
import { useApiQuery } from '@inkstone/call/web';
import { EmptyState, QueryBoundary, Pager, PlusIcon, RowsSkeleton, useTranslation } from '@inkstone/ui';
import { ScreenLink } from '@inkstone/ui/screen';
import { studentReport } from '../../addresses.ts';
import { listPhaseReports } from '../../contract.ts';
import { phaseMessages } from '../../messages.ts';
import { PhaseRows } from './phase-rows.tsx';
import styles from './phase.module.css';

const pageSize = 10;

/** The phase reports of one student: the caller's own, and published ones of colleagues. */
export const StudentPhaseReports = ({ studentId }: { studentId: number }) => {
  const t = useTranslation(phaseMessages);
  const [page, setPage] = useState(1);
  const ask = useApiQuery(listPhaseReports, { studentId, page, pageNum: pageSize }, { keepPrevious: true });
  const begin = (
    <Button component={ScreenLink} to={studentReport} search={{ studentId }} leftSection={<PlusIcon />}>
      {t('begin')}
    </Button>
  );
  return (
    <QueryBoundary query={ask} errorTitle={t('listFailed')} safe={t('safe')} skeleton={<RowsSkeleton rows={4} dense />}>
      {(answer) => (
        <>
          <PhaseRows
            isSingleStudent
            rows={answer.list}
            empty={<EmptyState bare title={t('empty')} body={t('emptyNext')} action={begin} />}
          />
          {answer.total > 0 && (
            <>
              <Pager page={answer.page} size={pageSize} total={answer.total} onPage={setPage} />
              <div className={styles.acts}>{begin}</div>
            </>
          )}
        </>
      )}
    </QueryBoundary>
  );
};
