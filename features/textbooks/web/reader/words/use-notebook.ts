import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { cutText } from '@inkstone/base';
import type { DictionaryEntry } from '@inkstone/dictionary';
import { flushWithPage, toFailedOutcome } from '@inkstone/device/outbox';
import { failureFrom, invalidateCalls, newRequestId, sendCall, useCaller, type Caller } from '@inkstone/call/web';
import { useOwnCaller } from '@inkstone/session/web';
import { toastError, useTranslation } from '@inkstone/ui';
import { useCloseGuard } from '@inkstone/ui/screen';
import { collectWord } from '../../../contract.ts';
import { wordMessages } from '../../../messages.ts';
import { openDeviceWords, type PendingWord, type WordDraft } from './device-words.ts';
import type { WordOccurrence } from './use-word-lookup.ts';
import { createWordStore, isOnlyHere, toWordKey, type WordSendResult } from './word-store.ts';

const createSender =
  (caller: Caller) =>
  async ({ requestId, at: _, ...collect }: PendingWord): Promise<WordSendResult> => {
    try {
      await sendCall(caller, collectWord, { requestId, collect, pageNum: 1 });
      return { is: 'acknowledged', receipt: undefined };
    } catch (error) {
      const failure = failureFrom(error);
      return failure?.kind === 'notFound' ? { is: 'elsewhere' } : toFailedOutcome(failure);
    }
  };

// Never within a character: the server takes no half of one, and the word would wait for ever.
const truncate = (text: string, most: number): string => (text.length <= most ? text : `${cutText(text, most - 1)}…`);

/** A word to collect: its dictionary entry, and where it occurred. */
export const toWordDraft = (
  occurrence: WordOccurrence,
  entry: DictionaryEntry | null,
  editionId: number,
): WordDraft => ({
  word: truncate(entry?.word ?? occurrence.form, 60),
  meanings: (entry?.parts ?? []).slice(0, 8).map(({ part, en, zh }) => ({
    part,
    en: truncate(en.join('; '), 500),
    zh: truncate(zh.join('；'), 500),
  })),
  sentence: truncate(occurrence.sentence, 600),
  ...(occurrence.page > 0 && { editionId, page: occurrence.page }),
});

const pageSize = 20;

/** The word notebook, and the words being added to it. */
export const useNotebook = (personId: number) => {
  const caller = useOwnCaller(personId);
  const client = useQueryClient();
  const t = useTranslation(wordMessages);
  const [store] = useState(() =>
    createWordStore({
      device: openDeviceWords(personId),
      send: createSender(caller),
      newRequestId,
      now: () => Date.now(),
      onCollected: () => void invalidateCalls(client, [collectWord.path]),
      onRefused: (word, reason) => toastError(t('refused', { word }), `${reason} ${t('refusedWhere')}`),
    }),
  );
  const states = useSyncExternalStore(store.subscribe, store.view);
  useCloseGuard([...states.values()].some(isOnlyHere));
  // Sends when the network is back and when the page goes away.
  useEffect(() => flushWithPage(store.flush), [store]);
  return { store, states };
};

export type Notebook = ReturnType<typeof useNotebook>;

/** Checks once per word whether the notebook already has it. */
export const useIsCollected = ({ store }: Notebook, word: string | null): void => {
  const caller = useCaller();
  const { data } = useQuery({
    queryKey: [collectWord.path, 'has', word],
    queryFn: async ({ signal }) => {
      const input = { requestId: newRequestId(), search: word ?? '', pageNum: 20 };
      const { list } = await sendCall(caller, collectWord, input, { signal });
      return list.some((collected) => toWordKey(collected.word) === toWordKey(word ?? ''));
    },
    enabled: word !== null && word.length <= 60,
    staleTime: Infinity,
    retry: false,
  });
  // Updates the store with the result.
  useEffect(() => {
    if (word !== null && data !== undefined) store.setCollected(word, data);
  }, [store, word, data]);
};

/** The first pages of the notebook. */
export const useWordList = (search: string, pages: number) => {
  const caller = useCaller();
  return useQuery({
    queryKey: [collectWord.path, 'list', search, pages],
    queryFn: ({ signal }) => {
      const about = search === '' ? {} : { search };
      const input = { requestId: newRequestId(), ...about, pageNum: Math.min(100, pages * pageSize) };
      return sendCall(caller, collectWord, input, { signal });
    },
    placeholderData: (last) => last,
  });
};

/** Removes a word from the notebook. */
export const useRemoveWord = ({ store }: Notebook) => {
  const caller = useCaller();
  const client = useQueryClient();
  return async ({ id, word }: { id: number; word: string }): Promise<string | null> => {
    try {
      await sendCall(caller, collectWord, { requestId: newRequestId(), forget: id, pageNum: 1 });
    } catch (error) {
      const failure = failureFrom(error);
      if (!failure) throw error;
      if (failure.kind !== 'notFound') return failure.message;
    }
    store.setCollected(word, false);
    await invalidateCalls(client, [collectWord.path]);
    return null;
  };
};
