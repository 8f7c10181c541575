import { useRef, useState } from 'react';
import { failureIn, newRequestId, useSend } from '@inkstone/call/web';
import { noticeDone, useWords } from '@inkstone/ui';
import { useGo } from '@inkstone/ui/screen';
import { givenTextbook, givenTextbooks } from '../../addresses.ts';
import { createTextbook } from '../../contract.ts';
import { givingMessages } from '../../messages.ts';
import { booksFaults, booksGivingOf, type BooksDraft } from './books-draft.ts';

/** Gives the textbooks once a press; the same choice pressed again after a lost network is the same press. */
export const useGiveBooks = () => {
  const t = useWords(givingMessages);
  const go = useGo();
  const { mutateAsync, isPending } = useSend(createTextbook);
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);
  const press = useRef({ content: '', requestId: '' });

  const give = async (draft: BooksDraft) => {
    setRefused(null);
    setTries((now) => now + 1);
    if (booksFaults(draft, Date.now()).length > 0) return;
    const giving = booksGivingOf(draft);
    const content = JSON.stringify(giving);
    if (press.current.content !== content) press.current = { content, requestId: newRequestId() };
    try {
      const { ids, recipients } = await mutateAsync({ ...giving, requestId: press.current.requestId });
      noticeDone(t('gave', { count: recipients }));
      const [only] = ids;
      if (ids.length === 1 && only !== undefined) go(givenTextbook, { id: only }, { replace: true });
      else go(givenTextbooks, {}, { replace: true });
    } catch (error) {
      setRefused(failureIn(error)?.message ?? String(error));
      setTries((now) => now + 1);
    }
  };
  return { give, tries, refused, isGiving: isPending };
};
