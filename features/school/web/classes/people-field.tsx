import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { useApiQuery } from '@inkstone/call/web';
import { Ledger, LedgerRow, useTranslation } from '@inkstone/ui';
import { listClassCandidates } from '../../contract.ts';
import { schoolClassMessages } from '../../messages.ts';
import styles from './classes.module.css';

/** Somebody who was chosen. */
export interface ChosenPerson {
  id: number;
  name: string;
  username: string;
}

interface PeopleFieldProps {
  id: string;
  part: 'teacher' | 'student';
  label: string;
  chosen: readonly ChosenPerson[];
  /** More actions of somebody chosen. */
  renderAction?: (person: ChosenPerson, index: number) => ReactNode;
  onChange(chosen: ChosenPerson[]): void;
}

const resultCount = 6;
const debounceMs = 250;

/** A field to choose people of the school: those chosen, and a search that adds to them. */
export const PeopleField = (props: PeopleFieldProps) => {
  const { id, part, label, chosen, renderAction, onChange } = props;
  const t = useTranslation(schoolClassMessages);
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), debounceMs);
  const isSearching = search !== '';
  const input = { part, search, pageNum: resultCount + chosen.length };
  const ask = useApiQuery(listClassCandidates, input, { enabled: isSearching, keepPrevious: true });
  const chosenIds = new Set(chosen.map((person) => person.id));
  const matches = (ask.data?.list ?? []).filter((person) => !chosenIds.has(person.id)).slice(0, resultCount);
  return (
    <div className={styles.picker}>
      <TextInput
        id={id}
        label={label}
        description={t('searchNote')}
        maxLength={100}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        // Return would send the form around it.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {isSearching && ask.data && matches.length === 0 && <p className="dim">{t('nobody')}</p>}
      {isSearching && matches.length > 0 && (
        <Ledger label={t('found')}>
          {matches.map((person) => (
            <LedgerRow
              key={person.id}
              title={person.name}
              meta={person.username}
              action={
                <Button
                  size="xs"
                  aria-label={t('chooseFor', { name: person.name })}
                  onClick={() => onChange([...chosen, person])}
                >
                  {t('choose')}
                </Button>
              }
            />
          ))}
        </Ledger>
      )}
      {chosen.length > 0 && (
        <>
          <h4>{t('chosen')}</h4>
          <Ledger label={t('chosen')}>
            {chosen.map((person, index) => (
              <LedgerRow
                key={person.id}
                title={person.name}
                meta={person.username}
                hasOwnLine={renderAction !== undefined}
                action={
                  <div className={styles.acts}>
                    {renderAction?.(person, index)}
                    <Button
                      size="xs"
                      aria-label={t('removeFor', { name: person.name })}
                      onClick={() => onChange(chosen.filter((chosenPerson) => chosenPerson.id !== person.id))}
                    >
                      {t('remove')}
                    </Button>
                  </div>
                }
              />
            ))}
          </Ledger>
        </>
      )}
    </div>
  );
};
