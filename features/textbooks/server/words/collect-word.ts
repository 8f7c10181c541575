import { localizedName, type Language } from '@inkstone/base';
import { isAllowed } from '@inkstone/call';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { isStudent } from '@inkstone/session/contract';
import { collectWord as contract } from '../../contract.ts';
import { bookReaderAccess } from '../../contract/access.ts';
import { findEdition } from '../bank.queries.ts';
import { countWords, isAssignedTo, listWords, removeWord, upsertWord, type WordRow } from './words.queries.ts';

type CollectContext = HandlerContext<typeof contract>;

const maxWords = 5000;

const toCollectedWord = (row: WordRow, language: Language) => ({
  ...{ id: row.id, word: row.word, meanings: row.meaning, sentence: row.sentence, page: row.page },
  editionId: row.editionId,
  bookName: row.name === null ? '' : localizedName(language, row.name, row.nameZh),
  collectedAt: row.collectedAt.toISOString(),
});

/** Whether the caller may read an edition: assigned for a student, in the bank for staff. */
const canRead = async ({ tx, me, now }: CollectContext, editionId: number): Promise<boolean> => {
  if (isStudent(me.role)) return isAssignedTo(tx, { editionId, studentId: me.id, now });
  return isAllowed(bookReaderAccess, me) && (await findEdition(tx, { id: editionId, teacherId: me.id })) !== undefined;
};

const collect = async (
  ctx: CollectContext,
  collected: NonNullable<CollectContext['input']['collect']>,
): Promise<number> => {
  const { tx, me, now, refuse, notFound } = ctx;
  const { word, meanings, sentence, editionId, page } = collected;
  if (editionId !== undefined && !(await canRead(ctx, editionId))) return notFound();
  const row = {
    ...{ personId: me.id, word, meaning: meanings, sentence, collectedAt: now },
    editionId: editionId ?? null,
    page: editionId === undefined ? null : (page ?? null),
  };
  return (await upsertWord(tx, row, maxWords)) ?? refuse('word.notebookFull');
};

/** Collects a word, removes one, and returns a page of the caller's notebook. */
export const collectWord = handleCall(contract, async (ctx) => {
  const { input, tx, me, language, notFound } = ctx;
  const isForgotten = input.forget === undefined || (await removeWord(tx, { id: input.forget, personId: me.id }));
  if (!isForgotten) return notFound();
  const collectedId = input.collect ? await collect(ctx, input.collect) : null;
  const { search, page, pageNum } = input;
  const key = { personId: me.id, search: search || undefined, page, pageNum };
  const rows = await listWords(tx, key);
  const total = await countWords(tx, key);
  const list = rows.map((row) => toCollectedWord(row, language));
  return { list, collectedId, page, totalPage: Math.ceil(total / pageNum), total };
});
