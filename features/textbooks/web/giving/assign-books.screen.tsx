import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { GivingForm, PeoplePicker, useAudience } from '@inkstone/assignments/web';
import { linkTo } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { Breadcrumb, Page, PageHead, Section, useNow, useTranslation } from '@inkstone/ui';
import { DateTimeField } from '@inkstone/ui/dates';
import { useSearch } from '@inkstone/ui/screen';
import { givenTextbooks, giveTextbook } from '../../addresses.ts';
import { bookChoices, type TextbookRecord } from '../../contract.ts';
import { givingMessages } from '../../messages.ts';
import { BookConsequences } from './book-consequences.tsx';
import { booksFaults, newBooksDraft, type BooksDraft } from './books-draft.ts';
import { EditionPicker } from './edition-picker.tsx';
import { useGiveBooks } from './use-give-books.ts';
import styles from './giving.module.css';

/** Gives textbooks: which, to whom, when, with what words, and what will happen. */
export const Screen = () => {
  const t = useTranslation(givingMessages);
  const search = useSearch(giveTextbook);
  const [draft, setDraft] = useState(() => newBooksDraft(search, Date.now()));
  const [isTouched, setTouched] = useState(false);
  const [books, setBooks] = useChosenBooks(draft.fileids);
  const audience = useAudience(draft);
  const giving = useGiveBooks();
  const now = useNow(10_000);

  const onChange = (change: Partial<BooksDraft>) => {
    setTouched(true);
    setDraft((before) => ({ ...before, ...change }));
  };
  const choose = (chosen: readonly TextbookRecord[]) => {
    setBooks(chosen);
    onChange({ fileids: chosen.map(({ fileid }) => fileid) });
  };
  const faults = giving.tries > 0 ? booksFaults(draft, now) : [];
  const title = t('give');
  return (
    <Page dense>
      <Breadcrumb trail={[{ label: t('given'), to: linkTo(givenTextbooks, {}) }, { label: title }]} />
      <PageHead title={title} />
      <GivingForm
        say={t}
        act={t('gives')}
        giving={giving}
        faults={faults.map(({ field, says }) => ({ field, message: t(says) }))}
        isTouched={isTouched}
        consequences={<BookConsequences draft={draft} audience={audience} />}
        onGive={() => void giving.give(draft)}
      >
        <Section title={t('what')}>
          <EditionPicker chosen={books} onChange={choose} />
        </Section>
        <Section title={t('who')}>
          <PeoplePicker draft={draft} onChange={onChange} />
        </Section>
        <Section title={t('when')}>
          <Times draft={draft} faults={faults} onChange={onChange} />
        </Section>
        <Section title={t('words')}>
          <Textarea
            className={styles.message}
            label={t('message')}
            maxLength={2000}
            autosize
            minRows={2}
            maxRows={8}
            value={draft.message}
            onChange={({ currentTarget }) => onChange({ message: currentTarget.value })}
          />
        </Section>
      </GivingForm>
    </Page>
  );
};

interface TimesProps {
  draft: BooksDraft;
  faults: ReturnType<typeof booksFaults>;
  onChange(change: Partial<BooksDraft>): void;
}

const Times = ({ draft, faults, onChange }: TimesProps) => {
  const t = useTranslation(givingMessages);
  const wrong = (field: string) => {
    const fault = faults.find((one) => one.field === field);
    return fault && t(fault.says);
  };
  return (
    <div className={styles.fields}>
      <DateTimeField
        id="books-begin"
        label={t('begins')}
        value={draft.beginsAt}
        error={wrong('books-begin')}
        onChange={(beginsAt) => onChange({ beginsAt })}
      />
      <DateTimeField
        isAhead
        id="books-deadline"
        label={t('deadline')}
        value={draft.deadline}
        error={wrong('books-deadline')}
        onChange={(deadline) => onChange({ deadline })}
      />
    </div>
  );
};

/** The books behind the ids that the address brought, until others are chosen. */
const useChosenBooks = (fileids: readonly number[]) => {
  const [chosen, setChosen] = useState<readonly TextbookRecord[] | null>(null);
  const known = useApiQuery(bookChoices, {}, { enabled: chosen === null && fileids.length > 0 }).data?.list ?? [];
  const brought = fileids.flatMap((id) => known.find(({ fileid }) => fileid === id) ?? []);
  return [chosen ?? brought, setChosen] as const;
};
