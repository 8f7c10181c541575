import { handleCall, readerZone, type HandlerContext } from '@inkstone/call/server';
import {
  deleteBackendMessage,
  deleteMessage,
  listBackendMessages,
  listMessages,
  markBackendMessageRead,
  markMessageRead,
} from '../contract.ts';
import { toMessage } from './message.ts';
import { countMessages, listMessageRows, listPage, updateDeleted, updateRead } from './messages.queries.ts';

type ListContext = Pick<HandlerContext<typeof listMessages>, 'me' | 'tx' | 'school'>;

const readPage = async ({ me, tx, school }: ListContext, page: number, pageNum: number) => {
  const { total, unread } = await countMessages(tx, me.id);
  const rows = await listPage(tx, { personId: me.id, page, pageNum });
  return {
    messages: rows.map((row) => toMessage(row, me.language, readerZone({ me, school }))),
    totalPage: Math.ceil(total / pageNum),
    unreadCount: unread,
    total,
  };
};

const readOne = async (ctx: HandlerContext<typeof listMessages>, messageId: number) => {
  const { me, tx, school } = ctx;
  const [row] = await listMessageRows(tx, [messageId]);
  if (row?.personId !== me.id) return ctx.notFound();
  const { unread } = await countMessages(tx, me.id);
  const messages = [toMessage(row, me.language, readerZone({ me, school }))];
  return { messages, totalPage: 1, unreadCount: unread, total: 1 };
};

const list = async (ctx: HandlerContext<typeof listMessages>) => {
  const { studentId, messageId, page, pageNum } = ctx.input;
  if (studentId !== undefined && studentId !== ctx.me.id) return ctx.notFound();
  return messageId === undefined ? readPage(ctx, page, pageNum) : readOne(ctx, messageId);
};

const read = async (ctx: HandlerContext<typeof markMessageRead>) => {
  const { input, me, tx, now, notFound } = ctx;
  if (!(await updateRead(tx, { id: input.messageId, personId: me.id, at: now }))) return notFound();
  return { unreadCount: (await countMessages(tx, me.id)).unread };
};

const remove = async (ctx: HandlerContext<typeof deleteMessage>) => {
  const { input, me, tx, now, notFound } = ctx;
  const id = typeof input.messageId === 'number' ? input.messageId : null;
  if (!input.deletesAll && id === null) return notFound();
  const count = await updateDeleted(tx, { id: input.deletesAll ? null : id, personId: me.id, at: now });
  if (!input.deletesAll && count === 0) return notFound();
  return readPage(ctx, input.page, 10);
};

/** The three calls of students, and the same for the backend login. */
export const messageHandlers = [
  handleCall(listMessages, list),
  handleCall(markMessageRead, read),
  handleCall(deleteMessage, remove),
  handleCall(listBackendMessages, list),
  handleCall(markBackendMessageRead, read),
  handleCall(deleteBackendMessage, remove),
];
