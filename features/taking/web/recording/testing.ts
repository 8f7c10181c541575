import { EndedElsewhere, type DeviceRecordings, type KeptPiece, type KeptTake } from './device-recordings.ts';

/** A device in memory that keeps by the rules of the real one; `isFull` makes it keep nothing more. */
export const aRecordingDevice = () => {
  const takes = new Map<string, KeptTake>();
  let pieces: KeptPiece[] = [];
  const facts = { isFull: false };
  const of = (attemptId: number) => [...takes.values()].filter((take) => take.attemptId === attemptId);
  const change = (id: string, part: Partial<KeptTake>) => {
    const take = takes.get(id);
    if (take) takes.set(id, { ...take, ...part });
  };
  const countOf = (own: readonly KeptTake[]): number => {
    const kept = pieces.filter((piece) => own.some(({ id }) => id === piece.recordingId));
    return kept.length + own.filter(({ ended, isDone }) => ended !== 'no' && !isDone).length;
  };
  const isRefused = ({ refusedWords, isDone }: KeptTake): boolean => refusedWords !== undefined && !isDone;
  const device: DeviceRecordings = {
    list: async (attemptId) => of(attemptId).toSorted((a, b) => a.order - b.order),
    listUnsent: async () => [
      ...new Set([...takes.values()].flatMap(({ isDone, attemptId }) => (isDone ? [] : attemptId))),
    ],
    async put(take, bytes) {
      if (facts.isFull) throw new DOMException('full', 'QuotaExceededError');
      const kept = takes.get(take.id);
      if (kept && kept.ended !== 'no') throw new EndedElsewhere();
      const index = kept?.pieces ?? 0;
      const fresh = { ...take, order: of(take.attemptId).length, ended: 'no' as const, isDone: false };
      takes.set(take.id, { ...(kept ?? fresh), pieces: index + 1 });
      pieces.push({ recordingId: take.id, index, bytes });
    },
    async end(id, how) {
      if (takes.get(id)?.ended === 'no') change(id, { ended: how });
    },
    async endBroken(attemptId) {
      for (const take of of(attemptId)) if (take.ended === 'no') change(take.id, { ended: 'broken' });
    },
    firstPiece: async (id) =>
      pieces.filter((piece) => piece.recordingId === id).toSorted((a, b) => a.index - b.index)[0],
    async acknowledge(id, index) {
      pieces = pieces.filter((piece) => piece.recordingId !== id || piece.index !== index);
    },
    async finish(id) {
      pieces = pieces.filter((piece) => piece.recordingId !== id);
      change(id, { isDone: true });
    },
    countWaiting: async (attemptId) => countOf(of(attemptId)),
    countSendable: async (attemptId) => countOf(of(attemptId).filter((take) => !isRefused(take))),
    noteRefused: async (id, words) => change(id, { refusedWords: words }),
    listRefused: async () =>
      [...takes.values()]
        .filter(isRefused)
        .map((take) => ({ take, pieces: pieces.filter(({ recordingId }) => recordingId === take.id) })),
    async forget(attemptId) {
      for (const take of of(attemptId)) if (take.isDone) takes.delete(take.id);
    },
  };
  return { device, facts };
};

/** What one upload carried. */
export interface Sent {
  recordingId: string;
  index: number;
  last: boolean;
  bytes: readonly number[];
}

/** A server that keeps pieces as the real one does, and answers each request by `how`: taken, taken but lost, or not at all. */
export const aRecordingServer = (how: () => 'answers' | 'answerLost' | 'lost' | number = () => 'answers') => {
  const held = new Map<string, Map<number, readonly number[]>>();
  const lengths = new Map<string, number>();
  const sent: Sent[] = [];
  const wholeOf = (id: string): number[] | null => {
    const pieces = held.get(id);
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
    const named = body.get('recordingId');
    const recordingId = typeof named === 'string' ? named : '';
    const index = Number(body.get('index'));
    const last = body.get('last') === 'true';
    sent.push({ recordingId, index, last, bytes });
    const pieces = held.get(recordingId) ?? new Map<number, readonly number[]>();
    held.set(recordingId, pieces);
    if (!pieces.has(index)) pieces.set(index, bytes);
    if (last) lengths.set(recordingId, index + 1);
    if (verdict === 'answerLost') throw new TypeError('Failed to fetch');
    return Response.json({ success: 1, held: pieces.size, complete: wholeOf(recordingId) !== null });
  };
  return { fetch, sent, wholeOf };
};
