import { useRef, useState } from 'react';
import { failureFrom, newRequestId, useApiMutation } from '@inkstone/call/web';
import { toastSuccess, useTranslation } from '@inkstone/ui';
import { useNavigation } from '@inkstone/ui/screen';
import { assignedCourse } from '../../addresses.ts';
import { createCourse } from '../../contract.ts';
import { assignedCourseMessages } from '../../messages.ts';
import { findCourseFaults, toAssignCourseInput, type CourseDraft } from './course-draft.ts';

/** Assigns the course; sending the same draft again after a network failure uses the same request id. */
export const useAssignCourse = () => {
  const t = useTranslation(assignedCourseMessages);
  const go = useNavigation();
  const { mutateAsync, isPending } = useApiMutation(createCourse);
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);
  const request = useRef({ content: '', requestId: '' });

  const assign = async (draft: CourseDraft) => {
    setRefused(null);
    setTries((now) => now + 1);
    if (findCourseFaults(draft, Date.now()).length > 0) return;
    const input = toAssignCourseInput(draft);
    const content = JSON.stringify(input);
    if (request.current.content !== content) request.current = { content, requestId: newRequestId() };
    try {
      const { id, recipients } = await mutateAsync({ ...input, requestId: request.current.requestId });
      toastSuccess(t('gave', { count: recipients }));
      go(assignedCourse, { id }, { replace: true });
    } catch (error) {
      setRefused(failureFrom(error)?.message ?? String(error));
      setTries((now) => now + 1);
    }
  };
  return { give: assign, tries, refused, isSubmitting: isPending };
};
