import {
  EndedElsewhereError,
  type DeviceRecordings,
  type RecordingChunk,
  type StoredRecording,
} from './device-recordings.ts';

/** An in-memory device with the behaviour of the real one; `isFull` makes it store nothing more. */
export const createRecordingDevice = () => {
  const recordings = new Map<string, StoredRecording>();
  let chunks: RecordingChunk[] = [];
  const facts = { isFull: false };
  const listFor = (attemptId: number) =>
    [...recordings.values()].filter((recording) => recording.attemptId === attemptId);
  const change = (id: string, part: Partial<StoredRecording>) => {
    const recording = recordings.get(id);
    if (recording) recordings.set(id, { ...recording, ...part });
  };
  const countParts = (own: readonly StoredRecording[]): number => {
    const stored = chunks.filter((chunk) => own.some(({ id }) => id === chunk.recordingId));
    return stored.length + own.filter(({ endState, isDelivered }) => endState !== 'recording' && !isDelivered).length;
  };
  const isRefused = ({ refusalMessage, isDelivered }: StoredRecording): boolean =>
    refusalMessage !== undefined && !isDelivered;
  const device: DeviceRecordings = {
    list: async (attemptId) => listFor(attemptId).toSorted((a, b) => a.order - b.order),
    listUnsent: async () => [
      ...new Set([...recordings.values()].flatMap(({ isDelivered, attemptId }) => (isDelivered ? [] : attemptId))),
    ],
    async saveChunk(recording, bytes) {
      if (facts.isFull) throw new DOMException('full', 'QuotaExceededError');
      const stored = recordings.get(recording.id);
      if (stored && stored.endState !== 'recording') throw new EndedElsewhereError();
      const index = stored?.chunkCount ?? 0;
      const fresh = {
        ...recording,
        order: listFor(recording.attemptId).length,
        endState: 'recording' as const,
        isDelivered: false,
      };
      const next = { ...(stored ?? fresh), chunkCount: index + 1 };
      recordings.set(recording.id, next);
      chunks.push({ recordingId: recording.id, index, bytes });
      return next;
    },
    async end(id, how) {
      if (recordings.get(id)?.endState === 'recording') change(id, { endState: how });
      return recordings.get(id);
    },
    async endInterrupted(attemptId) {
      for (const recording of listFor(attemptId))
        if (recording.endState === 'recording') change(recording.id, { endState: 'interrupted' });
    },
    firstChunk: async (id, from = 0) =>
      chunks
        .filter(({ recordingId, index }) => recordingId === id && index >= from)
        .toSorted((a, b) => a.index - b.index)[0],
    async write({ acknowledged, deliveredIds }) {
      for (const { id, sentBelow, refusal } of acknowledged) {
        chunks = chunks.filter(({ recordingId, index }) => recordingId !== id || index >= sentBelow);
        const { refusalMessage: _, ...recording } = recordings.get(id) ?? {};
        if (recordings.has(id))
          recordings.set(id, {
            ...recording,
            ...(refusal !== undefined && { refusalMessage: refusal }),
          } as StoredRecording);
      }
      for (const id of deliveredIds) await device.markDelivered(id);
    },
    async listUndelivered(attemptId) {
      const unsent = (await device.list(attemptId)).filter(({ isDelivered }) => !isDelivered);
      const toFirst = async (recording: StoredRecording) => (await device.firstChunk(recording.id))?.index;
      return Promise.all(
        unsent.map(async (recording) => ({ recording, sentBelow: (await toFirst(recording)) ?? recording.chunkCount })),
      );
    },
    async markDelivered(id) {
      chunks = chunks.filter((chunk) => chunk.recordingId !== id);
      change(id, { isDelivered: true });
    },
    countPending: async (attemptId) => countParts(listFor(attemptId)),
    countSendable: async (attemptId) => countParts(listFor(attemptId).filter((recording) => !isRefused(recording))),
    listRefused: async () =>
      [...recordings.values()]
        .filter(isRefused)
        .map((recording) => ({ recording, chunks: chunks.filter(({ recordingId }) => recordingId === recording.id) })),
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

/** A fake server that stores chunks like the real one and responds to each request as `how` says. */
export const createRecordingServer = (how: () => 'answers' | 'answerLost' | 'lost' | number = () => 'answers') => {
  const storedPieces = new Map<string, Map<number, readonly number[]>>();
  const lengths = new Map<string, number>();
  const sent: SentPiece[] = [];
  const assemble = (id: string): number[] | null => {
    const chunks = storedPieces.get(id);
    const count = lengths.get(id);
    if (!chunks || count === undefined) return null;
    const list = Array.from({ length: count }, (_, index) => chunks.get(index));
    return list.every((chunk) => chunk !== undefined) ? list.flatMap((chunk) => [...(chunk ?? [])]) : null;
  };
  const fetch = async (_url: string, { body }: { body: FormData }): Promise<Response> => {
    const verdict = how();
    if (verdict === 'lost') throw new TypeError('Failed to fetch');
    if (typeof verdict === 'number') {
      return Response.json({ success: 0, reason: 'recording.kind', message: 'No.' }, { status: verdict });
    }
    const chunk = body.get('file') as Blob;
    const bytes = [...new Uint8Array(await chunk.arrayBuffer())];
    const fieldValue = body.get('recordingId');
    const recordingId = typeof fieldValue === 'string' ? fieldValue : '';
    const index = Number(body.get('index'));
    const last = body.get('last') === 'true';
    sent.push({ recordingId, index, last, bytes });
    const chunks = storedPieces.get(recordingId) ?? new Map<number, readonly number[]>();
    storedPieces.set(recordingId, chunks);
    if (!chunks.has(index)) chunks.set(index, bytes);
    if (last) lengths.set(recordingId, index + 1);
    if (verdict === 'answerLost') throw new TypeError('Failed to fetch');
    return Response.json({ success: 1, held: chunks.size, complete: assemble(recordingId) !== null });
  };
  return { fetch, sent, wholeOf: assemble };
};
