import { CallError } from '@inkstone/call/web';
import { isAsked, removedFile, type DeviceFiles, type KeptFile } from './device-files.ts';
import type { SendFile, SendRemoval } from './send-file.ts';

/** A device in memory that keeps by the rules of the real one; `isFull` makes it keep nothing more. */
export const aFileDevice = () => {
  const rows = new Map<string, KeptFile>();
  const facts = { isFull: false };
  const of = (attemptId: number) =>
    [...rows.values()].filter((row) => row.attemptId === attemptId).toSorted((a, b) => a.order - b.order);
  const device: DeviceFiles = {
    list: async (attemptId) => of(attemptId),
    listUnsent: async () => [...new Set([...rows.values()].map(({ attemptId }) => attemptId))],
    async put(file) {
      if (facts.isFull) throw new DOMException('full', 'QuotaExceededError');
      rows.set(file.id, file);
    },
    async noteNamed(id) {
      const row = rows.get(id);
      if (row) rows.set(id, { ...row, isNamed: true });
    },
    async noteRemoved(id, place) {
      rows.set(id, removedFile(id, place));
    },
    async noteRefused(id, words) {
      const row = rows.get(id);
      if (row) rows.set(id, { ...row, refusedWords: words });
    },
    listAsked: async () => [...rows.values()].filter(isAsked),
    forget: async (id) => void rows.delete(id),
    countWaiting: async (attemptId) => of(attemptId).filter((file) => !file.isRemoved && !isAsked(file)).length,
  };
  return { device, facts, rows };
};

/** What one send comes to. */
export type Verdict = 'answers' | 'answerLost' | 'lost' | 'refused' | 'hangs';

/** A server that keeps files as the real one does, and answers each send by `how`. */
export const aFileServer = (how: () => Verdict = () => 'answers') => {
  const held = new Map<string, KeptFile>();
  const removed = new Set<string>();
  const sent: string[] = [];
  const fail = (kind: 'network' | 'refused') =>
    kind === 'network'
      ? new CallError({ kind, code: 'request.network', message: 'Network disconnected.' })
      : new CallError({ kind, code: 'handed.kind', message: 'None of these.' });
  const answer = (verdict: Verdict, take: () => void): void => {
    if (verdict === 'lost') throw fail('network');
    if (verdict === 'refused') throw fail('refused');
    take();
    if (verdict === 'answerLost') throw fail('network');
  };
  const file: SendFile = async (_caller, one, { signal, onProgress }) => {
    sent.push(one.id);
    const verdict = how();
    onProgress(0.5);
    if (verdict === 'hangs') {
      await new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    }
    answer(verdict, () => void (held.has(one.id) || held.set(one.id, one)));
    return {
      id: one.id,
      fileId: held.size,
      name: one.name,
      mime: one.mime,
      bytes: one.bytes.byteLength,
      url: `/${one.id}`,
    };
  };
  const removal: SendRemoval = async (_caller, one) => answer(how(), () => void removed.add(one.id));
  const put = (id: string): void => {
    const place = { id, attemptId: 7, questionId: 3, name: id, mime: 'image/jpeg', bytes: new ArrayBuffer(0) };
    held.set(id, { ...place, order: 0, isNamed: true, isRemoved: false });
  };
  const list = async () =>
    [...held.values()].map(({ id, name, mime }) => ({ id, fileId: 1, name, mime, bytes: 0, url: `/${id}` }));
  return { sender: { file, removal }, held, removed, sent, put, list };
};
