import { Checkbox, Select } from '@mantine/core';
import { useApiQuery } from '@inkstone/call/web';
import { listMyClasses } from '@inkstone/people/contract';
import { useTranslation } from '@inkstone/ui';
import { printParts } from '../../contract.ts';
import { printDialogMessages } from '../../messages.ts';
import { withPart, type PrintChoice } from './print-choice.ts';
import styles from './print-dialog.module.css';

interface FieldsProps {
  choice: PrintChoice;
  onChange(change: Partial<PrintChoice>): void;
}

/** Booklet, answer sheets and key sheet; the first box is where an error about them leads. */
export const PartFields = ({ choice, onChange }: FieldsProps) => {
  const t = useTranslation(printDialogMessages);
  return (
    <Checkbox.Group label={t('parts')} value={[...choice.parts]}>
      <div className={styles.parts}>
        {printParts.map((part) => (
          <Checkbox
            key={part}
            id={`print-${part}`}
            value={part}
            label={t(part)}
            onChange={({ currentTarget }) => onChange({ parts: withPart(choice.parts, part, currentTarget.checked) })}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
};

const formCounts = ['formsOne', 'formsTwo', 'formsThree', 'formsFour'] as const;

export const FormField = ({ choice, onChange }: FieldsProps) => {
  const t = useTranslation(printDialogMessages);
  return (
    <Select
      label={t('forms')}
      description={t('formsHow')}
      allowDeselect={false}
      data={formCounts.map((key, index) => ({ value: String(index + 1), label: t(key) }))}
      value={String(choice.formCount)}
      onChange={(next) => onChange({ formCount: Number(next ?? 1) })}
    />
  );
};

const maxClasses = 100;

/** Whose answer sheets are printed: those of a class, or sheets that name nobody. */
export const SheetField = ({ choice, onChange }: FieldsProps) => {
  const t = useTranslation(printDialogMessages);
  const list = useApiQuery(listMyClasses, { pageNum: maxClasses }).data?.list ?? [];
  const nobody = { value: '', label: t('nobody') };
  const classes = list.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Select
      label={t('sheets')}
      description={t('sheetsHow')}
      allowDeselect={false}
      searchable={classes.length > 8}
      data={[nobody, ...classes]}
      value={choice.classId === null ? '' : String(choice.classId)}
      onChange={(next) => onChange({ classId: next ? Number(next) : null })}
    />
  );
};

/** Language, columns and sides of the paper. */
export const PageFields = ({ choice, onChange }: FieldsProps) => {
  const t = useTranslation(printDialogMessages);
  return (
    <>
      <div className={styles.pair}>
        <Select
          label={t('language')}
          allowDeselect={false}
          data={[
            { value: 'en', label: t('english') },
            { value: 'zh', label: t('chinese') },
          ]}
          value={choice.language}
          onChange={(next) => onChange({ language: next === 'zh' ? 'zh' : 'en' })}
        />
        <Select
          label={t('columns')}
          allowDeselect={false}
          data={[
            { value: '2', label: t('twoColumns') },
            { value: '1', label: t('oneColumn') },
          ]}
          value={String(choice.columns)}
          onChange={(next) => onChange({ columns: next === '1' ? 1 : 2 })}
        />
      </div>
      <Checkbox
        label={t('twoSided')}
        checked={choice.isTwoSided}
        onChange={({ currentTarget }) => onChange({ isTwoSided: currentTarget.checked })}
      />
    </>
  );
};
