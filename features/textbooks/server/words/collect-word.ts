import { localizedName, type Language } from '@inkstone/base';
import { isAllowed } from '@inkstone/call';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { collectWord as contract } from '../../contract.ts';
import { bookReader } from '../../contract/who.ts';
import { findEdition } from '../bank.queries.ts';
import { countWords, isGivenTo, listWords, removeWord, upsertWord, type WordRow } from './words.queries.ts';

type Asked = HandlerContext<typeof contract>;

const mostWords = 5000;

const shown = (row: WordRow, language: Language) => ({
  ...{ id: row.id, word: row.word, meanings: row.meaning, sentence: row.sentence, page: row.page },
  fileid: row.edition_id,
  bookName: row.name === null ? '' : localizedName(language, row.name, row.name_zh),
  collectedAt: new Date(row.collected_at).toISOString(),
});

/** Whether the caller may read an edition: given to a student, of the bank for the teacher side. */
const mayRead = async ({ tx, me, now }: Asked, editionId: number): Promise<boolean> => {
  if (me.role === 'student') return isGivenTo(tx, { editionId, studentId: me.id, now });
  return isAllowed(bookReader, me) && (await findEdition(tx, { id: editionId, teacherId: me.id })) !== undefined;
};

const collect = async (it: Asked, wanted: NonNullable<Asked['input']['collect']>): Promise<number> => {
  const { tx, me, now, refuse, notFound } = it;
  const { word, meanings, sentence, fileid, page } = wanted;
  if (fileid !== undefined && !(await mayRead(it, fileid))) return notFound();
  const row = {
    ...{ personId: me.id, word, meaning: meanings, sentence, collectedAt: now },
    editionId: fileid ?? null,
    page: fileid === undefined ? null : (page ?? null),
  };
  return (await upsertWord(tx, row, mostWords)) ?? refuse('word.notebookFull');
};

/** Collects a word, forgets one, and answers a page of the own notebook. */
export const collectWord = handleCall(contract, async (it) => {
  const { input, tx, me, language, notFound } = it;
  const isForgotten = input.forget === undefined || (await removeWord(tx, { id: input.forget, personId: me.id }));
  if (!isForgotten) return notFound();
  const collectedId = input.collect ? await collect(it, input.collect) : null;
  const { search, page, pageNum } = input;
  const key = { personId: me.id, search: search || undefined, page, pageNum };
  const rows = await listWords(tx, key);
  const total = await countWords(tx, key);
  const list = rows.map((row) => shown(row, language));
  return { list, collectedId, page, totalPage: Math.ceil(total / pageNum), total };
});
