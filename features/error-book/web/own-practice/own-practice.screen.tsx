import { useApiQuery } from '@inkstone/call/web';
import {
  BlockSkeleton,
  EmptyState,
  Page,
  PageHead,
  Pager,
  QueryBoundary,
  QuerySection,
  RowsSkeleton,
  useTranslation,
} from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { ownPractice } from '../../addresses.ts';
import { getPracticeOptions, listOwnPractice, listPracticeSections } from '../../contract.ts';
import { practiceMessages } from '../../messages.ts';
import { PracticeForm } from './practice-form.tsx';
import { PracticeRows } from './practice-rows.tsx';
import styles from './own-practice.module.css';

const pageSize = 10;

/** Practice of the student's own: what it is put together from, and what was put together so far. */
export const Screen = () => {
  const t = useTranslation(practiceMessages);
  const { page = 1 } = useSearch(ownPractice);
  const setSearch = useSetSearch(ownPractice);
  const options = useApiQuery(getPracticeOptions, {});
  // The form is usable before it is known, and without it.
  const sections = useApiQuery(listPracticeSections, {}).data?.list ?? [];
  const list = useApiQuery(listOwnPractice, { page, pageNum: pageSize }, { keepPrevious: true });
  return (
    <Page>
      <PageHead title={t('practice')} />
      <p className={`${styles.lead} meta`}>{t('lead')}</p>
      <QueryBoundary
        query={options}
        errorTitle={t('loadFailed')}
        safe={t('nothingLost')}
        skeleton={<BlockSkeleton lines={4} />}
        isEmpty={({ programmes }) => programmes.length === 0}
        empty={<EmptyState title={t('noneMarkedTitle')} body={t('noneMarkedBody')} />}
      >
        {(options) => <PracticeForm options={options} sections={sections} />}
      </QueryBoundary>
      <QuerySection
        title={t('mine')}
        query={list}
        errorTitle={t('loadFailed')}
        safe={t('nothingLost')}
        skeleton={<RowsSkeleton rows={4} />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title={t('mineEmptyTitle')} body={t('mineEmptyBody')} />}
      >
        {({ list: rows, total }) => (
          <>
            <PracticeRows rows={rows} onChanged={() => void list.refetch()} />
            <Pager page={page} size={pageSize} total={total} onPage={(next) => setSearch({ page: next })} />
          </>
        )}
      </QuerySection>
    </Page>
  );
};
