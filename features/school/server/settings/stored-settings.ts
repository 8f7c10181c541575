import { readReportDefaults, reportDefaultsSetting } from '@inkstone/assignments/server';
import type { SchoolSettingStore } from '@inkstone/call/server';
import { studentViewSetting } from '@inkstone/home/server';
import { customerServiceSetting, devicesSetting, oneDevice } from '@inkstone/session/server';
import type { SchoolSettingsDraft } from '../../contract.ts';

/** The settings that are no columns of the school's row, as the form has them. */
export type StoredSettings = Pick<
  SchoolSettingsDraft,
  'service' | 'devices' | 'reportDefaults' | 'showsDefeatedPercent'
>;

/** Reads them; what was never saved stands as it is then in force. */
export const readStoredSettings = async (settings: SchoolSettingStore): Promise<StoredSettings> => {
  const service = await settings.read(customerServiceSetting);
  const view = await settings.read(studentViewSetting);
  return {
    service: service && { picture: service.picture, noteEn: service.note.en, noteZh: service.note.zh },
    devices: (await settings.read(devicesSetting)) ?? oneDevice,
    reportDefaults: await readReportDefaults(settings),
    showsDefeatedPercent: view?.showsDefeatedPercent ?? true,
  };
};

const isSame = (first: unknown, second: unknown): boolean => JSON.stringify(first) === JSON.stringify(second);

/** Saves what differs; tells whether anything did. */
export const saveStoredSettings = async (
  settings: SchoolSettingStore,
  before: StoredSettings,
  after: StoredSettings,
): Promise<boolean> => {
  const { service, devices, reportDefaults, showsDefeatedPercent } = after;
  if (!isSame(before.service, service)) {
    const note = service && { en: service.noteEn, zh: service.noteZh };
    await settings.save(customerServiceSetting, service && note && { picture: service.picture, note });
  }
  if (!isSame(before.devices, devices)) await settings.save(devicesSetting, devices);
  if (!isSame(before.reportDefaults, reportDefaults)) await settings.save(reportDefaultsSetting, reportDefaults);
  if (before.showsDefeatedPercent !== showsDefeatedPercent)
    await settings.save(studentViewSetting, { showsDefeatedPercent });
  return !isSame(before, after);
};

/** What the record says about them: of a picture that there is one, not the picture itself. */
export const toRecordedSettings = ({ service, devices, reportDefaults, showsDefeatedPercent }: StoredSettings) => ({
  reportOfHomework: reportDefaults.homework,
  reportOfTests: reportDefaults.test,
  servicePicture: service && `${service.picture.length} bytes`,
  serviceNote: service?.noteEn,
  serviceNoteZh: service?.noteZh,
  defeatedPercent: showsDefeatedPercent ? '✓' : '✗',
  devicesTeacher: devices.teacher,
  devicesGuide: devices.guide,
  devicesStaff: devices.staff,
  devicesRecruitment: devices.recruitment,
  devicesSupervisor: devices['recruitment-supervisor'],
});
