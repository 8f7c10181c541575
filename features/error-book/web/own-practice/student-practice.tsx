import { Button } from '@mantine/core';
import { useState } from 'react';
import { AssignmentProgress, AssignmentTiming, type StudentAssignment } from '@inkstone/assignments/web';
import { useApiQuery } from '@inkstone/call/web';
import { reportLocationFor } from '@inkstone/reports/addresses';
import {
  DocumentIcon,
  EmptyState,
  Ledger,
  LedgerRow,
  Pager,
  QuerySection,
  RowsSkeleton,
  StatusChip,
  useNow,
  useTranslation,
} from '@inkstone/ui';
import { openScreen } from '@inkstone/ui/screen';
import { listStudentPractice } from '../../contract.ts';
import { practiceMessages } from '../../messages.ts';
import styles from './own-practice.module.css';

const pageSize = 5;

/** The practice that one of the teacher's own students put together, marked as such, with links to its reports. */
export const StudentPractice = ({ studentId }: { studentId: number }) => {
  const t = useTranslation(practiceMessages);
  const [page, setPage] = useState(1);
  const query = useApiQuery(listStudentPractice, { studentId, page, pageNum: pageSize }, { keepPrevious: true });
  const now = useNow(60_000);
  return (
    <div className={styles.ofStudent}>
      <QuerySection
        small
        title={t('ofStudent')}
        query={query}
        errorTitle={t('loadFailed')}
        safe={t('nothingLost')}
        skeleton={<RowsSkeleton rows={3} dense />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState bare title={t('ofStudentEmpty')} />}
      >
        {({ list, total }) => (
          <>
            <p className={`${styles.note} meta`}>{t('ofStudentNote')}</p>
            <Ledger label={t('ofStudent')}>
              {list.map((practice) => (
                <LedgerRow
                  key={practice.id}
                  when={<AssignmentTiming assignment={practice} now={now} />}
                  title={practice.title}
                  meta={
                    <>
                      <StatusChip tone="line">{t('ofStudent')}</StatusChip> {practice.type}
                    </>
                  }
                  how={<AssignmentProgress assignment={practice} now={now} />}
                  action={<ReportButton practice={practice} studentId={studentId} />}
                />
              ))}
            </Ledger>
            <Pager page={page} size={pageSize} total={total} onPage={setPage} />
          </>
        )}
      </QuerySection>
    </div>
  );
};

const ReportButton = ({ practice, studentId }: { practice: StudentAssignment; studentId: number }) => {
  const t = useTranslation(practiceMessages);
  if (practice.submittedAt === null) return null;
  const { id, programme, title } = practice;
  const { to, search } = reportLocationFor({ programme, kind: 'homework', id }, studentId);
  return (
    <Button
      size="sm"
      leftSection={<DocumentIcon />}
      aria-label={t('reportOf', { title })}
      onClick={() => openScreen(to, search)}
    >
      {t('report')}
    </Button>
  );
};
