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
  store: AnswerWriter & { subscribe(listener: () => void): () => void };
  files: FileQueue;
  onStatus(status: PhonePageStatus): void;
}

const timeoutMs = 20_000;

/** The pages that a window has added to an answer: it leaves them to the student from then on. */
const addedPages = new WeakMap<FileQueue, Set<string>>();

const addedPagesFor = (files: FileQueue): Set<string> => {
  const ids = addedPages.get(files) ?? new Set();
  addedPages.set(files, ids);
  return ids;
};

/** Adds a page to its answer, after the files that are there; false where the answer has no room for it. */
const addPage = (
  { store, files }: WatchOptions,
  { questionId, number: _number, isNamed: _isNamed, ...page }: PhonePage,
): boolean => {
  const { id, name, mime, bytes } = page;
  const addedIds = addedPagesFor(files);
  if (addedIds.has(id) || !files.accept(page)) return true;
  const before = store.snapshot().replayState.answers[questionId];
  const isThere = toFileAnswer(before).files.some((file) => file.id === id);
  const value = withFile(before, { id, name, mime, bytes });
  if (!isThere && !acceptsAnswer(store, questionId, value)) return false;
  addedIds.add(id);
  // Where the question has closed meanwhile, the server keeps the page in the answer.
  if (!isThere) store.dispatch({ kind: 'answered', questionId, value });
  return true;
};

/**
 * Writes answers that contain pages which no journal has named, as they are: the server kept them there, and this window
 * began with them. From then on the journal decides about them, so that a removal made offline is not lost.
 */
const nameKeptPages = ({ store, files }: WatchOptions, pages: readonly PhonePage[]): void => {
  const addedIds = addedPagesFor(files);
  const { answers } = store.snapshot().replayState;
  const unnamed = pages.filter(({ id, questionId, isNamed }) => {
    const isThere = toFileAnswer(answers[questionId]).files.some((file) => file.id === id);
    return !isNamed && isThere && !addedIds.has(id);
  });
  for (const questionId of new Set(unnamed.map((page) => page.questionId)))
    store.dispatch({ kind: 'answered', questionId, value: answers[questionId] ?? null });
};

const countByQuestion = (pages: readonly PhonePage[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { questionId } of pages) counts[questionId] = (counts[questionId] ?? 0) + 1;
  return counts;
};

/**
 * Adds the pages that a phone has sent to the answers, in the order in which the server numbered them, and only once
 * the server has them: told by push, and asked for when the network is back. A page without room joins once there is
 * some. Returns a function that stops it.
 */
export const watchPhonePages = (options: WatchOptions): (() => void) => {
  const { store, files, onStatus } = options;
  const { attemptId } = store.started;
  const stop = new AbortController();
  const { signal } = stop;
  let waiting: readonly PhonePage[] = [];
  let isAvailable = false;
  let isAdding = false;
  const addPages = (pages: readonly PhonePage[]): void => {
    isAdding = true;
    nameKeptPages(options, pages);
    waiting = pages.filter((page) => !addPage(options, page));
    isAdding = false;
    onStatus({ isAvailable, withoutRoom: countByQuestion(waiting) });
  };
  const refresh = async (): Promise<void> => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const known = await sendCall(files.caller, listPhonePages, { attemptId }, { signal: timeout }).catch(() => null);
    if (!known || signal.aborted) return;
    isAvailable = known.isAvailable;
    addPages(known.pages);
  };
  const stopListening = onPushEvent(({ kind, about }) => {
    if (kind === 'returned' || about === toPhonePagesSubject(attemptId)) void refresh();
  });
  const hasRoom = ({ questionId, id, name, mime, bytes }: PhonePage): boolean => {
    const before = store.snapshot().replayState.answers[questionId];
    return acceptsAnswer(store, questionId, withFile(before, { id, name, mime, bytes }));
  };
  const unsubscribe = store.subscribe(() => {
    if (!isAdding && waiting.some(hasRoom)) addPages(waiting);
  });
  addEventListener('online', () => void refresh(), { signal });
  void refresh();
  return () => {
    stop.abort();
    stopListening();
    unsubscribe();
  };
};
