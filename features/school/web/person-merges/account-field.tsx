import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { localizedName } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { Ledger, LedgerRow, useLanguage, useTranslation } from '@inkstone/ui';
import { listSchoolPeople, type SchoolPersonRow } from '../../contract.ts';
import { personMergeMessages } from '../../messages.ts';
import { getMergeFamily } from '../../rules.ts';

const resultCount = 6;
// As many as one page can have; who is not among them is found by username or number.
const mostResults = 96;
const debounceMs = 250;

/** What the field shows of a person. */
export type ChosenAccount = Pick<SchoolPersonRow, 'id' | 'name' | 'nameZh' | 'username' | 'number' | 'roles'>;

interface AccountFieldProps {
  id: string;
  label: string;
  chosen: ChosenAccount | null;
  /** A person who is not offered. */
  withoutId?: number;
  /** The account with which it is to be merged: others of another kind are not offered. */
  partner?: Pick<SchoolPersonRow, 'roles'>;
  /** What is searched at first. */
  firstSearch?: string;
  onChange(chosen: ChosenAccount | null): void;
}

/** A field to choose one person whose account is in use and can be merged. */
export const AccountField = ({
  id,
  label,
  chosen,
  withoutId,
  partner,
  firstSearch = '',
  onChange,
}: AccountFieldProps) => {
  const t = useTranslation(personMergeMessages);
  const language = useLanguage();
  const [text, setText] = useState(firstSearch);
  const [search] = useDebouncedValue(text.trim(), debounceMs);
  const [count, setCount] = useState(resultCount);
  const mergeFamily = partner === undefined ? 'any' : (getMergeFamily(partner.roles) ?? 'any');
  const input = { search: search || undefined, mergeFamily, withoutId, pageNum: count } as const;
  const { data } = useApiQuery(listSchoolPeople, input, { enabled: chosen === null, keepPrevious: true });
  const results = data?.list ?? [];
  const hasMore = data !== undefined && data.total > results.length && count < mostResults;
  const toRow = (row: ChosenAccount, isChosen: boolean) => {
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
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setCount(resultCount);
        }}
        // Return would send the form around it.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {data && results.length === 0 && <p className="dim">{t('noAccount')}</p>}
      {results.length > 0 && (
        <Ledger label={`${label} · ${t('found')}`}>{results.map((row) => toRow(row, false))}</Ledger>
      )}
      {hasMore && (
        <div>
          <Button
            size="xs"
            aria-label={`${label}: ${t('more')}`}
            onClick={() => setCount(Math.min(count * 4, mostResults))}
          >
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
};
