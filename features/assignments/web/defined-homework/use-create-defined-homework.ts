import { linkTo } from '@inkstone/base';
import { useApiMutation } from '@inkstone/call/web';
import { toastSuccess, useTranslation } from '@inkstone/ui';
import { useNavigation } from '@inkstone/ui/screen';
import { definedHomeworkDetail } from '../../addresses.ts';
import { homeworkCalls } from '../../contract.ts';
import { newAssignmentMessages } from '../../messages.ts';
import { useSubmission } from '../shared/use-submission.ts';
import { findDefinedFaults, toCreateHomeworkInput, type DefinedDraft } from './defined-draft.ts';

/** Creates the homework. */
export const useCreateDefinedHomework = (onCreated: () => void) => {
  const t = useTranslation(newAssignmentMessages);
  const go = useNavigation();
  const { mutateAsync, isPending } = useApiMutation(homeworkCalls.createAssignment);
  const { submit, tries, refused } = useSubmission();
  const give = (draft: DefinedDraft) => {
    const hasFaults = findDefinedFaults(draft, Date.now()).length > 0;
    return submit(hasFaults ? null : toCreateHomeworkInput(draft), async (input) => {
      const { id, recipients } = await mutateAsync(input);
      onCreated();
      toastSuccess(t('given', { count: recipients }));
      go.to(linkTo(definedHomeworkDetail, { assignmentId: id }), { replace: true });
    });
  };
  return { give, tries, refused, isSubmitting: isPending };
};
