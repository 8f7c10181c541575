import { handleCall } from '@inkstone/call/server';
import { saveRetention as contract } from '../../contract.ts';
import { leastRetentionDays, retentionKinds, type RetentionDays, type RetentionKind } from '../../retention.ts';
import { listChanges, writeRecord } from '../record/write-record.ts';
import { lockSettingsRow } from '../settings/settings.queries.ts';
import { readFixedRetention, readOwnRetention, retentionSetting } from './retention-setting.ts';

const toRecorded = ({ activity, journals, recordings, signIns }: RetentionDays) => ({
  ...{ activityDays: activity, journalDays: journals, recordingDays: recordings, signInDays: signIns },
});

/** Saves for how many days the school keeps each kind, except what the server fixes; the first night after it removes what is older. */
export const saveRetention = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, settings, refuse } = ctx;
  const { requestId: _, edition: opened, ...draft } = input;
  // Two who save at once wait for one another.
  await lockSettingsRow(tx);
  const before = await readOwnRetention(ctx);
  if (before.edition !== opened) return refuse('settings.changedMeanwhile');
  const fixed = readFixedRetention(ctx);
  const keepFixed = (kind: RetentionKind) => (kind in fixed ? before.days[kind] : draft[kind]);
  const days: RetentionDays = {
    activity: keepFixed('activity'),
    journals: keepFixed('journals'),
    recordings: keepFixed('recordings'),
    signIns: keepFixed('signIns'),
  };
  const isShort = retentionKinds.some((kind) => (days[kind] ?? Infinity) < leastRetentionDays[kind]);
  if (isShort) return refuse('retention.tooShort');
  const changes = listChanges(toRecorded(before.days), toRecorded(days));
  if (changes.length === 0) return { edition: before.edition };
  const edition = before.edition + 1;
  await settings.save(retentionSetting, { edition, days });
  const subject = { kind: 'school', id: null } as const;
  await writeRecord(tx, { at: now, actorId: me.id, action: 'school.retention', subject, changes });
  return { edition };
});
