import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { ZoneSelect } from '@inkstone/session/web';
import { backendRoles, maxDevices, roleNames } from '@inkstone/session/contract';
import { useLanguage, useTranslation } from '@inkstone/ui';
import { settingsMessages } from '../../messages.ts';
import type { SettingsGroupProps } from './settings-fields.ts';
import styles from './settings.module.css';

/** Names and time zone. */
export const SchoolGroup = ({ fields, onChange }: SettingsGroupProps) => {
  const t = useTranslation(settingsMessages);
  return (
    <fieldset className={styles.group}>
      <legend>{t('school')}</legend>
      <TextInput
        id="settings-name"
        label={t('name')}
        description={t('nameNote')}
        lang="en"
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
      <ZoneSelect
        label={t('timeZone')}
        description={t('timeZoneNote')}
        value={fields.timeZone}
        onChange={(timeZone) => onChange({ timeZone })}
      />
      <p className="dim small">{t('terms')}</p>
    </fieldset>
  );
};

/** The notice of the login page. */
export const LoginGroup = ({ fields, onChange }: SettingsGroupProps) => {
  const t = useTranslation(settingsMessages);
  return (
    <fieldset className={styles.group}>
      <legend>{t('login')}</legend>
      <Textarea
        label={t('notice')}
        description={t('noticeNote')}
        lang="en"
        rows={3}
        maxLength={1000}
        value={fields.notice}
        onChange={({ currentTarget }) => onChange({ notice: currentTarget.value })}
      />
      <Textarea
        label={t('noticeZh')}
        lang="zh-CN"
        rows={3}
        maxLength={1000}
        value={fields.noticeZh}
        onChange={({ currentTarget }) => onChange({ noticeZh: currentTarget.value })}
      />
    </fieldset>
  );
};

const reportTimes = ['submitted', 'closed', 'byHand'] as const;
const reportLabels = { homework: 'reportOfHomework', test: 'reportOfTests' } as const;

/** When the reports of a family of work open by default. */
const ReportDefaultSelect = ({ family, fields, onChange }: SettingsGroupProps & { family: 'homework' | 'test' }) => {
  const t = useTranslation(settingsMessages);
  const { reportDefaults } = fields;
  return (
    <NativeSelect
      label={t(reportLabels[family])}
      description={t('reportNote')}
      data={reportTimes.map((time) => ({ value: time, label: t(time) }))}
      value={reportDefaults[family]}
      onChange={({ currentTarget }) => {
        const chosen = reportTimes.find((time) => time === currentTarget.value);
        if (chosen) onChange({ reportDefaults: { ...reportDefaults, [family]: chosen } });
      }}
    />
  );
};

/** Archiving, grace and reports. */
export const WorkGroup = ({ fields, onChange }: SettingsGroupProps) => {
  const t = useTranslation(settingsMessages);
  return (
    <fieldset className={styles.group}>
      <legend>{t('work')}</legend>
      <TextInput
        id="settings-archiveHours"
        label={t('archiveHours')}
        description={t('archiveNote')}
        inputMode="numeric"
        maxLength={6}
        value={fields.archiveHours}
        onChange={({ currentTarget }) => onChange({ archiveHours: currentTarget.value })}
      />
      <TextInput
        id="settings-graceSeconds"
        label={t('graceSeconds')}
        description={t('graceNote')}
        inputMode="numeric"
        maxLength={6}
        value={fields.graceSeconds}
        onChange={({ currentTarget }) => onChange({ graceSeconds: currentTarget.value })}
      />
      <ReportDefaultSelect family="homework" fields={fields} onChange={onChange} />
      <ReportDefaultSelect family="test" fields={fields} onChange={onChange} />
    </fieldset>
  );
};

/** What students see beside their own figures. */
export const StudentsGroup = ({ fields, onChange }: SettingsGroupProps) => {
  const t = useTranslation(settingsMessages);
  return (
    <fieldset className={styles.group}>
      <legend>{t('students')}</legend>
      <Checkbox
        label={t('defeated')}
        description={t('defeatedNote')}
        checked={fields.showsDefeatedPercent}
        onChange={({ currentTarget }) => onChange({ showsDefeatedPercent: currentTarget.checked })}
      />
    </fieldset>
  );
};

const deviceCounts = Array.from({ length: maxDevices }, (_, index) => String(index + 1));

/** Browsers at once, by role. */
export const DevicesGroup = ({ fields, onChange }: SettingsGroupProps) => {
  const t = useTranslation(settingsMessages);
  const language = useLanguage();
  return (
    <fieldset className={styles.group}>
      <legend>{t('devices')}</legend>
      <p className="dim">{t('devicesNote')}</p>
      <div className={styles.devices}>
        {backendRoles.map((role) => (
          <NativeSelect
            key={role}
            label={roleNames[role][language]}
            data={deviceCounts}
            value={String(fields.devices[role])}
            onChange={({ currentTarget }) =>
              onChange({ devices: { ...fields.devices, [role]: Number(currentTarget.value) } })
            }
          />
        ))}
      </div>
    </fieldset>
  );
};
