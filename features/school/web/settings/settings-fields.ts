import { useTranslation, type FieldError } from '@inkstone/ui';
import type { SchoolSettingsDraft } from '../../contract.ts';
import { settingsMessages } from '../../messages.ts';
import { maxArchiveHours, maxGraceSeconds } from '../../rules.ts';

/** The form of the settings: texts as they are typed. */
export interface SettingsFields {
  name: string;
  nameZh: string;
  timeZone: string;
  notice: string;
  noticeZh: string;
  archiveHours: string;
  graceSeconds: string;
  reportDefaults: SchoolSettingsDraft['reportDefaults'];
  showsDefeatedPercent: boolean;
  devices: SchoolSettingsDraft['devices'];
  /** A data URL; empty: none. */
  picture: string;
  noteEn: string;
  noteZh: string;
}

export interface SettingsGroupProps {
  fields: SettingsFields;
  onChange(next: Partial<SettingsFields>): void;
}

export const toFields = ({ service, ...settings }: SchoolSettingsDraft): SettingsFields => ({
  name: settings.name,
  nameZh: settings.nameZh ?? '',
  timeZone: settings.timeZone,
  notice: settings.notice ?? '',
  noticeZh: settings.noticeZh ?? '',
  archiveHours: String(settings.archiveHours),
  graceSeconds: String(settings.graceSeconds),
  reportDefaults: settings.reportDefaults,
  showsDefeatedPercent: settings.showsDefeatedPercent,
  devices: settings.devices,
  picture: service?.picture ?? '',
  noteEn: service?.noteEn ?? '',
  noteZh: service?.noteZh ?? '',
});

export const toDraft = (fields: SettingsFields): SchoolSettingsDraft => {
  const { picture } = fields;
  const [noteEn, noteZh] = [fields.noteEn.trim(), fields.noteZh.trim()];
  return {
    name: fields.name.trim(),
    nameZh: fields.nameZh.trim() || null,
    timeZone: fields.timeZone,
    notice: fields.notice.trim() || null,
    noticeZh: fields.noticeZh.trim() || null,
    archiveHours: Number(fields.archiveHours),
    graceSeconds: Number(fields.graceSeconds),
    reportDefaults: fields.reportDefaults,
    showsDefeatedPercent: fields.showsDefeatedPercent,
    devices: fields.devices,
    service: picture === '' ? null : { picture, noteEn, noteZh },
  };
};

const isWithin = (text: string, least: number, most: number): boolean =>
  /^\d{1,6}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

/** What is wrong with the form. */
export const useSettingsFaults = (fields: SettingsFields): FieldError[] => {
  const t = useTranslation(settingsMessages);
  const { name, archiveHours, graceSeconds, picture, noteEn, noteZh } = fields;
  const fault = (isWrong: boolean, field: keyof SettingsFields, message: string): FieldError[] =>
    isWrong ? [{ field: `settings-${field}`, message }] : [];
  return [
    ...fault(name.trim() === '', 'name', t('needName')),
    ...fault(!isWithin(archiveHours, 1, maxArchiveHours), 'archiveHours', t('wrongArchive')),
    ...fault(!isWithin(graceSeconds, 0, maxGraceSeconds), 'graceSeconds', t('wrongGrace')),
    ...fault(picture !== '' && (noteEn.trim() === '' || noteZh.trim() === ''), 'noteEn', t('needNote')),
  ];
};
