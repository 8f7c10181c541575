import { updateFilesUsed } from '@inkstone/bank/server';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { expandStudents } from '@inkstone/people/server';
import { countUse, getAccount } from '@inkstone/session/server';
import { sendAnnouncement as contract } from '../contract.ts';
import { maxAttachmentBytes } from '../rules.ts';
import type {} from '../events.ts';
import { findGivenAssignment, insertAnnouncement, listWaitingStudents, lockUploads } from './announcements.queries.ts';

type SendContext = HandlerContext<typeof contract>;

/** Rate limit of one teacher, counted in the database so that all processes share it. */
const sendLimit = (personId: number) => ({ key: `announcement ${personId}`, most: 6, windowSeconds: 60 });

/** Everybody who is to get it, each once; whatever is not the caller's is not found. */
const resolveRecipients = async ({ input, me, tx, refuse, notFound }: SendContext): Promise<number[]> => {
  const { studentIds, classIds, assignmentId } = input;
  const { students, foreign } = await expandStudents(tx, { teacherId: me.id, studentIds, classIds });
  if (foreign) return notFound();
  const personIds = new Set(students.map(({ studentId }) => studentId));
  if (assignmentId !== undefined) {
    const assignment = await findGivenAssignment(tx, { assignmentId, teacherId: me.id });
    if (!assignment) return notFound();
    for (const { studentId } of await listWaitingStudents(tx, assignment)) personIds.add(studentId);
  }
  return personIds.size === 0 ? refuse('announcement.nobody') : [...personIds];
};

/** Takes the caller's uploads into use. */
const attachFiles = async ({ input: { fileIds }, me, tx, refuse }: SendContext): Promise<void> => {
  if (fileIds.length === 0) return;
  const uploads = await lockUploads(tx, { fileIds, personId: me.id });
  if (uploads.length < fileIds.length) refuse('announcement.fileMissing');
  const bytes = uploads.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (bytes > maxAttachmentBytes) refuse('announcement.filesTooLarge', { megabytes: maxAttachmentBytes / 1024 / 1024 });
  await updateFilesUsed(tx, fileIds, 'announcement');
};

/** Sends an announcement. */
export const sendAnnouncement = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, emit } = ctx;
  const { title, text: body, fileIds, classIds } = input;
  const personIds = await resolveRecipients(ctx);
  await countUse(tx, now, sendLimit(me.id));
  await attachFiles(ctx);
  const id = await insertAnnouncement(tx, { teacherId: me.id, title, body, createdAt: now, personIds, fileIds });
  const { name: teacherName, nameZh: teacherNameZh } = await getAccount(tx, me.id);
  await emit('announcement.sent', { announcementId: id, title, teacherName, teacherNameZh, personIds, classIds });
  return { id, recipientCount: personIds.length };
});
