import { useSubmission } from '@inkstone/assignments/web';
import { useApiMutation } from '@inkstone/call/web';
import { toastSuccess, useTranslation } from '@inkstone/ui';
import { useNavigation } from '@inkstone/ui/screen';
import { assignedTextbook, assignedTextbooks } from '../../addresses.ts';
import { createTextbook } from '../../contract.ts';
import { assigningMessages } from '../../messages.ts';
import { validateBooksDraft, toAssignmentInput, type BooksDraft } from './books-draft.ts';

/** Assigns the textbooks. */
export const useAssignBooks = () => {
  const t = useTranslation(assigningMessages);
  const go = useNavigation();
  const { mutateAsync, isPending } = useApiMutation(createTextbook);
  const { submit, tries, refused } = useSubmission();
  const give = (draft: BooksDraft) => {
    const hasFaults = validateBooksDraft(draft, Date.now()).length > 0;
    return submit(hasFaults ? null : toAssignmentInput(draft), async (input) => {
      const { ids, recipients } = await mutateAsync(input);
      toastSuccess(t('gave', { count: recipients }));
      const [only] = ids;
      if (ids.length === 1 && only !== undefined) go(assignedTextbook, { id: only }, { replace: true });
      else go(assignedTextbooks, {}, { replace: true });
    });
  };
  return { give, tries, refused, isSubmitting: isPending };
};
