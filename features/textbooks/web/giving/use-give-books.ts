import { useRef, useState } from 'react';
import { failureFrom, newRequestId, useApiMutation } from '@inkstone/call/web';
import { noticeDone, useTranslation } from '@inkstone/ui';
import { useNavigation } from '@inkstone/ui/screen';
import { givenTextbook, givenTextbooks } from '../../addresses.ts';
import { createTextbook } from '../../contract.ts';
import { givingMessages } from '../../messages.ts';
import { booksFaults, booksGivingOf, type BooksDraft } from './books-draft.ts';

/** Gives the textbooks once a press; the same choice pressed again after a lost network is the same press. */
export const useGiveBooks = () => {
  const t = useTranslation(givingMessages);
  const go = useNavigation();
  const { mutateAsync, isPending } = useApiMutation(createTextbook);
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
      setRefused(failureFrom(error)?.message ?? String(error));
      setTries((now) => now + 1);
    }
  };
  return { give, tries, refused, isGiving: isPending };
};
