import { CallError } from '@inkstone/call/web';
import { needsDecision, type DeviceFiles, type StoredAnswerFile } from './device-files.ts';
import type { SendFile, SendRemoval } from './send-file.ts';

/** An in-memory device with the behaviour of the real one; `isFull` makes it store nothing more. */
export const createFileDevice = () => {
  const rows = new Map<string, StoredAnswerFile>();
  const facts = { isFull: false };
  const listFor = (attemptId: number) =>
    [...rows.values()].filter((row) => row.attemptId === attemptId).toSorted((a, b) => a.order - b.order);
  const device: DeviceFiles = {
    list: async (attemptId) => listFor(attemptId),
    listUnsent: async () => [...new Set([...rows.values()].map(({ attemptId }) => attemptId))],
    async save(file) {
      if (facts.isFull) throw new DOMException('full', 'QuotaExceededError');
      rows.set(file.id, file);
    },
    async markReferenced(id) {
      const row = rows.get(id);
      if (row) rows.set(id, { ...row, isReferenced: true });
    },
    async write({ put, remove }) {
      const isSuperseded = ({ id, isRemoved }: StoredAnswerFile) => !isRemoved && rows.get(id)?.isRemoved === true;
      for (const file of put) if (!isSuperseded(file)) rows.set(file.id, file);
      for (const file of remove) if (!isSuperseded(file)) rows.delete(file.id);
    },
    listUndecided: async () => [...rows.values()].filter(needsDecision),
    delete: async (id) => void rows.delete(id),
    countPending: async (attemptId) =>
      listFor(attemptId).filter((file) => !file.isRemoved && !needsDecision(file)).length,
  };
  return { device, facts, rows };
};

/** The outcome of one send. */
export type SendVerdict = 'answers' | 'answerLost' | 'lost' | 'refused' | 'hangs';

/** A fake server that stores files like the real one and responds to each send as `how` says. */
export const createFileServer = (how: () => SendVerdict = () => 'answers') => {
  const storedFiles = new Map<string, StoredAnswerFile>();
  const removed = new Set<string>();
  const sent: string[] = [];
  const fail = (kind: 'network' | 'refused') =>
    kind === 'network'
      ? new CallError({ kind, code: 'request.network', message: 'Network disconnected.' })
      : new CallError({ kind, code: 'handed.kind', message: 'None of these.' });
  const answer = (verdict: SendVerdict, take: () => void): void => {
    if (verdict === 'lost') throw fail('network');
    if (verdict === 'refused') throw fail('refused');
    take();
    if (verdict === 'answerLost') throw fail('network');
  };
  const file: SendFile = async (_caller, sentFile, { signal, onProgress }) => {
    sent.push(sentFile.id);
    const verdict = how();
    onProgress(0.5);
    if (verdict === 'hangs') {
      await new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    }
    answer(verdict, () => void (storedFiles.has(sentFile.id) || storedFiles.set(sentFile.id, sentFile)));
    return {
      id: sentFile.id,
      fileId: storedFiles.size,
      name: sentFile.name,
      mime: sentFile.mime,
      bytes: sentFile.bytes.byteLength,
      url: `/${sentFile.id}`,
    };
  };
  const removal: SendRemoval = async (_caller, sentFile) => answer(how(), () => void removed.add(sentFile.id));
  const addFile = (id: string): void => {
    const place = { id, attemptId: 7, questionId: 3, name: id, mime: 'image/jpeg', bytes: new ArrayBuffer(0) };
    storedFiles.set(id, { ...place, order: 0, isReferenced: true, isRemoved: false });
  };
  const list = async () =>
    [...storedFiles.values()].map(({ id, name, mime }) => ({ id, fileId: 1, name, mime, bytes: 0, url: `/${id}` }));
  return { sender: { file, removal }, held: storedFiles, removed, sent, put: addFile, list };
};
