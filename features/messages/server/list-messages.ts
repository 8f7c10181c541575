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
import { countMessages, listPage, updateDeleted, updateRead } from './messages.queries.ts';

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

const list = async (ctx: HandlerContext<typeof listMessages>) => {
  const { studentId, page, pageNum } = ctx.input;
  return studentId !== undefined && studentId !== ctx.me.id ? ctx.notFound() : readPage(ctx, page, pageNum);
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
