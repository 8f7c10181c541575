import { Button, NativeSelect, TextInput } from '@mantine/core';
import { isStudent, roleNames, signOnRoles } from '@inkstone/session/contract';
import { useLanguage, useTranslation } from '@inkstone/ui';
import type { RuleClass } from '../../contract.ts';
import { signOnMessages } from '../../messages.ts';
import { ClassSelect } from './class-select.tsx';
import type { RuleFields, SignOn } from './sign-on-fields.ts';
import styles from './sign-on.module.css';

interface RuleRowProps {
  rule: RuleFields;
  /** Its place, from one. */
  place: number;
  /** The classes whose names are known: those of the rules. */
  classes: SignOn['classes'];
  /** A class that was searched and chosen. */
  onLearnClass(chosen: RuleClass): void;
  onChange(next: Partial<RuleFields>): void;
  onRemove(): void;
}

/** One rule: what the provider says, and what it gives. */
export const RuleRow = ({ rule, place, classes, onLearnClass, onChange, onRemove }: RuleRowProps) => {
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
        <ClassSelect
          chosen={classes.find(({ id }) => id === rule.classId) ?? null}
          onChange={(chosen) => {
            if (chosen) onLearnClass(chosen);
            onChange({ classId: chosen?.id ?? null });
          }}
        />
      )}
      <Button className={styles.remove ?? ''} variant="quiet" onClick={onRemove}>
        {t('removeRule', { count: place })}
      </Button>
    </fieldset>
  );
};
