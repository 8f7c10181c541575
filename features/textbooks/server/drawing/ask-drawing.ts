import type { CurrentUser, HandlerServices } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { drawJob } from './draw-job.ts';
import { findWaiting, getDrawnEdition, insertDrawing } from './drawing.queries.ts';

/** Who asks, and with what. */
export interface Asking extends Pick<HandlerServices, 'now' | 'enqueue'> {
  me: Pick<CurrentUser, 'id'>;
  tx: Tx;
}

/** The drawn PDF of an annotated edition where it shows the marks of now, else the drawing to wait for. */
export const askDrawing = async (
  { me, tx, now, enqueue }: Asking,
  { editionId }: { editionId: number },
): Promise<{ did: number } | { fileId: number }> => {
  const edition = await getDrawnEdition(tx, editionId);
  const { marks_version: version, drawn_file_id: drawn } = edition;
  if (version === 0) return { fileId: edition.file_id };
  if (drawn !== null && edition.drawn_version === version) return { fileId: drawn };
  await enqueue(drawJob, { editionId }, { key: `edition ${editionId}` });
  const waiting = await findWaiting(tx, { editionId, personId: me.id, version });
  const row = { editionId, askedBy: me.id, version, state: 'waiting' as const, askedAt: now };
  return { did: waiting ?? (await insertDrawing(tx, row)) };
};
