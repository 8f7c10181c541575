import { localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import {
  listAnnouncementRecipients as recipientsContract,
  listSentAnnouncements as sentContract,
  recallAnnouncement as recallContract,
  type SentAnnouncement,
} from '../contract.ts';
import type {} from '../events.ts';
import {
  findSentRow,
  listAttachedFiles,
  listReaders,
  listRecipientIds,
  listSentRows,
  updateRecalled,
  type SentRow,
} from './announcements.queries.ts';

const toSentAnnouncement = (row: SentRow): SentAnnouncement => ({
  id: row.id,
  title: row.title,
  sentAt: row.createdAt.toISOString(),
  recalledAt: row.recalledAt?.toISOString() ?? null,
  recipientCount: row.recipientCount,
  readCount: row.readCount,
});

/** A page of the caller's announcements. */
export const listSentAnnouncements = handleCall(sentContract, async ({ input: { page, pageNum }, me, tx }) => {
  const { rows, total } = await listSentRows(tx, { teacherId: me.id, page, pageNum });
  return { list: rows.map(toSentAnnouncement), page, totalPage: Math.ceil(total / pageNum), total };
});

/** An announcement of the caller with a page of its recipients. */
export const listAnnouncementRecipients = handleCall(
  recipientsContract,
  async ({ input: { id, page, pageNum }, me, tx, language, notFound }) => {
    const row = await findSentRow(tx, { id, teacherId: me.id });
    if (!row) return notFound();
    const readers = await listReaders(tx, { id, page, pageNum });
    const total = row.recipientCount;
    return {
      announcement: {
        ...toSentAnnouncement(row),
        text: row.body,
        files: (await listAttachedFiles(tx, id)).map(({ sizeBytes, ...file }) => ({ ...file, size: sizeBytes })),
      },
      list: readers.map(({ personId, readAt, name, nameZh }) => ({
        id: personId,
        name: localizedName(language, name, nameZh),
        readAt: readAt?.toISOString() ?? null,
      })),
      page,
      totalPage: Math.ceil(total / pageNum),
      total,
    };
  },
);

/** Recalls an announcement; a second recall changes nothing. */
export const recallAnnouncement = handleCall(recallContract, async ({ input: { id }, me, tx, now, emit, notFound }) => {
  const recalled = await updateRecalled(tx, { id, teacherId: me.id, at: now });
  if (recalled) await emit('announcement.recalled', { announcementId: id, personIds: await listRecipientIds(tx, id) });
  const row = await findSentRow(tx, { id, teacherId: me.id });
  return row ? { recalledAt: (row.recalledAt ?? now).toISOString() } : notFound();
});
