import { useRef, useState } from 'react';
import { failureFrom, newRequestId, useApiMutation } from '@inkstone/call/web';
import { toastSuccess, useTranslation } from '@inkstone/ui';
import { useNavigation } from '@inkstone/ui/screen';
import { assignedTextbook, assignedTextbooks } from '../../addresses.ts';
import { createTextbook } from '../../contract.ts';
import { givingMessages } from '../../messages.ts';
import { validateBooksDraft, toAssignmentInput, type BooksDraft } from './books-draft.ts';

/** Assigns the textbooks; the same selection sent again after a network failure keeps its idempotency key. */
export const useAssignBooks = () => {
  const t = useTranslation(givingMessages);
  const go = useNavigation();
  const { mutateAsync, isPending } = useApiMutation(createTextbook);
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);
  const press = useRef({ content: '', requestId: '' });

  const give = async (draft: BooksDraft) => {
    setRefused(null);
    setTries((now) => now + 1);
    if (validateBooksDraft(draft, Date.now()).length > 0) return;
    const giving = toAssignmentInput(draft);
    const content = JSON.stringify(giving);
    if (press.current.content !== content) press.current = { content, requestId: newRequestId() };
    try {
      const { ids, recipients } = await mutateAsync({ ...giving, requestId: press.current.requestId });
      toastSuccess(t('gave', { count: recipients }));
      const [only] = ids;
      if (ids.length === 1 && only !== undefined) go(assignedTextbook, { id: only }, { replace: true });
      else go(assignedTextbooks, {}, { replace: true });
    } catch (error) {
      setRefused(failureFrom(error)?.message ?? String(error));
      setTries((now) => now + 1);
    }
  };
  return { give, tries, refused, isSubmitting: isPending };
};
