import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { localizedName } from '@inkstone/base';
import { StatusChip, useLanguage, useTranslation } from '@inkstone/ui';
import type { ClassCopy } from '../../contract/class-copies.ts';
import { classCopyMessages } from '../../messages.ts';
import { PeopleField } from '../classes/people-field.tsx';
import { NameFields } from '../name-fields.tsx';
import { canCopy, findDraftFault, type CopyDraftFields } from './copy-drafts.ts';
import styles from './copies.module.css';

interface CopyRowProps {
  copy: ClassCopy;
  draft: CopyDraftFields;
  onChange(change: Partial<CopyDraftFields>): void;
}

/** One class: whether it is copied, its name, who teaches it and who goes along. */
export const CopyRow = ({ copy, draft, onChange }: CopyRowProps) => {
  const t = useTranslation(classCopyMessages);
  const language = useLanguage();
  const title = localizedName(language, copy.oldName, copy.oldNameZh);
  const [open, setOpen] = useState<'teachers' | 'students' | null>(null);
  const toggle = (part: 'teachers' | 'students') => setOpen(open === part ? null : part);
  const fault = draft.isIn ? findDraftFault(draft) : copy.fault;
  const going = copy.students.length - draft.withoutIds.size;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <Checkbox
          aria-label={t('include', { name: title })}
          label={title}
          checked={draft.isIn}
          disabled={!canCopy(copy)}
          onChange={({ currentTarget }) => onChange({ isIn: currentTarget.checked })}
        />
        {fault !== null && <StatusChip tone={draft.isIn ? 'cinnabar' : 'plain'}>{t(`fault.${fault}`)}</StatusChip>}
      </div>
      {draft.isIn && (
        <div className={styles.fields}>
          <NameFields
            id={`copy-name-${copy.classId}`}
            labels={{ name: t('nameEn'), nameZh: t('nameZh') }}
            name={draft.name}
            nameZh={draft.nameZh}
            onChange={onChange}
          />
          <p className={styles.line}>
            <span>{`${t('teachers')} · ${draft.teachers.map(({ name }) => name).join(t('comma')) || '–'}`}</span>
            <Button
              size="xs"
              aria-label={t('changeTeachersFor', { name: title })}
              aria-expanded={open === 'teachers'}
              onClick={() => toggle('teachers')}
            >
              {t(open === 'teachers' ? 'hide' : 'changeTeachers')}
            </Button>
          </p>
          <p className={styles.line}>
            <span>{`${t('students')} · ${t('goAlong', { count: going, all: copy.students.length })}`}</span>
            {copy.students.length > 0 && (
              <Button
                size="xs"
                aria-label={t('chooseFor', { name: title })}
                aria-expanded={open === 'students'}
                onClick={() => toggle('students')}
              >
                {t(open === 'students' ? 'hide' : 'choose')}
              </Button>
            )}
          </p>
          {open === 'teachers' && <Teachers copy={copy} draft={draft} onChange={onChange} />}
          {open === 'students' && <Students copy={copy} draft={draft} onChange={onChange} />}
        </div>
      )}
    </li>
  );
};

const Teachers = ({ copy, draft, onChange }: CopyRowProps) => {
  const t = useTranslation(classCopyMessages);
  return (
    <div className={styles.wide}>
      <PeopleField
        id={`copy-teachers-${copy.classId}`}
        part="teacher"
        label={t('teachers')}
        chosen={draft.teachers}
        onChange={(teachers) => onChange({ teachers })}
      />
      <p className="meta">{t('firstOwns')}</p>
    </div>
  );
};

const Students = ({ copy, draft, onChange }: CopyRowProps) => {
  const toggle = (id: number, goesAlong: boolean) => {
    const withoutIds = new Set(draft.withoutIds);
    if (goesAlong) withoutIds.delete(id);
    else withoutIds.add(id);
    onChange({ withoutIds });
  };
  return (
    <ul className={`${styles.wide} ${styles.students}`}>
      {copy.students.map(({ id, name, username }) => (
        <li key={id}>
          <Checkbox
            label={name}
            description={username}
            checked={!draft.withoutIds.has(id)}
            onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
          />
        </li>
      ))}
    </ul>
  );
};
