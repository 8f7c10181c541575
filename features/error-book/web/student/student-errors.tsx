import { Select } from '@mantine/core';
import { useState } from 'react';
import { useApiQuery } from '@inkstone/call/web';
import {
  EmptyState,
  FilterBar,
  Instant,
  Ledger,
  LedgerRow,
  QueryBoundary,
  Pager,
  RowsSkeleton,
  useTranslation,
} from '@inkstone/ui';
import { recents } from '../../addresses.ts';
import { listStudentErrors } from '../../contract.ts';
import { messages, studentErrorMessages } from '../../messages.ts';
import type { Entry } from '../entry-types.ts';
import { ErrorThresholdSelect } from './error-threshold-select.tsx';
import { ErrorDialog } from './error-dialog.lazy.ts';
import styles from './student-errors.module.css';

const size = 10;

interface View {
  recent: (typeof recents)[number];
  page: number;
}

/** The error book of one of the teacher's own students. */
export const StudentErrors = ({ studentId }: { studentId: number }) => {
  const t = useTranslation(messages);
  const tStudent = useTranslation(studentErrorMessages);
  const [view, setView] = useState<View>({ recent: 'all', page: 1 });
  const [opened, setOpened] = useState<Entry | null>(null);
  const query = useApiQuery(listStudentErrors, { studentId, ...view, pageNum: size }, { keepPrevious: true });
  return (
    <>
      <FilterBar>
        <Select
          aria-label={t('recent')}
          allowDeselect={false}
          data={recents.map((value) => ({ value, label: t(value) }))}
          value={view.recent}
          onChange={(value) => setView({ recent: recents.find((option) => option === value) ?? 'all', page: 1 })}
        />
      </FilterBar>
      {query.data && <ErrorThresholdSelect errorsBelow={query.data.errorsBelow} />}
      <QueryBoundary
        query={query}
        errorTitle={tStudent('failed')}
        safe={t('nothingLost')}
        skeleton={<RowsSkeleton rows={6} dense />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState title={tStudent('none')} body={tStudent(view.recent === 'all' ? 'noneYet' : 'noneThen')} />}
      >
        {({ list, total, page }) => (
          <>
            <Ledger label={t('errorBook')}>
              {list.map((entry) => (
                <ErrorRow key={entry.id} entry={entry} onOpen={() => setOpened(entry)} />
              ))}
            </Ledger>
            <Pager page={page} size={size} total={total} onPage={(next) => setView({ ...view, page: next })} />
          </>
        )}
      </QueryBoundary>
      {opened && <ErrorDialog studentId={studentId} entry={opened} onClose={() => setOpened(null)} />}
    </>
  );
};

const ErrorRow = ({ entry, onOpen }: { entry: Entry; onOpen(): void }) => {
  const t = useTranslation(messages);
  const what = entry.excerpt === '' ? entry.title : entry.excerpt;
  return (
    <LedgerRow
      when={<Instant at={entry.recentErrorTime} show="day" />}
      title={
        <button type="button" className={styles.open} onClick={onOpen}>
          {what}
        </button>
      }
      meta={[entry.title, ...entry.knowledgePoints.map(({ name }) => name)].join(' · ')}
      how={t('times', { count: entry.errorCount })}
    />
  );
};
