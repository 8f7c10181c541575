import { Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import type { CallOutput } from '@inkstone/call/web';
import type { getSignOnProvider } from '../../contract.ts';
import { signOnProviderMessages } from '../../messages.ts';
import styles from '../settings/settings.module.css';
import type { ProviderFields } from './provider-fields.ts';

interface ProviderInputsProps {
  fields: ProviderFields;
  state: CallOutput<typeof getSignOnProvider>;
  onChange(next: Partial<ProviderFields>): void;
}

type TextField = {
  [Field in keyof ProviderFields]: ProviderFields[Field] extends string ? Field : never;
}[keyof ProviderFields];

const notes = {
  issuer: 'issuerNote',
  claim: 'claimNote',
  name: 'nameNote',
  accountUrl: 'accountUrlNote',
  passwordUrl: 'passwordUrlNote',
} as const;

/** Address, client, secret, claim, names and pages. */
export const ProviderInputs = ({ fields, state, onChange }: ProviderInputsProps) => {
  const t = useTranslation(signOnProviderMessages);
  const text = (field: Exclude<TextField, 'clientSecret'>, maxLength: number) => (
    <TextInput
      id={`provider-${field}`}
      label={t(field)}
      {...(field in notes && { description: t(notes[field as keyof typeof notes]) })}
      autoComplete="off"
      spellCheck={false}
      maxLength={maxLength}
      value={fields[field]}
      onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
    />
  );
  return (
    <div className={styles.group}>
      {text('issuer', 500)}
      {text('clientId', 250)}
      <Checkbox
        label={t('usesSecret')}
        description={t('usesSecretNote')}
        checked={fields.usesSecret}
        onChange={({ currentTarget }) => onChange({ usesSecret: currentTarget.checked })}
      />
      {fields.usesSecret && (
        <PasswordInput
          label={t('clientSecret')}
          description={t(state.provider?.hasSecret ? 'secretStored' : 'secretNote')}
          autoComplete="new-password"
          maxLength={1000}
          value={fields.clientSecret}
          onChange={({ currentTarget }) => onChange({ clientSecret: currentTarget.value })}
        />
      )}
      {text('claim', 100)}
      {text('name', 40)}
      {text('nameZh', 40)}
      {text('accountUrl', 500)}
      {text('passwordUrl', 500)}
    </div>
  );
};
