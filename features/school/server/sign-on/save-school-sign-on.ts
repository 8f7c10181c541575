import { handleCall } from '@inkstone/call/server';
import { isSchoolPermission, isStudent, workPermissions, type Permission } from '@inkstone/session/contract';
import { defaultSignOn, signOnSetting } from '@inkstone/session/server';
import { saveSchoolSignOn as contract, type SignOnRule } from '../../contract.ts';
import { permissionPresets, presetByRole } from '../../rules.ts';
import { listChanges, writeRecord } from '../record/write-record.ts';
import { lockSettingsRow } from '../settings/settings.queries.ts';
import { listClassIds } from './sign-on.queries.ts';

type WorkPermission = (typeof workPermissions)[number];

const isWorkPermission = (name: Permission): name is WorkPermission => !isSchoolPermission(name);

/** What comes with a role: the usual permissions of work, and none of administration. */
const toStoredRule = (rule: SignOnRule) => {
  const preset = presetByRole[rule.role];
  return { ...rule, permissions: preset ? permissionPresets[preset].filter(isWorkPermission) : [] };
};

/** A rule as the record tells it. */
const toRuleText = ({ claim, value, role, classId }: SignOnRule): string =>
  `${claim} = ${value}: ${role}${classId === null ? '' : ` (${classId})`}`;

const toRecorded = (setting: {
  createsPeople: boolean;
  acceptsUnstatedMail: boolean;
  rules: readonly SignOnRule[];
}) => ({
  signOnCreates: setting.createsPeople,
  signOnUnstatedMail: setting.acceptsUnstatedMail,
  signOnRules: setting.rules.map(toRuleText),
});

/** Saves how the school takes people whom the identity provider names. */
export const saveSchoolSignOn = handleCall(contract, async ({ input, me, tx, now, settings, refuse }) => {
  const { requestId: _, edition: opened, ...draft } = input;
  // Two who save at once wait for one another.
  await lockSettingsRow(tx);
  const before = (await settings.read(signOnSetting)) ?? defaultSignOn;
  if (before.edition !== opened) return refuse('settings.changedMeanwhile');
  if (draft.createsPeople && draft.rules.length === 0) return refuse('signOn.noRules');
  if (draft.rules.some(({ role, classId }) => classId !== null && !isStudent(role)))
    return refuse('signOn.classOfStudents');
  const classIds = [...new Set(draft.rules.flatMap(({ classId }) => classId ?? []))];
  if ((await listClassIds(tx, classIds)).length < classIds.length) return refuse('signOn.classGone');
  const changes = listChanges(toRecorded(before), toRecorded(draft));
  const rules = draft.rules.map(toStoredRule);
  if (changes.length === 0 && rules.length === before.rules.length) return { edition: before.edition };
  const edition = before.edition + 1;
  await settings.save(signOnSetting, { ...draft, rules, edition });
  const subject = { kind: 'school', id: null } as const;
  await writeRecord(tx, { at: now, actorId: me.id, action: 'school.signOn', subject, changes });
  return { edition };
});
