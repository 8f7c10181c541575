import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { refetchIntervals, useApiQuery } from '@inkstone/call/web';
import {
  EmptyState,
  QueryBoundary,
  Page,
  PageHead,
  Pager,
  RowsSkeleton,
  UploadIcon,
  useTranslation,
} from '@inkstone/ui';
import { ScreenLink, useSearch, useSetSearch } from '@inkstone/ui/screen';
import { bankAnnotated, bankOriginals } from '../../addresses.ts';
import { listTextbooks } from '../../contract.ts';
import { bankMessages, bookMessages } from '../../messages.ts';
import { BankFilters } from './bank-filters.tsx';
import { BankTable } from './bank-table.tsx';
import { UploadManyDialog } from './bulk-upload/upload-many-dialog.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import styles from './bank.module.css';
import { useBankPermissions } from './bank-menu.tsx';

const pageSize = 10;

/** The bank of textbooks: search and filters in the URL, one page of editions, and their actions. */
export const BankList = ({ annotated }: { annotated: boolean }) => {
  const t = useTranslation(bankMessages);
  const address = annotated ? bankAnnotated : bankOriginals;
  const search = useSearch(address);
  const setSearch = useSetSearch(address);
  const may = useBankPermissions();
  const [uploadKind, setUploadKind] = useState<'one' | 'many' | null>(null);
  const [isCounting, setCounting] = useState(false);
  const ask = useApiQuery(
    listTextbooks,
    { ...search, annotated, pageNum: pageSize },
    { keepPrevious: true, refetchMs: isCounting ? refetchIntervals.ending : false },
  );
  const stillCounts = ask.data?.list.some(({ pages }) => pages === null) ?? false;
  if (stillCounts !== isCounting) setCounting(stillCounts);
  const upload = (variant: 'filled' | 'default') => (
    <span className={styles.uploads}>
      <Button onClick={() => setUploadKind('many')}>{t('uploadMany')}</Button>
      <Button variant={variant} leftSection={<UploadIcon />} onClick={() => setUploadKind('one')}>
        {t('upload')}
      </Button>
    </span>
  );
  const mayUpload = may.canEdit && !annotated;
  return (
    <Page dense>
      <PageHead title={t(annotated ? 'annotatedOnes' : 'originals')} action={mayUpload && upload('filled')} />
      {may.isViewOnly && <p className="meta">{t('viewOnly')}</p>}
      <BankFilters search={search} onChange={setSearch} />
      <QueryBoundary query={ask} errorTitle={t('failed')} skeleton={<RowsSkeleton rows={pageSize} dense />}>
        {({ list, total, page }) => (
          <>
            <BankTable
              rows={list}
              annotated={annotated}
              empty={
                <EmptyBank
                  annotated={annotated}
                  isNarrowed={isNarrowed(search)}
                  upload={mayUpload && upload('default')}
                />
              }
            />
            {total > 0 && (
              <Pager page={page} size={pageSize} total={total} onPage={(next) => setSearch({ page: next })} />
            )}
          </>
        )}
      </QueryBoundary>
      {uploadKind === 'one' && <UploadDialog onClose={() => setUploadKind(null)} />}
      {uploadKind === 'many' && <UploadManyDialog onClose={() => setUploadKind(null)} />}
    </Page>
  );
};

const isNarrowed = ({
  search,
  programme,
  subject,
}: {
  search?: string;
  programme?: string;
  subject?: string;
}): boolean => Boolean(search ?? programme ?? subject);

const EmptyBank = ({
  annotated,
  isNarrowed: narrowed,
  upload,
}: {
  annotated: boolean;
  isNarrowed: boolean;
  upload: ReactNode;
}) => {
  const t = useTranslation(bankMessages);
  const say = useTranslation(bookMessages);
  const setSearch = useSetSearch(annotated ? bankAnnotated : bankOriginals);
  if (narrowed) {
    const showAll = <Button onClick={() => setSearch({}, { afresh: true })}>{say('showAll')}</Button>;
    return <EmptyState bare title={say('noMatch')} body={say('noMatchNext')} action={showAll} />;
  }
  if (!annotated) {
    const next = t(upload ? 'emptyOriginalsNext' : 'emptyOriginalsRead');
    return <EmptyState bare title={t('emptyOriginals')} body={next} action={upload} />;
  }
  const toOriginals = (
    <Button component={ScreenLink} to={bankOriginals} search={{}}>
      {t('toOriginals')}
    </Button>
  );
  return <EmptyState bare title={t('emptyAnnotated')} body={t('emptyAnnotatedNext')} action={toOriginals} />;
};
