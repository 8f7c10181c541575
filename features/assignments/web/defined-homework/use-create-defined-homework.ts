import { useRef, useState } from 'react';
import { linkTo } from '@inkstone/base';
import { failureFrom, newRequestId, useApiMutation } from '@inkstone/call/web';
import { toastSuccess, useTranslation } from '@inkstone/ui';
import { useNavigation } from '@inkstone/ui/screen';
import { definedHomeworkDetail } from '../../addresses.ts';
import { homeworkCalls } from '../../contract.ts';
import { newAssignmentMessages } from '../../messages.ts';
import { findDefinedFaults, toCreateHomeworkInput, type DefinedDraft } from './defined-draft.ts';

/** Creates the homework; sending the same draft again after a network failure uses the same request id. */
export const useCreateDefinedHomework = (onCreated: () => void) => {
  const t = useTranslation(newAssignmentMessages);
  const go = useNavigation();
  const { mutateAsync, isPending } = useApiMutation(homeworkCalls.createAssignment);
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);
  const request = useRef({ content: '', requestId: '' });

  const create = async (draft: DefinedDraft) => {
    setRefused(null);
    setTries((now) => now + 1);
    if (findDefinedFaults(draft, Date.now()).length > 0) return;
    const input = toCreateHomeworkInput(draft);
    const content = JSON.stringify(input);
    if (request.current.content !== content) request.current = { content, requestId: newRequestId() };
    try {
      const { id, recipients } = await mutateAsync({ ...input, requestId: request.current.requestId });
      onCreated();
      toastSuccess(t('given', { count: recipients }));
      go.to(linkTo(definedHomeworkDetail, { hId: id }), { replace: true });
    } catch (error) {
      setRefused(failureFrom(error)?.message ?? String(error));
      setTries((now) => now + 1);
    }
  };
  return { give: create, tries, refused, isSubmitting: isPending };
};
