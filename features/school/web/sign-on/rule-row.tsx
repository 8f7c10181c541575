import { Button, NativeSelect, TextInput } from '@mantine/core';
import { isStudent, roleNames, signOnRoles } from '@inkstone/session/contract';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { signOnMessages } from '../../messages.ts';
import type { RuleFields, SignOn } from './sign-on-fields.ts';
import styles from './sign-on.module.css';

interface RuleRowProps {
  rule: RuleFields;
  /** Its place, from one. */
  place: number;
  classes: SignOn['classes'];
  onChange(next: Partial<RuleFields>): void;
  onRemove(): void;
}

/** One rule: what the provider says, and what it gives. */
export const RuleRow = ({ rule, place, classes, onChange, onRemove }: RuleRowProps) => {
  const t = useTranslation(signOnMessages);
  const language = useLanguage();
  return (
    <fieldset className={styles.rule}>
      <legend>{t('rule', { count: place })}</legend>
      <TextInput
        id={`sign-on-claim-${rule.key}`}
        label={t('claim')}
        placeholder="groups"
        maxLength={100}
        value={rule.claim}
        onChange={({ currentTarget }) => onChange({ claim: currentTarget.value })}
      />
      <TextInput
        label={t('value')}
        maxLength={200}
        value={rule.value}
        onChange={({ currentTarget }) => onChange({ value: currentTarget.value })}
      />
      <NativeSelect
        label={t('role')}
        data={signOnRoles.map((role) => ({ value: role, label: roleNames[role][language] }))}
        value={rule.role}
        onChange={({ currentTarget }) => {
          const role = signOnRoles.find((name) => name === currentTarget.value);
          if (role) onChange({ role });
        }}
      />
      {isStudent(rule.role) && (
        <NativeSelect
          label={t('class')}
          data={[
            { value: '', label: t('noClass') },
            ...classes.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={rule.classId === null ? '' : String(rule.classId)}
          onChange={({ currentTarget: { value } }) => onChange({ classId: value === '' ? null : Number(value) })}
        />
      )}
      <Button className={styles.remove ?? ''} variant="quiet" onClick={onRemove}>
        {t('removeRule', { count: place })}
      </Button>
    </fieldset>
  );
};
