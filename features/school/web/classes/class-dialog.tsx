import { Button, Modal, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { DialogForm } from '@inkstone/assignments/web';
import { localizedName } from '@inkstone/base';
import { useApiMutation, useApiQuery } from '@inkstone/call/web';
import { StatusChip, useLanguage, useTranslation } from '@inkstone/ui';
import {
  addSchoolClass,
  changeSchoolClass,
  listClassNamesakes,
  type ClassDraft,
  type SchoolClass,
} from '../../contract.ts';
import { schoolClassMessages, termMessages } from '../../messages.ts';
import { NameFields } from '../name-fields.tsx';
import { useTermOptions } from '../terms/term-filter.tsx';
import { PeopleField, type ChosenPerson } from './people-field.tsx';

interface ClassFields {
  name: string;
  nameZh: string;
  /** Undefined in a new class until one is chosen: the current term. */
  termId: number | null | undefined;
  teachers: readonly ChosenPerson[];
}

interface FormProps {
  title: string;
  initial: ClassFields;
  /** The class that is changed, which is no namesake of itself. */
  classId?: number;
  send(draft: ClassDraft, requestId: string): Promise<string>;
  onClose(): void;
}

const toDraft = ({ name, nameZh, teachers }: ClassFields, termId: number | null): ClassDraft => ({
  name: name.trim(),
  nameZh: nameZh.trim() || null,
  termId,
  teacherId: teachers[0]?.id ?? 0,
  colleagueIds: teachers.slice(1).map(({ id }) => id),
});

const debounceMs = 300;

/** Says which other classes are called the same; nothing where there are none. */
const Namesakes = ({ fields, classId }: { fields: ClassFields; classId: number | undefined }) => {
  const t = useTranslation(schoolClassMessages);
  const language = useLanguage();
  const [name] = useDebouncedValue(fields.name.trim(), debounceMs);
  const [nameZh] = useDebouncedValue(fields.nameZh.trim(), debounceMs);
  const input = { name, ...(nameZh !== '' && { nameZh }), ...(classId !== undefined && { classId }) };
  const { data } = useApiQuery(listClassNamesakes, input, { enabled: name !== '' || nameZh !== '' });
  if (!data || data.list.length === 0) return null;
  const names = data.list.map((row) => {
    const owner = row.teachers[0]?.name;
    const title = localizedName(language, row.name, row.nameZh);
    return owner === undefined ? title : `${title} · ${owner}`;
  });
  return <p role="status">{t('namesakes', { names: names.join(t('comma')) })}</p>;
};

const TermField = ({ termId, onChange }: { termId: number | null; onChange(termId: number | null): void }) => {
  const t = useTranslation(termMessages);
  const { options } = useTermOptions();
  if (options.length === 0) return null;
  return (
    <Select
      label={t('term')}
      placeholder={t('noTerm')}
      clearable
      data={options}
      value={termId === null ? null : String(termId)}
      onChange={(next) => onChange(next === null ? null : Number(next))}
    />
  );
};

const ClassForm = ({ title, initial, classId, send, onClose }: FormProps) => {
  const t = useTranslation(schoolClassMessages);
  const [fields, setFields] = useState(initial);
  const { terms } = useTermOptions();
  const currentId = terms?.find(({ state }) => state === 'current')?.id ?? null;
  const termId = fields.termId === undefined ? currentId : fields.termId;
  const change = (next: Partial<ClassFields>) => setFields((current) => ({ ...current, ...next }));
  const faults = [
    ...(fields.name.trim() === '' ? [{ field: 'class-name', message: t('needName') }] : []),
    ...(fields.teachers.length === 0 ? [{ field: 'class-teachers', message: t('needTeacher') }] : []),
  ];
  const makeFirst = (person: ChosenPerson) =>
    change({ teachers: [person, ...fields.teachers.filter(({ id }) => id !== person.id)] });
  return (
    <Modal opened onClose={onClose} title={title} size={720}>
      <DialogForm
        submitLabel={t('save')}
        faults={faults}
        send={(requestId) => send(toDraft(fields, termId), requestId)}
        onClose={onClose}
      >
        <NameFields
          id="class-name"
          labels={{ name: t('name'), nameZh: t('nameZh') }}
          name={fields.name}
          nameZh={fields.nameZh}
          onChange={change}
        />
        <Namesakes fields={fields} classId={classId} />
        <TermField termId={termId} onChange={(next) => change({ termId: next })} />
        <PeopleField
          id="class-teachers"
          part="teacher"
          label={t('chooseTeachers')}
          chosen={fields.teachers}
          onChange={(teachers) => change({ teachers })}
          renderAction={(person, index) =>
            index === 0 ? (
              <StatusChip>{t('teacher')}</StatusChip>
            ) : (
              <Button size="xs" aria-label={t('makeFirstFor', { name: person.name })} onClick={() => makeFirst(person)}>
                {t('makeFirst')}
              </Button>
            )
          }
        />
        <p className="dim">{t('teachersNote')}</p>
      </DialogForm>
    </Modal>
  );
};

/** The dialog to add a class. */
export const AddClassDialog = ({ onClose, onAdded }: { onClose(): void; onAdded(classId: number): void }) => {
  const t = useTranslation(schoolClassMessages);
  const language = useLanguage();
  const { mutateAsync } = useApiMutation(addSchoolClass);
  const send = async (draft: ClassDraft, requestId: string) => {
    const { classId } = await mutateAsync({ requestId, ...draft });
    onAdded(classId);
    return t('added', { name: localizedName(language, draft.name, draft.nameZh) });
  };
  const initial = { name: '', nameZh: '', termId: undefined, teachers: [] };
  return <ClassForm title={t('addTitle')} initial={initial} send={send} onClose={onClose} />;
};

/** The dialog to change a class. */
export const EditClassDialog = (props: { schoolClass: SchoolClass; name: string; onClose(): void }) => {
  const { schoolClass, name, onClose } = props;
  const t = useTranslation(schoolClassMessages);
  const { mutateAsync } = useApiMutation(changeSchoolClass);
  // The edition of the form's first answer: a later one would hide that somebody else saved meanwhile.
  const [{ edition, initial }] = useState(() => ({
    edition: schoolClass.edition,
    initial: {
      ...{ name: schoolClass.name, nameZh: schoolClass.nameZh ?? '' },
      ...{ termId: schoolClass.term?.id ?? null, teachers: schoolClass.teachers },
    },
  }));
  const { id: classId } = schoolClass;
  const send = async (draft: ClassDraft, requestId: string) => {
    await mutateAsync({ requestId, classId, edition, ...draft });
    return t('saved');
  };
  const title = t('editTitle', { name });
  return <ClassForm title={title} initial={initial} classId={classId} send={send} onClose={onClose} />;
};
