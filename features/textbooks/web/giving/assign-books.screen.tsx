import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { GivingForm, PeoplePicker, useAudience } from '@inkstone/assignments/web';
import { linkTo } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { Breadcrumb, Page, PageHead, Section, useNow, useTranslation } from '@inkstone/ui';
import { DateTimeField } from '@inkstone/ui/dates';
import { useSearch } from '@inkstone/ui/screen';
import { assignedTextbooks, assignTextbook } from '../../addresses.ts';
import { listAssignableTextbooks, type TextbookRecord } from '../../contract.ts';
import { givingMessages } from '../../messages.ts';
import { BookConsequences } from './book-consequences.tsx';
import { validateBooksDraft, createBooksDraft, type BooksDraft } from './books-draft.ts';
import { EditionPicker } from './edition-picker.tsx';
import { useAssignBooks } from './use-assign-books.ts';
import styles from './giving.module.css';

/** Assigns textbooks: books, recipients, times, message, and a summary of the consequences. */
export const Screen = () => {
  const t = useTranslation(givingMessages);
  const search = useSearch(assignTextbook);
  const [draft, setDraft] = useState(() => createBooksDraft(search, Date.now()));
  const [isTouched, setTouched] = useState(false);
  const [books, setBooks] = useSelectedBooks(draft.fileids);
  const audience = useAudience(draft);
  const giving = useAssignBooks();
  const now = useNow(10_000);

  const onChange = (change: Partial<BooksDraft>) => {
    setTouched(true);
    setDraft((before) => ({ ...before, ...change }));
  };
  const choose = (chosen: readonly TextbookRecord[]) => {
    setBooks(chosen);
    onChange({ fileids: chosen.map(({ fileid }) => fileid) });
  };
  const errors = giving.tries > 0 ? validateBooksDraft(draft, now) : [];
  const title = t('give');
  return (
    <Page dense>
      <Breadcrumb trail={[{ label: t('given'), to: linkTo(assignedTextbooks, {}) }, { label: title }]} />
      <PageHead title={title} />
      <GivingForm
        t={t}
        submitLabel={t('gives')}
        submission={giving}
        faults={errors.map(({ field, messageKey }) => ({ field, message: t(messageKey) }))}
        isTouched={isTouched}
        consequences={<BookConsequences draft={draft} audience={audience} />}
        onSubmit={() => void giving.give(draft)}
      >
        <Section title={t('what')}>
          <EditionPicker selected={books} onChange={choose} />
        </Section>
        <Section title={t('who')}>
          <PeoplePicker draft={draft} onChange={onChange} />
        </Section>
        <Section title={t('when')}>
          <Times draft={draft} faults={errors} onChange={onChange} />
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
  faults: ReturnType<typeof validateBooksDraft>;
  onChange(change: Partial<BooksDraft>): void;
}

const Times = ({ draft, faults, onChange }: TimesProps) => {
  const t = useTranslation(givingMessages);
  const wrong = (field: string) => {
    const fault = faults.find((error) => error.field === field);
    return fault && t(fault.messageKey);
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

/** The books of the ids in the URL, until others are selected. */
const useSelectedBooks = (fileids: readonly number[]) => {
  const [chosen, setChosen] = useState<readonly TextbookRecord[] | null>(null);
  const known =
    useApiQuery(listAssignableTextbooks, {}, { enabled: chosen === null && fileids.length > 0 }).data?.list ?? [];
  const brought = fileids.flatMap((id) => known.find(({ fileid }) => fileid === id) ?? []);
  return [chosen ?? brought, setChosen] as const;
};
