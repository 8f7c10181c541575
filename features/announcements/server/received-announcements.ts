import { listHeldRecordings } from '@inkstone/assignments/server';
import { localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { resolveFileResponse } from '@inkstone/files';
import {
  downloadAnnouncementFile as fileContract,
  getReceivedAnnouncement as receivedContract,
  listReceivedAnnouncements as inboxContract,
  markAnnouncementRead as readContract,
} from '../contract.ts';
import {
  findReadableFile,
  findReceivedRow,
  listAttachedFiles,
  listReceivedRows,
  updateRead,
} from './announcements.queries.ts';

/** An announcement for its recipient. */
export const getReceivedAnnouncement = handleCall(
  receivedContract,
  async ({ input: { id }, me, tx, language, notFound }) => {
    const row = await findReceivedRow(tx, { id, personId: me.id });
    if (!row) return notFound();
    return {
      id,
      title: row.title,
      text: row.body,
      files: (await listAttachedFiles(tx, id)).map(({ sizeBytes, ...file }) => ({ ...file, size: sizeBytes })),
      senderName: localizedName(language, row.name, row.nameZh),
      sentAt: row.createdAt.toISOString(),
      readAt: row.readAt?.toISOString() ?? null,
    };
  },
);

/** A page of the announcements that the caller received. */
export const listReceivedAnnouncements = handleCall(
  inboxContract,
  async ({ input: { page, pageNum }, me, tx, language }) => {
    const { rows, total } = await listReceivedRows(tx, { personId: me.id, page, pageNum });
    const list = rows.map((row) => ({
      id: row.id,
      title: row.title,
      senderName: localizedName(language, row.name, row.nameZh),
      fileCount: row.fileCount,
      sentAt: row.createdAt.toISOString(),
      readAt: row.readAt?.toISOString() ?? null,
    }));
    return { list, page, totalPage: Math.ceil(total / pageNum), total };
  },
);

/** Records when a recipient opened an announcement first. */
export const markAnnouncementRead = handleCall(readContract, async ({ input: { id }, me, tx, now, notFound }) => {
  const row = await updateRead(tx, { id, personId: me.id, at: now });
  return row ? { readAt: (row.readAt ?? now).toISOString() } : notFound();
});

/** Streams a file of an announcement; nothing stores it, so that it is gone with a recall. */
export const downloadAnnouncementFile = handleCall(fileContract, async (ctx) => {
  const { input, me, tx, now, storage, request, language, refuse, notFound } = ctx;
  const row = await findReadableFile(tx, { ...input, personId: me.id });
  if (!row) return notFound();
  const holdingTest = (await listHeldRecordings(tx, { studentId: me.id, fileIds: [row.id], now })).get(row.id);
  if (holdingTest)
    return refuse('announcement.fileHeld', { title: localizedName(language, holdingTest.title, holdingTest.titleZh) });
  const file = { size: row.sizeBytes, mime: row.mime, sha256: row.sha256, name: row.name };
  const { status, headers, bytes } = resolveFileResponse(file, { range: request.range });
  const unstored = { ...headers, 'cache-control': 'private, no-store' };
  if (bytes === null) return { status, headers: unstored, body: null };
  return { status, headers: unstored, body: await storage.open(row.key, bytes === 'all' ? undefined : bytes) };
});
