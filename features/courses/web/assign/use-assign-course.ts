import { useSubmission } from '@inkstone/assignments/web';
import { useApiMutation } from '@inkstone/call/web';
import { toastSuccess, useTranslation } from '@inkstone/ui';
import { useNavigation } from '@inkstone/ui/screen';
import { assignedCourse } from '../../addresses.ts';
import { createCourse } from '../../contract.ts';
import { assignedCourseMessages } from '../../messages.ts';
import { findCourseFaults, toAssignCourseInput, type CourseDraft } from './course-draft.ts';

/** Assigns the course. */
export const useAssignCourse = () => {
  const t = useTranslation(assignedCourseMessages);
  const go = useNavigation();
  const { mutateAsync, isPending } = useApiMutation(createCourse);
  const { submit, tries, refused } = useSubmission();
  const give = (draft: CourseDraft) => {
    const hasFaults = findCourseFaults(draft, Date.now()).length > 0;
    return submit(hasFaults ? null : toAssignCourseInput(draft), async (input) => {
      const { id, recipients } = await mutateAsync(input);
      toastSuccess(t('gave', { count: recipients }));
      go(assignedCourse, { id }, { replace: true });
    });
  };
  return { give, tries, refused, isSubmitting: isPending };
};
