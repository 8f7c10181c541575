import { useState } from 'react';
import { DeliverySections, AssignmentForm, useAudience } from '@inkstone/assignments/web';
import { linkTo } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { Breadcrumb, Page, PageHead, Section, useNow, useTranslation } from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { assignedTextbooks, assignTextbook } from '../../addresses.ts';
import { listAssignableTextbooks, type TextbookRecord } from '../../contract.ts';
import { assigningMessages } from '../../messages.ts';
import { BookConsequences } from './book-consequences.tsx';
import { validateBooksDraft, createBooksDraft, type BooksDraft } from './books-draft.ts';
import { EditionPicker } from './edition-picker.tsx';
import { useAssignBooks } from './use-assign-books.ts';

/** Assigns textbooks: books, recipients, times, message, and a summary of the consequences. */
export const Screen = () => {
  const t = useTranslation(assigningMessages);
  const { editionIds, ...audienceIds } = useSearch(assignTextbook);
  const [draft, setDraft] = useState(() => createBooksDraft({ editionIds, ...audienceIds }, Date.now()));
  const [isTouched, setTouched] = useState(false);
  const [books, setBooks] = useSelectedBooks(draft.editionIds);
  const audience = useAudience(draft);
  const giving = useAssignBooks();
  const now = useNow(10_000);

  const onChange = (change: Partial<BooksDraft>) => {
    setTouched(true);
    setDraft((before) => ({ ...before, ...change }));
  };
  const choose = (chosen: readonly TextbookRecord[]) => {
    setBooks(chosen);
    onChange({ editionIds: chosen.map(({ editionId }) => editionId) });
  };
  const errors = giving.tries > 0 ? validateBooksDraft(draft, now) : [];
  const errorFor = (field: string) => {
    const fault = errors.find((error) => error.field === field);
    return fault && t(fault.messageKey);
  };
  const title = t('give');
  return (
    <Page dense>
      <Breadcrumb trail={[{ label: t('given'), to: linkTo(assignedTextbooks, {}) }, { label: title }]} />
      <PageHead title={title} />
      <AssignmentForm
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
        <DeliverySections {...{ t, draft, errorFor, onChange }} prefix="books" />
      </AssignmentForm>
    </Page>
  );
};

/** The books of the ids in the URL, until others are selected. */
const useSelectedBooks = (editionIds: readonly number[]) => {
  const [chosen, setChosen] = useState<readonly TextbookRecord[] | null>(null);
  const known =
    useApiQuery(listAssignableTextbooks, {}, { enabled: chosen === null && editionIds.length > 0 }).data?.list ?? [];
  const linkedBooks = editionIds.flatMap((id) => known.find(({ editionId }) => editionId === id) ?? []);
  return [chosen ?? linkedBooks, setChosen] as const;
};
