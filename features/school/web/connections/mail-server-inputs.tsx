import { NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import type { CallOutput } from '@inkstone/call/web';
import type { getMailServer } from '../../contract.ts';
import { mailServerMessages } from '../../messages.ts';
import styles from '../settings/settings.module.css';
import type { MailServerFields } from './mail-server-fields.ts';

interface MailServerInputsProps {
  fields: MailServerFields;
  state: CallOutput<typeof getMailServer>;
  onChange(next: Partial<MailServerFields>): void;
}

const usualPorts = { tls: '465', starttls: '587', none: '25' } as const;

/** Name, port, encryption, account and sender. */
export const MailServerInputs = ({ fields, state, onChange }: MailServerInputsProps) => {
  const t = useTranslation(mailServerMessages);
  const securities = [
    { value: 'tls', label: t('tls') },
    { value: 'starttls', label: t('starttls') },
    ...(state.allowsPrivate ? [{ value: 'none', label: t('noEncryption') }] : []),
  ];
  const chooseSecurity = (value: string) => {
    const chosen = (['tls', 'starttls', 'none'] as const).find((security) => security === value) ?? 'tls';
    // A port that was typed by hand stays.
    const isUsual = fields.port === usualPorts[fields.security];
    onChange({ security: chosen, ...(isUsual && { port: usualPorts[chosen] }) });
  };
  return (
    <div className={styles.group}>
      <TextInput
        id="mail-server-host"
        label={t('host')}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={250}
        value={fields.host}
        onChange={({ currentTarget }) => onChange({ host: currentTarget.value })}
      />
      <NativeSelect
        label={t('security')}
        data={securities}
        value={fields.security}
        onChange={({ currentTarget }) => chooseSecurity(currentTarget.value)}
      />
      <TextInput
        id="mail-server-port"
        label={t('port')}
        inputMode="numeric"
        maxLength={5}
        value={fields.port}
        onChange={({ currentTarget }) => onChange({ port: currentTarget.value })}
      />
      <TextInput
        label={t('username')}
        description={t('usernameNote')}
        autoComplete="off"
        spellCheck={false}
        maxLength={250}
        value={fields.username}
        onChange={({ currentTarget }) => onChange({ username: currentTarget.value })}
      />
      <PasswordInput
        label={t('password')}
        description={t(state.server?.hasPassword ? 'passwordStored' : 'passwordNote')}
        autoComplete="new-password"
        maxLength={500}
        value={fields.password}
        onChange={({ currentTarget }) => onChange({ password: currentTarget.value })}
      />
      <TextInput
        id="mail-server-from"
        type="email"
        label={t('from')}
        description={t('fromNote')}
        autoComplete="off"
        maxLength={250}
        value={fields.from}
        onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
      />
    </div>
  );
};
