import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Found } from '@inkstone/dictionary';
import { failureFrom, invalidateCalls, newRequestId, sendCall, useCaller, type Caller } from '@inkstone/call/web';
import { collectWord } from '../../../contract.ts';
import { deviceWordsOf } from './device-words.ts';
import type { Met } from './use-word.ts';
import { openWords, type WaitingWord, type WordSent, type WordToKeep } from './word-store.ts';

const passing = new Set(['network', 'busy', 'tooMany', 'fault', 'signedOut']);

const sender =
  (caller: Caller) =>
  async ({ requestId, at: _, ...collect }: WaitingWord): Promise<WordSent> => {
    try {
      await sendCall(caller, collectWord, { requestId, collect, pageNum: 1 });
      return { is: 'collected' };
    } catch (error) {
      const failure = failureFrom(error);
      if (!failure) throw error;
      if (passing.has(failure.kind)) return { is: 'later' };
      return failure.kind === 'notFound' ? { is: 'elsewhere' } : { is: 'refused', reason: failure.message };
    }
  };

const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

/** A word as it is collected: what the dictionary says of it, and where it was met. */
export const wordToKeep = (met: Met, found: Found | null, fileid: number): WordToKeep => ({
  word: cut(found?.word ?? met.form, 60),
  meanings: (found?.parts ?? []).slice(0, 8).map(({ part, en, zh }) => ({
    part,
    en: cut(en.join('; '), 500),
    zh: cut(zh.join('；'), 500),
  })),
  sentence: cut(met.sentence, 600),
  ...(met.page > 0 && { fileid, page: met.page }),
});

const pageSize = 20;

/** The word notebook: what is in it, and what is on its way into it. */
export const useNotebook = (personId: number) => {
  const caller = useCaller();
  const client = useQueryClient();
  const [store] = useState(() =>
    openWords({
      device: deviceWordsOf(personId),
      send: sender(caller),
      newRequestId,
      now: () => Date.now(),
      onCollected: () => void invalidateCalls(client, [collectWord.path]),
    }),
  );
  const states = useSyncExternalStore(store.subscribe, store.view);
  // Meets the network.
  useEffect(() => {
    const back = () => void store.flush();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, [store]);
  return { store, states };
};

export type Notebook = ReturnType<typeof useNotebook>;

/** Whether the notebook has a word already; asked once a word. */
export const useIsCollected = ({ store }: Notebook, word: string | null): void => {
  const caller = useCaller();
  const { data } = useQuery({
    queryKey: [collectWord.path, 'has', word],
    queryFn: async ({ signal }) => {
      const input = { requestId: newRequestId(), search: word ?? '', pageNum: 20 };
      const { list } = await sendCall(caller, collectWord, input, { signal });
      return list.some((one) => one.word.toLowerCase() === word?.toLowerCase());
    },
    enabled: word !== null && word.length <= 60,
    staleTime: Infinity,
    retry: false,
  });
  // Meets the store of words.
  useEffect(() => {
    if (word !== null && data !== undefined) store.note(word, data);
  }, [store, word, data]);
};

/** The first pages of the notebook, so many as are asked for. */
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

/** Takes a word out of the notebook. */
export const useForget = ({ store }: Notebook) => {
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
    store.note(word, false);
    await invalidateCalls(client, [collectWord.path]);
    return null;
  };
};
