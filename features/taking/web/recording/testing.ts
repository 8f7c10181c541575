import { EndedElsewhereError, type DeviceRecordings, type StoredPiece, type StoredTake } from './device-recordings.ts';

/** An in-memory device with the behaviour of the real one; `isFull` makes it store nothing more. */
export const createRecordingDevice = () => {
  const takes = new Map<string, StoredTake>();
  let pieces: StoredPiece[] = [];
  const facts = { isFull: false };
  const listFor = (attemptId: number) => [...takes.values()].filter((take) => take.attemptId === attemptId);
  const change = (id: string, part: Partial<StoredTake>) => {
    const take = takes.get(id);
    if (take) takes.set(id, { ...take, ...part });
  };
  const countParts = (own: readonly StoredTake[]): number => {
    const stored = pieces.filter((piece) => own.some(({ id }) => id === piece.recordingId));
    return stored.length + own.filter(({ ended, isDone }) => ended !== 'no' && !isDone).length;
  };
  const isRefused = ({ refusedWords, isDone }: StoredTake): boolean => refusedWords !== undefined && !isDone;
  const device: DeviceRecordings = {
    list: async (attemptId) => listFor(attemptId).toSorted((a, b) => a.order - b.order),
    listUnsent: async () => [
      ...new Set([...takes.values()].flatMap(({ isDone, attemptId }) => (isDone ? [] : attemptId))),
    ],
    async savePiece(take, bytes) {
      if (facts.isFull) throw new DOMException('full', 'QuotaExceededError');
      const stored = takes.get(take.id);
      if (stored && stored.ended !== 'no') throw new EndedElsewhereError();
      const index = stored?.pieces ?? 0;
      const fresh = { ...take, order: listFor(take.attemptId).length, ended: 'no' as const, isDone: false };
      takes.set(take.id, { ...(stored ?? fresh), pieces: index + 1 });
      pieces.push({ recordingId: take.id, index, bytes });
    },
    async end(id, how) {
      if (takes.get(id)?.ended === 'no') change(id, { ended: how });
    },
    async endInterrupted(attemptId) {
      for (const take of listFor(attemptId)) if (take.ended === 'no') change(take.id, { ended: 'broken' });
    },
    firstPiece: async (id) =>
      pieces.filter((piece) => piece.recordingId === id).toSorted((a, b) => a.index - b.index)[0],
    async acknowledge(id, index) {
      pieces = pieces.filter((piece) => piece.recordingId !== id || piece.index !== index);
    },
    async markDelivered(id) {
      pieces = pieces.filter((piece) => piece.recordingId !== id);
      change(id, { isDone: true });
    },
    countPending: async (attemptId) => countParts(listFor(attemptId)),
    countSendable: async (attemptId) => countParts(listFor(attemptId).filter((take) => !isRefused(take))),
    markRefused: async (id, words) => change(id, { refusedWords: words }),
    listRefused: async () =>
      [...takes.values()]
        .filter(isRefused)
        .map((take) => ({ take, pieces: pieces.filter(({ recordingId }) => recordingId === take.id) })),
  };
  return { device, facts };
};

/** The content of one upload. */
export interface SentPiece {
  recordingId: string;
  index: number;
  last: boolean;
  bytes: readonly number[];
}

/** A fake server that stores pieces like the real one and responds to each request as `how` says. */
export const createRecordingServer = (how: () => 'answers' | 'answerLost' | 'lost' | number = () => 'answers') => {
  const storedPieces = new Map<string, Map<number, readonly number[]>>();
  const lengths = new Map<string, number>();
  const sent: SentPiece[] = [];
  const assemble = (id: string): number[] | null => {
    const pieces = storedPieces.get(id);
    const count = lengths.get(id);
    if (!pieces || count === undefined) return null;
    const list = Array.from({ length: count }, (_, index) => pieces.get(index));
    return list.every((piece) => piece !== undefined) ? list.flatMap((piece) => [...(piece ?? [])]) : null;
  };
  const fetch = async (_url: string, { body }: { body: FormData }): Promise<Response> => {
    const verdict = how();
    if (verdict === 'lost') throw new TypeError('Failed to fetch');
    if (typeof verdict === 'number') {
      return Response.json({ success: 0, reason: 'recording.kind', message: 'No.' }, { status: verdict });
    }
    const piece = body.get('file') as Blob;
    const bytes = [...new Uint8Array(await piece.arrayBuffer())];
    const fieldValue = body.get('recordingId');
    const recordingId = typeof fieldValue === 'string' ? fieldValue : '';
    const index = Number(body.get('index'));
    const last = body.get('last') === 'true';
    sent.push({ recordingId, index, last, bytes });
    const pieces = storedPieces.get(recordingId) ?? new Map<number, readonly number[]>();
    storedPieces.set(recordingId, pieces);
    if (!pieces.has(index)) pieces.set(index, bytes);
    if (last) lengths.set(recordingId, index + 1);
    if (verdict === 'answerLost') throw new TypeError('Failed to fetch');
    return Response.json({ success: 1, held: pieces.size, complete: assemble(recordingId) !== null });
  };
  return { fetch, sent, wholeOf: assemble };
};
