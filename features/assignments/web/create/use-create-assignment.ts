import { useApiMutation } from '@inkstone/call/web';
import { toastSuccess, useTranslation } from '@inkstone/ui';
import { useNavigation } from '@inkstone/ui/screen';
import { newAssignmentMessages } from '../../messages.ts';
import { useSubmission } from '../shared/use-submission.ts';
import { families, type Family } from '../shared/families.ts';
import {
  findDraftFaults,
  toCreateAssignmentInput,
  type AssignmentDraft,
  type SuggestedTitles,
} from './assignment-draft.ts';

/** Creates the assignment. */
export const useCreateAssignment = (family: Family) => {
  const t = useTranslation(newAssignmentMessages);
  const go = useNavigation();
  const { mutateAsync, isPending } = useApiMutation(families[family].createAssignment);
  const { submit, tries, refused } = useSubmission();
  const give = (draft: AssignmentDraft, suggested: SuggestedTitles, hasStaff: boolean) => {
    const hasFaults = findDraftFaults(draft, suggested, Date.now()).length > 0;
    return submit(hasFaults ? null : toCreateAssignmentInput(draft, suggested), async (input) => {
      const { id, recipients } = await mutateAsync(input);
      toastSuccess(t(hasStaff ? 'givenPeople' : 'given', { count: recipients }));
      go.to(families[family].detailLink(id), { replace: true });
    });
  };
  return { give, tries, refused, isSubmitting: isPending };
};
