import type { Tx } from '@inkstone/db';
import type { QuestionDraft, StimulusDraft } from '../contract.ts';
import { listFilesForSet, updateFilesOwn } from './files.queries.ts';
import type { StoredStimulus } from './pinned.ts';
import { filesNamed } from './signed.ts';
import { tidyQuestion, tidyStimulus } from './tidy-set.ts';
import { insertSet } from './write-set.ts';

/** Sets that somebody writes for one piece of work alone. */
export interface OutsideSets {
  ownerId: number;
  now: Date;
  programme: string;
  subject: string;
  title: string;
  titleZh: string | null;
  sets: readonly { stimulus: StimulusDraft; questions: readonly QuestionDraft[] }[];
}

/** Why they may not be kept: which set is wrong, or a file is not there. */
export type OutsideRefusal = { wrong: number } | 'fileMissing';

/** The files that may be shown, with their names; null where one is somebody else's or not there. */
const keepFiles = async (tx: Tx, ownerId: number, content: unknown, shown: readonly number[]) => {
  const fileIds = [...new Set([...shown, ...filesNamed(content)])];
  const rows = fileIds.length === 0 ? [] : await listFilesForSet(tx, { fileIds, personId: ownerId });
  if (rows.length < fileIds.length) return null;
  await updateFilesOwn(tx, fileIds);
  return new Map(rows.map((row) => [row.id, row]));
};

/** Keeps sets that never show in the bank: cleaned and checked as the bank's own, and hidden from the beginning. */
export const keepOutsideBank = async (tx: Tx, it: OutsideSets): Promise<number[] | OutsideRefusal> => {
  const { ownerId, now, programme, subject, title, titleZh } = it;
  const setRevisionIds: number[] = [];
  for (const [index, draft] of it.sets.entries()) {
    const questions = draft.questions.map(tidyQuestion).filter((one) => typeof one !== 'string');
    if (questions.length < draft.questions.length) return { wrong: index };
    const stimulus = tidyStimulus(draft.stimulus);
    const shown = stimulus.files.map(({ id }) => id);
    const files = await keepFiles(tx, ownerId, [stimulus.html, questions], shown);
    if (!files) return 'fileMissing';
    const stored: StoredStimulus['files'] = shown.map((id) => ({
      id,
      mime: files.get(id)?.mime ?? '',
      name: files.get(id)?.name ?? '',
    }));
    const set = { programme, subject, title, titleZh, stimulus: { ...stimulus, files: stored }, questions };
    const kept = await insertSet(tx, { ...set, ownerId, now, isHidden: true });
    setRevisionIds.push(kept.setRevisionId);
  }
  return setRevisionIds;
};
