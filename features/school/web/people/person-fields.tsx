import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { permissions, roleNames } from '@inkstone/session/contract';
import { useLanguage, useTranslation, type FieldError } from '@inkstone/ui';
import type { PersonDraft } from '../../contract.ts';
import { personMessages } from '../../messages.ts';
import { assignableRoles, canHoldPermissions, permissionPresets, presetByRole } from '../../rules.ts';
import styles from './people.module.css';

/** The form of a person: the draft with empty texts instead of nulls. */
export interface PersonFields extends Pick<PersonDraft, 'name' | 'username' | 'language' | 'roles' | 'permissions'> {
  nameZh: string;
  number: string;
  mail: string;
}

interface FieldsProps {
  fields: PersonFields;
  onChange(next: Partial<PersonFields>): void;
}

/** What is wrong with the form. */
export const usePersonFaults = (fields: PersonFields, { needsRole }: { needsRole: boolean }): FieldError[] => {
  const t = useTranslation(personMessages);
  const mail = fields.mail.trim();
  return [
    ...(fields.name.trim() === '' ? [{ field: 'person-name', message: t('needName') }] : []),
    ...(/^\S{1,64}$/.test(fields.username.trim()) ? [] : [{ field: 'person-username', message: t('needUsername') }]),
    ...(mail === '' || /^\S+@\S+\.\S+$/.test(mail) ? [] : [{ field: 'person-mail', message: t('wrongMail') }]),
    ...(needsRole && fields.roles.length === 0 ? [{ field: 'person-role-student', message: t('needRole') }] : []),
  ];
};

/** Names and account. */
export const AccountFields = ({ fields, onChange }: FieldsProps) => {
  const t = useTranslation(personMessages);
  return (
    <>
      <TextInput
        id="person-name"
        label={t('name')}
        maxLength={100}
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
        id="person-username"
        label={t('username')}
        description={t('usernameNote')}
        maxLength={64}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={fields.username}
        onChange={({ currentTarget }) => onChange({ username: currentTarget.value })}
      />
      <TextInput
        label={t('number')}
        description={t('numberNote')}
        maxLength={40}
        value={fields.number}
        onChange={({ currentTarget }) => onChange({ number: currentTarget.value })}
      />
      <TextInput
        id="person-mail"
        type="email"
        label={t('mail')}
        maxLength={254}
        value={fields.mail}
        onChange={({ currentTarget }) => onChange({ mail: currentTarget.value })}
      />
      <NativeSelect
        label={t('language')}
        value={fields.language}
        data={(['zh', 'en'] as const).map((value) => ({ value, label: t(value) }))}
        onChange={({ currentTarget }) => onChange({ language: currentTarget.value === 'zh' ? 'zh' : 'en' })}
      />
    </>
  );
};

/** The permissions after a role was added: those held and the role's usual set, since an account without any has no menu. */
const addUsualPermissions = (before: PersonFields['permissions'], role: (typeof assignableRoles)[number]) => {
  const preset = presetByRole[role];
  const usual = preset ? permissionPresets[preset] : [];
  return permissions.filter((name) => before.includes(name) || usual.includes(name));
};

/** Roles; an added role brings its usual permissions, and without one of the backend login there are none. */
export const RoleFields = ({ fields, onChange }: FieldsProps) => {
  const t = useTranslation(personMessages);
  const language = useLanguage();
  const toggle = (role: (typeof assignableRoles)[number], isHeld: boolean) => {
    const roles = assignableRoles.filter((name) => (name === role ? isHeld : fields.roles.includes(name)));
    const next = isHeld ? addUsualPermissions(fields.permissions, role) : fields.permissions;
    onChange({ roles, permissions: canHoldPermissions(roles) ? next : [] });
  };
  return (
    <fieldset className={styles.group}>
      <legend>{t('roles')}</legend>
      <div className={styles.checks}>
        {assignableRoles.map((role) => (
          <Checkbox
            key={role}
            id={`person-role-${role}`}
            label={roleNames[role][language]}
            checked={fields.roles.includes(role)}
            onChange={({ currentTarget }) => toggle(role, currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
};
