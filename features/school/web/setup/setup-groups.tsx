import { TextInput } from '@mantine/core';
import { PasswordField, ZoneSelect } from '@inkstone/session/web';
import { useTranslation } from '@inkstone/ui';
import { setupMessages } from '../../messages.ts';
import type { SetupFieldsProps } from './setup-fields.ts';
import styles from './setup.module.css';

/** The code that the start of the server printed. */
export const CodeField = ({ fields, onChange }: SetupFieldsProps) => {
  const t = useTranslation(setupMessages);
  return (
    <TextInput
      id="setup-code"
      className={styles.code ?? ''}
      label={t('code')}
      description={t('codeNote')}
      maxLength={200}
      autoCapitalize="characters"
      autoComplete="one-time-code"
      spellCheck={false}
      value={fields.code}
      onChange={({ currentTarget }) => onChange({ code: currentTarget.value })}
    />
  );
};

/** Names and time zone of the school. */
export const SchoolGroup = ({ fields, onChange }: SetupFieldsProps) => {
  const t = useTranslation(setupMessages);
  return (
    <fieldset className={styles.group}>
      <legend>{t('school')}</legend>
      <TextInput
        id="setup-schoolName"
        label={t('schoolName')}
        lang="en"
        maxLength={100}
        autoComplete="organization"
        value={fields.schoolName}
        onChange={({ currentTarget }) => onChange({ schoolName: currentTarget.value })}
      />
      <TextInput
        label={t('schoolNameZh')}
        lang="zh-CN"
        maxLength={100}
        value={fields.schoolNameZh}
        onChange={({ currentTarget }) => onChange({ schoolNameZh: currentTarget.value })}
      />
      <ZoneSelect
        label={t('schoolZone')}
        description={t('schoolZoneNote')}
        value={fields.schoolTimeZone}
        onChange={(schoolTimeZone) => onChange({ schoolTimeZone })}
      />
    </fieldset>
  );
};

/** The first administrator. */
export const AdministratorGroup = ({ fields, onChange }: SetupFieldsProps) => {
  const t = useTranslation(setupMessages);
  return (
    <fieldset className={styles.group}>
      <legend>{t('you')}</legend>
      <p className="dim">{t('youNote')}</p>
      <TextInput
        id="setup-name"
        label={t('name')}
        maxLength={100}
        autoComplete="name"
        value={fields.name}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <TextInput
        label={t('nameZh')}
        lang="zh-CN"
        maxLength={100}
        value={fields.nameZh}
        onChange={({ currentTarget }) => onChange({ nameZh: currentTarget.value })}
      />
      <TextInput
        id="setup-username"
        label={t('username')}
        description={t('usernameNote')}
        maxLength={64}
        autoCapitalize="none"
        autoComplete="username"
        spellCheck={false}
        value={fields.username}
        onChange={({ currentTarget }) => onChange({ username: currentTarget.value })}
      />
      <PasswordField
        id="setup-password"
        label={t('password')}
        hint={t('passwordNote')}
        autoComplete="new-password"
        value={fields.password}
        onChange={(password) => onChange({ password })}
      />
      <PasswordField
        id="setup-repeated"
        label={t('repeated')}
        autoComplete="new-password"
        value={fields.repeated}
        onChange={(repeated) => onChange({ repeated })}
      />
      <TextInput
        id="setup-mail"
        type="email"
        label={t('mail')}
        description={t('mailNote')}
        maxLength={254}
        autoComplete="email"
        value={fields.mail}
        onChange={({ currentTarget }) => onChange({ mail: currentTarget.value })}
      />
    </fieldset>
  );
};
