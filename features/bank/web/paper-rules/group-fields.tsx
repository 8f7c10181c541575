import { ActionIcon, Select } from '@mantine/core';
import { TrashIcon, useLanguage, useTranslation } from '@inkstone/ui';
import { listLenders } from '@inkstone/programmes/cards';
import { findLoadedVariant } from '@inkstone/programmes/lazy';
import { questionTypeIds } from '@inkstone/exam/logic';
import { maxRuleQuestions } from '../../contract/paper-rules.ts';
import { paperRuleMessages } from '../../messages.ts';
import { listSlots } from '../../rules.ts';
import type { Exam } from '../exam-select.tsx';
import { typeName } from '../names.ts';
import { NodeSelect } from '../node-select.tsx';
import { RangeField } from './range-field.tsx';
import type { GroupFields as Group } from './rule-draft.ts';
import styles from './paper-rules.module.css';

interface GroupFieldsProps {
  number: number;
  group: Group;
  exam: Exam | null;
  onChange(group: Group): void;
  onRemove(): void;
}

/** The question types that an exam's sections take. */
const listExamTypes = (exam: Exam | null): string[] => {
  const variant = exam && findLoadedVariant(exam.programme, exam.variant);
  const parts = variant ? listSlots(variant).map(({ part }) => part.types) : [];
  const isOpen = parts.length === 0 || parts.some((types) => types.length === 0);
  return isOpen ? [...questionTypeIds] : [...new Set(parts.flat())];
};

/** One kind of questions and how many of it a paper has. */
export const GroupFields = ({ number, group, exam, onChange, onRemove }: GroupFieldsProps) => {
  const t = useTranslation(paperRuleMessages);
  const language = useLanguage();
  const name = t('groupNumber', { number });
  return (
    <li className={styles.group} aria-label={name}>
      <div className={styles.place}>
        <span className={styles.label} aria-hidden>
          {t('place')}
        </span>
        <NodeSelect
          programmes={exam ? listLenders(exam.programme) : undefined}
          value={group.nodeId}
          onChange={(nodeId) => onChange({ ...group, nodeId })}
        />
      </div>
      <Select
        label={t('type')}
        aria-label={`${name}${t('comma')}${t('type')}`}
        placeholder={t('anyType')}
        clearable
        searchable
        data={listExamTypes(exam).map((type) => ({ value: type, label: typeName(type, language) }))}
        value={group.type}
        onChange={(type) => onChange({ ...group, type })}
      />
      <RangeField
        label={t('count')}
        name={`${name}${t('comma')}${t('count')}`}
        max={maxRuleQuestions}
        value={group.count}
        onChange={(count) => onChange({ ...group, count })}
      />
      <RangeField
        label={t('difficulty')}
        name={`${name}${t('comma')}${t('difficulty')}`}
        max={1}
        isShare
        value={group.difficulty}
        onChange={(difficulty) => onChange({ ...group, difficulty })}
      />
      <ActionIcon aria-label={t('removeGroup', { number })} onClick={onRemove}>
        <TrashIcon />
      </ActionIcon>
    </li>
  );
};
