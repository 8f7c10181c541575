import { NumberInput, Select, TextInput } from '@mantine/core';
import { toStoredTitles } from '@inkstone/base';
import { commonAssignment, definedAssignment, programmeCards } from '@inkstone/programmes/cards';
import { useLanguage, useTranslation, type FieldError } from '@inkstone/ui';
import { bankMessages, bookMessages } from '../../messages.ts';
import { subjects } from '../books/subjects.ts';
import { useBookTexts } from '../books/use-book-texts.ts';
import styles from './bank.module.css';

/** The editable fields of a book. */
export interface BookDraft {
  name: string;
  nameZh: string;
  /** Empty for none. */
  programme: string;
  /** Null until one is selected. */
  subject: string | null;
  vocabulary: number | null;
}

/** A draft as the call takes it. */
export const toBookInput = ({ name, nameZh, programme, subject, vocabulary }: BookDraft) => ({
  name: toStoredTitles({ en: name, zh: nameZh }).title,
  nameZh: nameZh.trim() || undefined,
  programme,
  subject: subject ?? '',
  vocabulary,
});

/** Validates a draft and returns its errors. */
export const useBookErrors = (): ((draft: BookDraft) => FieldError[]) => {
  const t = useTranslation(bankMessages);
  return ({ name, nameZh, subject }) => [
    ...(toStoredTitles({ en: name, zh: nameZh }).title === '' ? [{ field: 'book-name', message: t('needName') }] : []),
    ...(subject === null ? [{ field: 'book-subject', message: t('needSubject') }] : []),
  ];
};

interface BookFieldsProps {
  draft: BookDraft;
  onChange(change: Partial<BookDraft>): void;
}

/** Form fields of a book: names, programme, subject and vocabulary. */
export const BookFields = ({ draft, onChange }: BookFieldsProps) => {
  const t = useTranslation(bankMessages);
  const { subjectName } = useBookTexts();
  const known: readonly string[] = subjects;
  const offered = draft.subject && !known.includes(draft.subject) ? [draft.subject, ...known] : known;
  return (
    <>
      <TextInput
        id="book-name"
        label={t('bookName')}
        maxLength={200}
        value={draft.name}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <TextInput
        label={t('bookNameZh')}
        lang="zh-CN"
        maxLength={200}
        value={draft.nameZh}
        onChange={({ currentTarget }) => onChange({ nameZh: currentTarget.value })}
      />
      <div className={styles.pair}>
        <ProgrammeField value={draft.programme} onChange={(programme) => onChange({ programme })} />
        <Select
          id="book-subject"
          label={t('subject')}
          allowDeselect={false}
          data={offered.map((id) => ({ value: id, label: subjectName(id) }))}
          value={draft.subject}
          onChange={(subject) => onChange({ subject })}
        />
      </div>
      <NumberInput
        label={t('words')}
        description={t('wordsNote')}
        min={1}
        max={200_000}
        step={500}
        allowDecimal={false}
        allowNegative={false}
        value={draft.vocabulary ?? ''}
        onChange={(value) => onChange({ vocabulary: typeof value === 'number' && value > 0 ? value : null })}
      />
    </>
  );
};

interface ProgrammeFieldProps {
  /** Empty for none. */
  value: string;
  disabled?: boolean;
  onChange(programme: string): void;
}

/** The programme of a book, or none. */
export const ProgrammeField = ({ value, disabled = false, onChange }: ProgrammeFieldProps) => {
  const t = useTranslation(bankMessages);
  const tBook = useTranslation(bookMessages);
  const language = useLanguage();
  const noExam: readonly string[] = [definedAssignment.programme, commonAssignment.programme];
  const programmes = programmeCards.filter(({ id }) => !noExam.includes(id));
  return (
    <Select
      label={t('programme')}
      allowDeselect={false}
      disabled={disabled}
      data={[
        { value: '', label: tBook('noProgramme') },
        ...programmes.map(({ id, name }) => ({ value: id, label: name[language] })),
      ]}
      value={value}
      onChange={(programme) => onChange(programme ?? '')}
    />
  );
};
