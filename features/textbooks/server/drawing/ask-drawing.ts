import type { Me, Outside } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';

/** Who asks, and with what. */
export interface Asking extends Pick<Outside, 'now' | 'enqueue'> {
  me: Pick<Me, 'id'>;
  tx: Tx;
}

/** The drawn PDF of an annotated edition where it shows the marks of now, else the drawing to wait for. */
export const askDrawing = async (
  _it: Asking,
  _key: { editionId: number },
): Promise<{ did: number } | { fileId: number }> => ({ did: 0 });
