import { sendCall, type CallOutput } from '@inkstone/call/web';
import { toFileAnswer, withFile } from '@inkstone/exam/handed';
import { onPushEvent } from '@inkstone/messages/web';
import { listPhonePages } from '../../contract.ts';
import { toPhonePagesSubject } from '../../push-subjects.ts';
import type { FileQueue } from './file-queue.ts';
import { acceptsAnswer, type AnswerWriter } from './reattach-file.ts';

type PhonePages = CallOutput<typeof listPhonePages>;
type PhonePage = PhonePages['pages'][number];

/** What a window knows of the pages from phones. */
export interface PhonePageStatus {
  /** Whether a phone can open the camera page; false until the server has said so. */
  isAvailable: boolean;
  /** Pages that the server has and an answer has no room for, by question. */
  withoutRoom: Readonly<Record<number, number>>;
}

interface WatchOptions {
  store: AnswerWriter;
  files: FileQueue;
  onStatus(status: PhonePageStatus): void;
}

const timeoutMs = 20_000;

/** Adds a page to its answer, after the files that are there; false where the answer has no room for it. */
const addPage = ({ store, files }: WatchOptions, { questionId, number: _number, ...page }: PhonePage): boolean => {
  if (!files.accept(page)) return true;
  const { id, name, mime, bytes } = page;
  const before = store.snapshot().replayState.answers[questionId];
  if (toFileAnswer(before).files.some((file) => file.id === id)) return true;
  const value = withFile(before, { id, name, mime, bytes });
  if (!acceptsAnswer(store, questionId, value)) return false;
  // Where the question has closed meanwhile, the server keeps the page in the answer.
  store.dispatch({ kind: 'answered', questionId, value });
  return true;
};

/**
 * Brings the pages that a phone has sent into the answers, in the order in which the server numbered them, and only once
 * the server has them: told by push, and asked for when the network is back. Returns a function that stops it.
 */
export const watchPhonePages = (options: WatchOptions): (() => void) => {
  const { store, files, onStatus } = options;
  const { attemptId } = store.started;
  const stop = new AbortController();
  const { signal } = stop;
  const refresh = async (): Promise<void> => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const known = await sendCall(files.caller, listPhonePages, { attemptId }, { signal: timeout }).catch(() => null);
    if (!known || signal.aborted) return;
    const withoutRoom: Record<number, number> = {};
    for (const page of known.pages)
      if (!addPage(options, page)) withoutRoom[page.questionId] = (withoutRoom[page.questionId] ?? 0) + 1;
    onStatus({ isAvailable: known.isAvailable, withoutRoom });
  };
  const unsubscribe = onPushEvent(({ kind, about }) => {
    if (kind === 'returned' || about === toPhonePagesSubject(attemptId)) void refresh();
  });
  addEventListener('online', () => void refresh(), { signal });
  void refresh();
  return () => {
    stop.abort();
    unsubscribe();
  };
};
