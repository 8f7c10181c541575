import { toVisibleText } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { endClass, findTerm, insertClass, lockClasses, saveClass } from '@inkstone/people/server';
import {
  addSchoolClass as addContract,
  changeSchoolClass as changeContract,
  closeSchoolClass as closeContract,
  type ClassDraft,
} from '../../contract.ts';
import { listChanges, writeRecord } from '../record/write-record.ts';
import { listFitPeople, listTeacherIds } from './classes.queries.ts';

/** The names without invisible signs, each teacher once; the present term where the draft says nothing of it. */
const toDetails = ({ name, nameZh, teacherId, colleagueIds, termId }: ClassDraft, presentTermId: number | null) => ({
  name: toVisibleText(name),
  nameZh: toVisibleText(nameZh ?? '') || null,
  teacherId,
  colleagueIds: [...new Set(colleagueIds)].filter((id) => id !== teacherId),
  termId: termId === undefined ? presentTermId : termId,
});

type ClassDetails = ReturnType<typeof toDetails>;

/** Why a class cannot be saved like this; null where it can. Who teaches there already may stay. */
const findDraftFault = async (
  tx: Tx,
  { name, teacherId, colleagueIds, termId }: ClassDetails,
  presentIds: readonly number[],
): Promise<'class.nameMissing' | 'class.teacherUnfit' | 'class.termGone' | null> => {
  if (name === '') return 'class.nameMissing';
  if (termId !== null && !(await findTerm(tx, termId))) return 'class.termGone';
  const ids = [teacherId, ...colleagueIds].filter((id) => !presentIds.includes(id));
  const fit = await listFitPeople(tx, { part: 'teacher', ids });
  return fit.length === ids.length ? null : 'class.teacherUnfit';
};

/** What the record says about a class: people by their ids. */
const toRecorded = async (tx: Tx, { name, nameZh, teacherId, colleagueIds, termId }: ClassDetails) => ({
  ...{ name, nameZh, teacher: teacherId },
  colleagues: colleagueIds.map(String),
  term: termId === null ? null : (await findTerm(tx, termId))?.name,
});

/** Adds a class. */
export const addSchoolClass = handleCall(addContract, async ({ input, me, tx, now, refuse }) => {
  const details = toDetails(input, null);
  const fault = await findDraftFault(tx, details, []);
  if (fault) return refuse(fault);
  const classId = await insertClass(tx, { ...details, createdAt: now });
  await writeRecord(tx, {
    ...{ at: now, actorId: me.id, action: 'class.added', subject: { kind: 'class', id: classId } },
    changes: listChanges({}, await toRecorded(tx, details)),
  });
  return { classId };
});

/** Changes a class. */
export const changeSchoolClass = handleCall(changeContract, async ({ input, me, tx, now, refuse, notFound }) => {
  const [before] = await lockClasses(tx, [input.classId]);
  if (!before) return notFound();
  if (before.edition !== input.edition) return refuse('class.changedMeanwhile');
  const teacherIds = await listTeacherIds(tx, before.id);
  const details = toDetails(input, before.termId);
  const fault = await findDraftFault(tx, details, teacherIds);
  if (fault) return refuse(fault);
  const colleagueIds = teacherIds.filter((id) => id !== before.teacherId);
  const changes = listChanges(await toRecorded(tx, { ...before, colleagueIds }), await toRecorded(tx, details));
  if (changes.length === 0) return { edition: before.edition };
  const edition = await saveClass(tx, before, details);
  const subject = { kind: 'class', id: before.id } as const;
  await writeRecord(tx, { at: now, actorId: me.id, action: 'class.changed', subject, changes });
  return { edition };
});

/** Closes a class or reopens it; given work stays. */
export const closeSchoolClass = handleCall(closeContract, async ({ input, me, tx, now, notFound }) => {
  const { classId, isClosed } = input;
  const [before] = await lockClasses(tx, [classId]);
  if (!before) return notFound();
  if ((before.endedAt !== null) === isClosed) return {};
  await endClass(tx, { classId, endedAt: isClosed ? now : null });
  const action = isClosed ? 'class.closed' : 'class.reopened';
  await writeRecord(tx, { at: now, actorId: me.id, action, subject: { kind: 'class', id: classId } });
  return {};
});
