import { sql, type SQL, and, eq, inArray } from 'drizzle-orm';
import type { Handle } from '@inkstone/db';
import { questionSet, questionSetRevision } from './bank.tables.ts';

/** The id of the recording of a set with this stimulus: its first sound; null without one. */
const recordingIn = (stimulus: SQL): SQL => sql`(jsonb_path_query_first(${stimulus},
  '$.files[*] ? (@.mime starts with "audio/" || @.mime starts with "video/")') ->> 'id')::bigint`;

/**
 * Selects the hashes of the recordings of some sets in all their revisions; `setIds` is a select of set ids. Stored
 * files of one hash hold the same sound, also where an import stored it again. `offset 0` keeps the look-ups by id, as in
 * `joinRevisionWords`.
 */
export const recordingHashes = (setIds: SQL): SQL => sql`
  select sound.sha256
    from (${setIds}) heard_set (id)
   cross join lateral (select stimulus from question_set_revision where set_id = heard_set.id offset 0) heard
   cross join lateral (select sha256 from stored_file where id = ${recordingIn(sql`heard.stimulus`)} offset 0) sound`;

/** The hash of the recording of one stimulus; null without one. */
export const recordingHash = (stimulus: SQL): SQL =>
  sql`(select sound.sha256 from stored_file sound where sound.id = ${recordingIn(stimulus)})`;

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
