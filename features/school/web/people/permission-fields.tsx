import { Checkbox, NativeSelect } from '@mantine/core';
import { isSchoolPermission, permissions, type Permission } from '@inkstone/session/contract';
import { useCurrentUser } from '@inkstone/session/web';
import { useTranslation } from '@inkstone/ui';
import { permissionMessages, personMessages } from '../../messages.ts';
import { canHoldPermissions, permissionPresets, type PermissionPreset } from '../../rules.ts';
import styles from './people.module.css';
import type { PersonFields } from './person-fields.tsx';

interface PermissionFieldsProps {
  fields: PersonFields;
  onChange(next: Partial<PersonFields>): void;
}

const groups = [
  {
    title: 'groupWork',
    names: [
      ...(['index', 'publish', 'publish_homework', 'publish_test', 'publish_textbook', 'publish_video'] as const),
      ...(['myStudent', 'myStudent_student', 'myStudent_class', 'myStudent_myTeam', 'myStudent_myStaff'] as const),
    ],
  },
  { title: 'groupBank', names: ['repository', 'repository_exampaper', 'repository_quest', 'textbook'] },
  { title: 'groupRecruitment', names: ['candidate', 'test'] },
  {
    title: 'groupSchool',
    names: ['school', 'school_people', 'school_classes', 'school_settings', 'school_records'],
  },
] as const;

const presetLabels = {
  teacher: 'presetTeacher',
  assistant: 'presetAssistant',
  guide: 'presetGuide',
  recruitment: 'presetRecruitment',
  office: 'presetOffice',
  head: 'presetHead',
} as const satisfies Record<PermissionPreset, string>;

const presets = Object.keys(permissionPresets) as PermissionPreset[];

/** Permissions by a usual set and singly; of administration only those that the caller holds can be changed. */
export const PermissionFields = ({ fields, onChange }: PermissionFieldsProps) => {
  const t = useTranslation(personMessages);
  const tPermission = useTranslation(permissionMessages);
  const me = useCurrentUser();
  if (!canHoldPermissions(fields.roles)) return null;
  const isFixed = (name: Permission) => isSchoolPermission(name) && !me.permission.includes(name);
  const replace = (chosenNames: readonly Permission[]) =>
    onChange({
      permissions: permissions.filter((name) => (isFixed(name) ? fields.permissions : chosenNames).includes(name)),
    });
  const toggle = (name: Permission, isHeld: boolean) =>
    replace(isHeld ? [...fields.permissions, name] : fields.permissions.filter((permission) => permission !== name));
  const choosePreset = (value: string) => {
    const preset = presets.find((name) => name === value);
    if (preset || value === 'none') replace(preset ? permissionPresets[preset] : []);
  };
  return (
    <fieldset className={styles.group}>
      <legend>{t('permissions')}</legend>
      <NativeSelect
        label={t('preset')}
        value=""
        data={[
          { value: '', label: t('presetChoose') },
          ...presets.map((value) => ({ value, label: t(presetLabels[value]) })),
          { value: 'none', label: t('presetNone') },
        ]}
        onChange={({ currentTarget }) => choosePreset(currentTarget.value)}
      />
      {groups.map(({ title, names }) => (
        <fieldset key={title} className={styles.group}>
          <legend className="dim">{tPermission(title)}</legend>
          <div className={styles.checks}>
            {names.map((name) => (
              <Checkbox
                key={name}
                label={tPermission(name)}
                disabled={isFixed(name)}
                checked={fields.permissions.includes(name)}
                onChange={({ currentTarget }) => toggle(name, currentTarget.checked)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
};
