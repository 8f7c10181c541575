import { toVisibleText } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { countPixels, maxPixels } from '@inkstone/files';
import { saveSchoolSettings as contract, type SchoolSettingsDraft } from '../../contract.ts';
import { listChanges, writeRecord } from '../record/write-record.ts';
import { lockSettingsRow } from './settings.queries.ts';
import { readStoredSettings, saveStoredSettings, toRecordedSettings } from './stored-settings.ts';

type Service = SchoolSettingsDraft['service'];

/** Whether a picture declares more pixels than a browser can be asked to draw, however few its bytes are. */
const isPictureTooLarge = async ({ picture }: NonNullable<Service>): Promise<boolean> =>
  (await countPixels(Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'))) > maxPixels;

/** Saves the settings of the school. */
export const saveSchoolSettings = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, settings, updateSchool, refuse } = ctx;
  const { requestId: _, edition: opened, service, devices, reportDefaults, showsDefeatedPercent, ...draft } = input;
  const { edition, ...before } = await lockSettingsRow(tx);
  if (edition !== opened) return refuse('settings.changedMeanwhile');
  const after = {
    ...draft,
    name: toVisibleText(draft.name),
    nameZh: toVisibleText(draft.nameZh ?? '') || null,
    ...{ notice: draft.notice || null, noticeZh: draft.noticeZh || null },
  };
  if (after.name === '') return refuse('settings.nameMissing');
  if (service && (await isPictureTooLarge(service))) return refuse('settings.pictureTooLarge');
  const stored = await readStoredSettings(settings);
  const next = { service, devices, reportDefaults, showsDefeatedPercent };
  const changes = listChanges({ ...before, ...toRecordedSettings(stored) }, { ...after, ...toRecordedSettings(next) });
  const isChanged = await saveStoredSettings(settings, stored, next);
  if (changes.length === 0 && !isChanged) return { edition };
  await updateSchool(after);
  const subject = { kind: 'school', id: null } as const;
  await writeRecord(tx, { at: now, actorId: me.id, action: 'school.settings', subject, changes });
  return { edition: edition + 1 };
});
