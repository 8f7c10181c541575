import { toVisibleText } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { countPixels, maxPixels } from '@inkstone/files';
import { customerServiceSetting } from '@inkstone/session/server';
import { saveSchoolSettings as contract, type SchoolSettingsDraft } from '../../contract.ts';
import { listChanges, writeRecord } from '../record/write-record.ts';
import { lockSettingsRow } from './settings.queries.ts';

type Service = SchoolSettingsDraft['service'];

/** What the record tells of the customer service: that there is a picture, not the picture itself. */
const toRecordedService = (service: Service) => ({
  servicePicture: service && `${service.picture.length} bytes`,
  serviceNote: service?.noteEn,
  serviceNoteZh: service?.noteZh,
});

/** Whether a picture declares more pixels than a browser can be asked to draw, however few its bytes are. */
const isPictureTooLarge = async ({ picture }: NonNullable<Service>): Promise<boolean> =>
  (await countPixels(Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'))) > maxPixels;

/** Saves the settings of the school. */
export const saveSchoolSettings = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, settings, updateSchool, refuse } = ctx;
  const { requestId: _, edition: opened, service, ...draft } = input;
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
  const stored = await settings.read(customerServiceSetting);
  const beforeService = stored && { picture: stored.picture, noteEn: stored.note.en, noteZh: stored.note.zh };
  const isServiceSame = JSON.stringify(beforeService) === JSON.stringify(service);
  const changes = listChanges(
    { ...before, ...toRecordedService(beforeService) },
    { ...after, ...toRecordedService(service) },
  );
  if (changes.length === 0 && isServiceSame) return { edition };
  if (!isServiceSame) {
    const note = service && { en: service.noteEn, zh: service.noteZh };
    await settings.save(customerServiceSetting, service && note && { picture: service.picture, note });
  }
  await updateSchool(after);
  const subject = { kind: 'school', id: null } as const;
  await writeRecord(tx, { at: now, actorId: me.id, action: 'school.settings', subject, changes });
  return { edition: edition + 1 };
});
