import { Select } from '@mantine/core';
import { useApiQuery } from '@inkstone/call/web';
import { FilterBar, SearchField, useTranslation } from '@inkstone/ui';
import { getTextbookFilters } from '../../contract.ts';
import { bankMessages, bookMessages } from '../../messages.ts';
import { useBookTexts } from '../books/use-book-texts.ts';
import styles from './bank.module.css';

interface BankSearch {
  search?: string | undefined;
  project?: string | undefined;
  subject?: string | undefined;
  page?: number | undefined;
}

/** Search, programme and subject; all are stored in the URL. */
export const BankFilters = ({ search, onChange }: { search: BankSearch; onChange(change: BankSearch): void }) => {
  const t = useTranslation(bankMessages);
  const say = useTranslation(bookMessages);
  const { programmeName, subjectName } = useBookTexts();
  const types = useApiQuery(getTextbookFilters, {}).data;
  const change = (next: BankSearch) => onChange({ ...next, page: undefined });
  return (
    <FilterBar>
      <SearchField
        label={say('searchName')}
        value={search.search ?? ''}
        onSearch={(next) => change({ search: next || undefined })}
      />
      {(types?.projects.length ?? 0) > 0 && (
        <Select
          className={`${styles.select} ${styles.programmes}`}
          aria-label={t('anyProgramme')}
          placeholder={t('anyProgramme')}
          clearable
          data={types?.projects.map((id) => ({ value: id, label: programmeName(id) }))}
          value={search.project ?? null}
          onChange={(next) => change({ project: next ?? undefined })}
        />
      )}
      {(types?.subjects.length ?? 0) > 1 && (
        <Select
          className={styles.select}
          aria-label={t('anySubject')}
          placeholder={t('anySubject')}
          clearable
          data={types?.subjects.map((id) => ({ value: id, label: subjectName(id) }))}
          value={search.subject ?? null}
          onChange={(next) => change({ subject: next ?? undefined })}
        />
      )}
    </FilterBar>
  );
};
