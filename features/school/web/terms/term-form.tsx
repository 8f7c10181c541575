import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { DialogForm } from '@inkstone/assignments/web';
import { localizedName } from '@inkstone/base';
import { useApiMutation } from '@inkstone/call/web';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { saveTerm, type SchoolTerm } from '../../contract.ts';
import { termMessages } from '../../messages.ts';
import { NameFields } from '../name-fields.tsx';
import { useDaysText } from './use-days-text.ts';
import styles from './terms.module.css';

interface TermFields {
  name: string;
  nameZh: string;
  firstDay: string;
  lastDay: string;
}

interface TermFormProps {
  /** Null: a new term. */
  term: SchoolTerm | null;
  terms: readonly SchoolTerm[];
  onClose(): void;
}

const useFaults = ({ name, firstDay, lastDay }: TermFields, others: readonly SchoolTerm[]) => {
  const t = useTranslation(termMessages);
  const language = useLanguage();
  const toDaysText = useDaysText();
  const faults = name.trim() === '' ? [{ field: 'term-name', message: t('needName') }] : [];
  if (firstDay === '' || lastDay === '') return [...faults, { field: 'term-first', message: t('needDays') }];
  if (lastDay < firstDay) return [...faults, { field: 'term-last', message: t('endsEarly') }];
  const overlapping = others.find((term) => term.firstDay <= lastDay && term.lastDay >= firstDay);
  if (!overlapping) return faults;
  const overlap = {
    name: localizedName(language, overlapping.name, overlapping.nameZh),
    days: toDaysText(overlapping),
  };
  return [...faults, { field: 'term-first', message: t('overlaps', overlap) }];
};

/** The form of a term. */
export const TermForm = ({ term, terms, onClose }: TermFormProps) => {
  const t = useTranslation(termMessages);
  const { mutateAsync } = useApiMutation(saveTerm);
  const [fields, setFields] = useState<TermFields>({
    ...{ name: term?.name ?? '', nameZh: term?.nameZh ?? '' },
    ...{ firstDay: term?.firstDay ?? '', lastDay: term?.lastDay ?? '' },
  });
  const change = (next: Partial<TermFields>) => setFields((current) => ({ ...current, ...next }));
  const faults = useFaults(
    fields,
    terms.filter(({ id }) => id !== term?.id),
  );
  const send = async (requestId: string) => {
    const { name, nameZh, firstDay, lastDay } = fields;
    const names = { name: name.trim(), nameZh: nameZh.trim() || null };
    await mutateAsync({ requestId, termId: term?.id ?? null, ...names, firstDay, lastDay });
    return t('saved');
  };
  return (
    <DialogForm submitLabel={t('save')} faults={faults} send={send} onClose={onClose}>
      <NameFields
        id="term-name"
        labels={{ name: t('name'), nameZh: t('nameZh') }}
        name={fields.name}
        nameZh={fields.nameZh}
        onChange={change}
      />
      <div className={styles.days}>
        <TextInput
          id="term-first"
          type="date"
          label={t('firstDay')}
          value={fields.firstDay}
          onChange={({ currentTarget }) => change({ firstDay: currentTarget.value })}
        />
        <TextInput
          id="term-last"
          type="date"
          label={t('lastDay')}
          min={fields.firstDay}
          value={fields.lastDay}
          onChange={({ currentTarget }) => change({ lastDay: currentTarget.value })}
        />
      </div>
    </DialogForm>
  );
};
