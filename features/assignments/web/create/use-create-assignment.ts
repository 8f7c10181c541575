import { useRef, useState } from 'react';
import { failureFrom, newRequestId, useApiMutation } from '@inkstone/call/web';
import { toastSuccess, useTranslation } from '@inkstone/ui';
import { useNavigation } from '@inkstone/ui/screen';
import { newAssignmentMessages } from '../../messages.ts';
import { detailLink, families, type Family } from '../shared/families.ts';
import {
  findDraftFaults,
  toCreateAssignmentInput,
  type AssignmentDraft,
  type SuggestedTitles,
} from './assignment-draft.ts';

/** Creates the assignment; sending the same draft again after a network failure uses the same request id. */
export const useCreateAssignment = (family: Family) => {
  const t = useTranslation(newAssignmentMessages);
  const go = useNavigation();
  const { mutateAsync, isPending } = useApiMutation(families[family].createAssignment);
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);
  const request = useRef({ content: '', requestId: '' });

  const create = async (draft: AssignmentDraft, suggested: SuggestedTitles, hasStaff: boolean) => {
    setRefused(null);
    setTries((now) => now + 1);
    if (findDraftFaults(draft, suggested, Date.now()).length > 0) return;
    const input = toCreateAssignmentInput(draft, suggested);
    const content = JSON.stringify(input);
    if (request.current.content !== content) request.current = { content, requestId: newRequestId() };
    try {
      const { id, recipients } = await mutateAsync({ ...input, requestId: request.current.requestId });
      toastSuccess(t(hasStaff ? 'givenPeople' : 'given', { count: recipients }));
      go.to(detailLink(family, id), { replace: true });
    } catch (error) {
      setRefused(failureFrom(error)?.message ?? String(error));
      setTries((now) => now + 1);
    }
  };
  return { give: create, tries, refused, isSubmitting: isPending };
};
