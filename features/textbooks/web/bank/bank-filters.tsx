import type * as z from 'zod';
import { useApiQuery } from '@inkstone/call/web';
import { FilterBar, FilterSelect, SearchField, useTranslation } from '@inkstone/ui';
import type { bankOriginals } from '../../addresses.ts';
import { getTextbookFilters } from '../../contract.ts';
import { bankMessages, bookMessages } from '../../messages.ts';
import { useBookTexts } from '../books/use-book-texts.ts';
import styles from './bank.module.css';

interface BankFiltersProps {
  search: { search?: string | undefined; programme?: string | undefined; subject?: string | undefined };
  onChange(change: QueryChange): void;
}

type QueryChange = Partial<z.input<typeof bankOriginals.search>>;

/** Search, programme and subject; all are stored in the URL. */
export const BankFilters = ({ search, onChange }: BankFiltersProps) => {
  const t = useTranslation(bankMessages);
  const say = useTranslation(bookMessages);
  const { programmeName, subjectName } = useBookTexts();
  const types = useApiQuery(getTextbookFilters, {}).data;
  const subjects = types?.subjects ?? [];
  const change = (next: QueryChange) => onChange({ ...next, page: undefined });
  return (
    <FilterBar>
      <SearchField
        label={say('searchName')}
        value={search.search ?? ''}
        onSearch={(next) => change({ search: next || undefined })}
      />
      <FilterSelect
        className={`${styles.select} ${styles.programmes}`}
        label={t('anyProgramme')}
        options={(types?.programmes ?? []).map((id) => ({ value: id, label: programmeName(id) }))}
        value={search.programme}
        onChange={(programme) => change({ programme })}
      />
      <FilterSelect
        className={styles.select}
        label={t('anySubject')}
        options={subjects.length > 1 ? subjects.map((id) => ({ value: id, label: subjectName(id) })) : []}
        value={search.subject}
        onChange={(subject) => change({ subject })}
      />
    </FilterBar>
  );
};
