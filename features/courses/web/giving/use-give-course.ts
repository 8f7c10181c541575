import { useRef, useState } from 'react';
import { failureFrom, newRequestId, useApiMutation } from '@inkstone/call/web';
import { noticeDone, useTranslation } from '@inkstone/ui';
import { useNavigation } from '@inkstone/ui/screen';
import { givenCourse } from '../../addresses.ts';
import { createCourse } from '../../contract.ts';
import { givenWords } from '../../messages.ts';
import { courseFaults, courseGivingOf, type CourseDraft } from './course-draft.ts';

/** Gives the course once a press; the same choice pressed again after a lost network is the same press. */
export const useGiveCourse = () => {
  const t = useTranslation(givenWords);
  const go = useNavigation();
  const { mutateAsync, isPending } = useApiMutation(createCourse);
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);
  const press = useRef({ content: '', requestId: '' });

  const give = async (draft: CourseDraft) => {
    setRefused(null);
    setTries((now) => now + 1);
    if (courseFaults(draft, Date.now()).length > 0) return;
    const giving = courseGivingOf(draft);
    const content = JSON.stringify(giving);
    if (press.current.content !== content) press.current = { content, requestId: newRequestId() };
    try {
      const { id, recipients } = await mutateAsync({ ...giving, requestId: press.current.requestId });
      noticeDone(t('gave', { count: recipients }));
      go(givenCourse, { id }, { replace: true });
    } catch (error) {
      setRefused(failureFrom(error)?.message ?? String(error));
      setTries((now) => now + 1);
    }
  };
  return { give, tries, refused, isGiving: isPending };
};
