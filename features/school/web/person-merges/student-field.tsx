import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { localizedName } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { Ledger, LedgerRow, useLanguage, useTranslation } from '@inkstone/ui';
import { listSchoolPeople, type SchoolPersonRow } from '../../contract.ts';
import { personMergeMessages } from '../../messages.ts';

const resultCount = 6;
const debounceMs = 250;

/** What the field shows of a student. */
export type ChosenStudent = Pick<SchoolPersonRow, 'id' | 'name' | 'nameZh' | 'username' | 'number'>;

interface StudentFieldProps {
  id: string;
  label: string;
  chosen: ChosenStudent | null;
  /** A student who is not offered. */
  withoutId?: number;
  /** What is searched at first. */
  firstSearch?: string;
  onChange(chosen: ChosenStudent | null): void;
}

/** A field to choose one student whose account is in use. */
export const StudentField = ({ id, label, chosen, withoutId, firstSearch = '', onChange }: StudentFieldProps) => {
  const t = useTranslation(personMergeMessages);
  const language = useLanguage();
  const [text, setText] = useState(firstSearch);
  const [search] = useDebouncedValue(text.trim(), debounceMs);
  const input = { role: 'student' as const, search: search || undefined, pageNum: resultCount + 1 };
  const { data } = useApiQuery(listSchoolPeople, input, { enabled: chosen === null, keepPrevious: true });
  const results = (data?.list ?? []).filter((row) => row.id !== withoutId).slice(0, resultCount);
  const toRow = (row: ChosenStudent, isChosen: boolean) => {
    const name = localizedName(language, row.name, row.nameZh);
    return (
      <LedgerRow
        key={row.id}
        title={name}
        meta={[row.username, ...(row.number === null ? [] : [row.number])].join(' · ')}
        action={
          <Button
            size="xs"
            aria-label={t(isChosen ? 'removeFor' : 'chooseFor', { name, username: row.username })}
            onClick={() => onChange(isChosen ? null : row)}
          >
            {t(isChosen ? 'remove' : 'choose')}
          </Button>
        }
      />
    );
  };
  if (chosen !== null) return <Ledger label={label}>{toRow(chosen, true)}</Ledger>;
  return (
    <>
      <TextInput
        id={id}
        label={t('searchNote')}
        aria-label={`${label}: ${t('searchNote')}`}
        maxLength={100}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        // Return would send the form around it.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {data && results.length === 0 && <p className="dim">{t('noStudent')}</p>}
      {results.length > 0 && (
        <Ledger label={`${label} · ${t('found')}`}>{results.map((row) => toRow(row, false))}</Ledger>
      )}
    </>
  );
};
