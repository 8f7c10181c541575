import type { Tx } from '@inkstone/db';
import type { QuestionDraft, StimulusDraft } from '../contract.ts';
import { listFilesForSet, updateFilesOwn } from './files.queries.ts';
import type { StoredStimulus } from './pinned-content.ts';
import { listReferencedFiles } from './sign-content.ts';
import { cleanQuestion, cleanStimulus } from './clean-set.ts';
import { withKnownSources } from './rubrics/known-sources.ts';
import { insertSet } from './write-set.ts';
import { type SetViewer } from './set-access.queries.ts';

/** Question sets written for one assignment only. */
export interface PrivateSets {
  /** Whose sets they are. */
  owner: SetViewer;
  now: Date;
  programme: string;
  subject: string;
  title: string;
  titleZh: string | null;
  sets: readonly { stimulus: StimulusDraft; questions: readonly QuestionDraft[] }[];
}

/** Why private sets cannot be stored: the index of an invalid set, or a missing file. */
export type PrivateSetsRefusal = { wrong: number } | 'fileMissing';

/** The files that may be used, with their names; null if one is missing or somebody else's. */
const storeFiles = async (tx: Tx, viewer: SetViewer, content: unknown, shownIds: readonly number[]) => {
  const fileIds = [...new Set([...shownIds, ...listReferencedFiles(content)])];
  const rows = fileIds.length === 0 ? [] : await listFilesForSet(tx, { fileIds, viewer });
  if (rows.length < fileIds.length) return null;
  await updateFilesOwn(tx, fileIds);
  return new Map(rows.map((row) => [row.id, row]));
};

/** Stores sets that never appear in the bank: sanitised and checked like the bank's own, and hidden from the start. */
export const storePrivateSets = async (tx: Tx, input: PrivateSets): Promise<number[] | PrivateSetsRefusal> => {
  const { owner, now, programme, subject, title, titleZh } = input;
  const setRevisionIds: number[] = [];
  for (const [index, draft] of input.sets.entries()) {
    const drafts = await withKnownSources(tx, draft.questions);
    const questions = drafts.map(cleanQuestion).filter((question) => typeof question !== 'string');
    if (questions.length < draft.questions.length) return { wrong: index };
    const stimulus = cleanStimulus(draft.stimulus);
    const shownIds = stimulus.files.map(({ id }) => id);
    const files = await storeFiles(tx, owner, [stimulus.html, questions], shownIds);
    if (!files) return 'fileMissing';
    const storedFiles: StoredStimulus['files'] = shownIds.map((id) => ({
      id,
      mime: files.get(id)?.mime ?? '',
      name: files.get(id)?.name ?? '',
    }));
    const set = { programme, subject, title, titleZh, stimulus: { ...stimulus, files: storedFiles }, questions };
    const savedSet = await insertSet(tx, { ...set, ownerId: owner.personId, now, isHidden: true });
    setRevisionIds.push(savedSet.setRevisionId);
  }
  return setRevisionIds;
};
