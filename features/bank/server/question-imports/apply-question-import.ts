import { cutText } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { applyQuestionImport as contract } from '../../contract/question-imports.ts';
import { lockImports, readNodeCodes } from '../exchange/exchange.queries.ts';
import { listMimes, updateFilesUnused, updateFilesUsed } from '../files.queries.ts';
import { listReferencedFiles } from '../sign-content.ts';
import { insertSet } from '../write-set.ts';
import { findNode } from '../write-sets.queries.ts';
import type { CheckedQuestion } from './checked-source.ts';
import {
  listChosenItems,
  listKnownFingerprints,
  lockQuestionImport,
  updateItemSets,
  updateQuestionImport,
  type QuestionImportItemRow,
  type QuestionImportRow,
} from './question-imports.queries.ts';
import { toSetViewer, type SetViewer } from '../set-access.queries.ts';

const maxQuestionsOfSet = 60;
/** Questions without a common passage are easier found in small sets. */
const looseQuestionsOfSet = 20;

interface NewSet {
  title: string;
  titleZh: string | null;
  group: QuestionImportRow['groups'][number];
  items: (QuestionImportItemRow & { question: CheckedQuestion })[];
}

const isWhole = (item: QuestionImportItemRow): item is NewSet['items'][number] => item.question !== null;

const withoutEnding = (fileName: string): string => fileName.replace(/\.[^.]{1,5}$/, '').trim();

/** The sets that the chosen questions make: one for each passage, else sets of a category. */
const planSets = (row: QuestionImportRow, items: readonly QuestionImportItemRow[]): NewSet[] => {
  const sets: NewSet[] = [];
  for (const [index, group] of row.groups.entries()) {
    const own = items.filter(isWhole).filter(({ groupPosition }) => groupPosition === index + 1);
    const isLoose = group.stimulus.kind === 'none' && group.isOwnSet !== true;
    const size = isLoose ? looseQuestionsOfSet : maxQuestionsOfSet;
    const title = group.title || withoutEnding(row.fileName) || row.format;
    for (let from = 0; from < own.length; from += size) {
      const part = own.length > size ? ` (${from / size + 1})` : '';
      const toName = (text: string) => `${cutText(text, 180)}${part}`;
      const titleZh = group.titleZh === undefined ? null : toName(group.titleZh);
      sets.push({ title: toName(title), titleZh, group, items: own.slice(from, from + size) });
    }
  }
  return sets;
};

interface SetMaker {
  tx: Tx;
  row: QuestionImportRow;
  mimes: ReadonlyMap<number, string>;
  /** Knowledge points of the subject by their codes. */
  nodes: ReadonlyMap<string, number>;
  now: Date;
}

const makeSet = async (
  { tx, row, mimes, nodes, now }: SetMaker,
  { title, titleZh, group, items }: NewSet,
): Promise<number> => {
  const { programme, subject, ownerId } = row;
  const stimulus = {
    ...group.stimulus,
    files: group.stimulus.files.map(({ id }) => ({ id, mime: mimes.get(id) ?? '' })),
  };
  const questions = items.map(({ question: { knowledge = '', ...question } }) => ({
    ...question,
    knowledgeNodeId: nodes.get(knowledge) ?? null,
  }));
  await updateFilesUsed(tx, [...stimulus.files.map(({ id }) => id), ...listReferencedFiles([stimulus, questions])]);
  const saved = await insertSet(tx, {
    ...{ programme, subject, title, titleZh, stimulus, questions, ownerId, now },
  });
  return saved.setId;
};

/** The chosen questions without those that another import has added to the bank since this one was read. */
const withoutKnown = async (
  tx: Tx,
  items: readonly QuestionImportItemRow[],
  viewer: SetViewer,
): Promise<QuestionImportItemRow[]> => {
  const fingerprints = items.flatMap(({ fingerprint }) => fingerprint ?? []);
  const known = new Set((await listKnownFingerprints(tx, fingerprints, viewer)).map(({ value }) => value));
  return items.filter(({ fingerprint, sameSetId }) => sameSetId !== null || !known.has(fingerprint ?? ''));
};

/** Makes question sets of the chosen questions, all or none. */
export const applyQuestionImport = handleCall(contract, async ({ input, me, tx, now, notFound, refuse }) => {
  await lockImports(tx);
  const row = await lockQuestionImport(tx, { importId: input.importId, ownerId: me.id });
  if (!row) return notFound();
  if (row.state !== 'planned') return refuse('source.notPlanned');
  if (!(await findNode(tx, `${row.programme}.${row.subject}`))) return refuse('set.placeUnknown');
  const chosen = await listChosenItems(tx, row.id);
  if (chosen.length === 0) return refuse('source.noneChosen');
  const newItems = await withoutKnown(tx, chosen, toSetViewer(me));
  if (newItems.length === 0) return refuse('source.allThere');
  const mimes = await listMimes(tx, row.fileIds);
  const setIds = new Map<number, number>();
  const sets = planSets(row, newItems);
  const nodes = await readNodeCodes(tx, `${row.programme}.${row.subject}`);
  for (const set of sets) {
    const setId = await makeSet({ tx, row, mimes, nodes, now }, set);
    for (const { position } of set.items) setIds.set(position, setId);
  }
  await updateItemSets(tx, row.id, setIds);
  // What is in the bank is not read again.
  if (row.sourceFileId !== null) await updateFilesUnused(tx, [row.sourceFileId]);
  await updateQuestionImport(tx, row.id, { state: 'applied', appliedAt: now, sourceFileId: null });
  return { sets: sets.length, questions: newItems.length };
});
