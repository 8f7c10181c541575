import { Button, NativeSelect } from '@mantine/core';
import { Suspense, useState } from 'react';
import { addDays, linkTo } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { myClass } from '@inkstone/people/addresses';
import {
  Breadcrumb,
  EmptyState,
  Page,
  PageHead,
  Pager,
  PlusIcon,
  QueryBoundary,
  RowsSkeleton,
  SentenceSpace,
  lazyWithRetry,
  useTranslation,
} from '@inkstone/ui';
import { ScreenLink, useSearch, useSetSearch } from '@inkstone/ui/screen';
import { readerZone } from '@inkstone/ui/time';
import { gradebook as gradebookRoute, gradebookPeriods, paperTest } from '../../addresses.ts';
import { getGradebook } from '../../contract.ts';
import { gradebookMessages } from '../../messages.ts';
import { ResultsButton } from '../results/results-button.tsx';
import { GradebookTable, type Gradebook } from './gradebook-table.tsx';
import styles from './gradebook.module.css';

const SchemeDialog = lazyWithRetry(async () => (await import('./scheme-dialog.tsx')).SchemeDialog);
const pageSize = 50;
const periodDays = { month: 30, quarter: 90, year: 365 } as const;

type Period = (typeof gradebookPeriods)[number];

/** Where a period begins; the same for a whole visit, so that it is one question to the server. */
const beginPeriod = (period: Period, now: number): { from?: string } => {
  if (period === 'all') return {};
  return { from: addDays(new Date(now), -periodDays[period], readerZone().timeZone).toISOString() };
};

/** The gradebook of one of the teacher's classes. */
export const Screen = () => {
  const t = useTranslation(gradebookMessages);
  const { classId, since: period, page } = useSearch(gradebookRoute);
  const setSearch = useSetSearch(gradebookRoute);
  const [now] = useState(() => Date.now());
  const span = beginPeriod(period, now);
  const ask = useApiQuery(getGradebook, { classId, ...span, page, pageNum: pageSize }, { keepPrevious: true });
  const className = ask.data?.className;
  return (
    <Page dense>
      <Breadcrumb
        trail={[
          { label: t('classes'), to: linkTo(myClass, {}) },
          ...(className === undefined ? [] : [{ label: className, to: linkTo(myClass, { classId }) }]),
          { label: t('title') },
        ]}
      />
      <PageHead title={t('title')} meta={className} />
      <QueryBoundary query={ask} errorTitle={t('failed')} safe={t('safe')} skeleton={<RowsSkeleton rows={10} dense />}>
        {(book) => (
          <>
            <GradebookTools book={book} span={span} period={period} onPeriod={(next) => setSearch({ since: next })} />
            <GradebookBody book={book} />
            {book.total > pageSize && (
              <Pager page={page} size={pageSize} total={book.total} onPage={(next) => setSearch({ page: next })} />
            )}
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};

const GradebookBody = ({ book }: { book: Gradebook }) => {
  const t = useTranslation(gradebookMessages);
  if (book.works.length === 0) return <EmptyState title={t('noWorks')} body={t('noWorksNext')} />;
  if (book.total === 0) return <EmptyState title={t('noStudents')} body={t('noStudentsNext')} />;
  return (
    <>
      <GradebookTable gradebook={book} />
      <p className="meta">
        {t('rule')}
        <SentenceSpace />
        {t('keys')}
        <SentenceSpace />
        {book.hasMoreWorks && t('more')}
      </p>
    </>
  );
};

/** The scheme in words. */
const useSchemeText = ({ scheme }: Gradebook): string => {
  const t = useTranslation(gradebookMessages);
  const weights = { homework: scheme.homeworkWeight, tests: scheme.testWeight };
  const texts = {
    equal: t('equal'),
    points: t('byPoints'),
    families: t('families', weights),
    works: t('works'),
  };
  const drop = scheme.dropLowest > 0 ? t('drop', { count: scheme.dropLowest }) : '';
  return [texts[scheme.kind], drop].filter(Boolean).join(t('join'));
};

interface GradebookToolsProps {
  book: Gradebook;
  span: { from?: string };
  period: Period;
  onPeriod(next: Period): void;
}

const GradebookTools = ({ book, span, period, onPeriod }: GradebookToolsProps) => {
  const t = useTranslation(gradebookMessages);
  const text = useSchemeText(book);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.tools}>
      <div className={styles.scheme}>
        <span>{text}</span>
        <Button variant="default" size="sm" onClick={() => setOpen(true)}>
          {t('change')}
        </Button>
      </div>
      <div className={styles.acts}>
        <NativeSelect
          label={t('period')}
          value={period}
          data={gradebookPeriods.map((value) => ({ value, label: t(value) }))}
          onChange={({ currentTarget: { value } }) =>
            onPeriod(gradebookPeriods.find((known) => known === value) ?? 'all')
          }
        />
        <Button component={ScreenLink} to={paperTest} search={{ classId: book.classId }} leftSection={<PlusIcon />}>
          {t('newPaper')}
        </Button>
        <ResultsButton
          source={{ of: 'class', id: book.classId, from: span.from }}
          fileName={`${book.className} ${t('title')}`}
        />
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <SchemeDialog gradebook={book} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
};
