import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { localizedName } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { Ledger, LedgerRow, useLanguage, useTranslation } from '@inkstone/ui';
import { listSchoolClasses, type SchoolClassRow } from '../../contract.ts';
import { classMergeMessages } from '../../messages.ts';

const resultCount = 6;
const debounceMs = 250;

interface ClassFieldProps {
  id: string;
  label: string;
  chosen: readonly SchoolClassRow[];
  /** More cannot be chosen. */
  most: number;
  /** The term whose classes are offered, null: those of none; absent: of any. */
  termId?: number | null;
  /** A class that is not offered. */
  withoutId?: number;
  onChange(chosen: SchoolClassRow[]): void;
}

/** A field to choose classes that run: those chosen, and a search that adds to them. */
export const ClassField = ({ id, label, chosen, most, termId, withoutId, onChange }: ClassFieldProps) => {
  const t = useTranslation(classMergeMessages);
  const language = useLanguage();
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), debounceMs);
  const term = termId === null ? { withoutTerm: true } : { termId };
  const input = { ...term, search: search || undefined, pageNum: resultCount + chosen.length + 1 };
  const isOpen = chosen.length < most;
  const { data } = useApiQuery(listSchoolClasses, input, { enabled: isOpen, keepPrevious: true });
  const isOffered = (row: SchoolClassRow): boolean =>
    row.id !== withoutId && !chosen.some(({ id: chosenId }) => chosenId === row.id);
  const results = (data?.list ?? []).filter(isOffered).slice(0, resultCount);
  const toMeta = ({ teachers, studentCount }: SchoolClassRow): string =>
    `${teachers.map(({ name }) => name).join(t('comma'))} · ${t('students', { count: studentCount })}`;
  const rows = (list: readonly SchoolClassRow[], isChosen: boolean) =>
    list.map((row) => {
      const name = localizedName(language, row.name, row.nameZh);
      const next = isChosen ? chosen.filter(({ id: chosenId }) => chosenId !== row.id) : [...chosen, row];
      return (
        <LedgerRow
          key={row.id}
          title={name}
          meta={toMeta(row)}
          action={
            <Button
              size="xs"
              aria-label={t(isChosen ? 'removeFor' : 'chooseFor', { name })}
              onClick={() => onChange(next)}
            >
              {t(isChosen ? 'remove' : 'choose')}
            </Button>
          }
        />
      );
    });
  return (
    <>
      {chosen.length > 0 && <Ledger label={`${label} · ${t('chosen')}`}>{rows(chosen, true)}</Ledger>}
      {isOpen && (
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
          {data && results.length === 0 && <p className="dim">{t('noClass')}</p>}
          {results.length > 0 && <Ledger label={`${label} · ${t('found')}`}>{rows(results, false)}</Ledger>}
        </>
      )}
    </>
  );
};
