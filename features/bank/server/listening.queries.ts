import { and, eq, inArray } from 'drizzle-orm';
import type { Handle } from '@inkstone/db';
import { questionSet, questionSetRevision } from './bank.tables.ts';

/** The newest revision of a set. */
const isNewest = and(eq(questionSetRevision.setId, questionSet.id), eq(questionSetRevision.number, questionSet.head));

/** The length of the recordings of some sets in their newest revisions, by set. */
export const readAudioSeconds = async (db: Handle, setIds: readonly number[]): Promise<Map<number, number>> => {
  if (setIds.length === 0) return new Map();
  const rows = await db
    .select({ setId: questionSet.id, stimulus: questionSetRevision.stimulus })
    .from(questionSet)
    .innerJoin(questionSetRevision, isNewest)
    .where(inArray(questionSet.id, [...setIds]));
  return new Map(
    rows.flatMap(({ setId, stimulus }) => (stimulus.audioSeconds ? [[setId, stimulus.audioSeconds]] : [])),
  );
};
