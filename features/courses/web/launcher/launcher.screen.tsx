import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useApiQuery } from '@inkstone/call/web';
import { OpenFailure, windowId } from '@inkstone/taking/web';
import { checkCourseStatus } from '@inkstone/taking/contract';
import { BlockSkeleton, useTranslation, NoticePage } from '@inkstone/ui';
import { leaveWindow, useNavigation, useSearch } from '@inkstone/ui/screen';
import { courseLauncher, courseReport, courseStudy } from '../../addresses.ts';
import { myCourseMessages } from '../../messages.ts';

/**
 * Launches a course: requests its status, then opens the study screen or the report, or shows why neither can be
 * opened.
 */
export const Screen = () => {
  const t = useTranslation(myCourseMessages);
  const go = useNavigation();
  const { id, lesson, to } = useSearch(courseLauncher);
  const ask = useApiQuery(checkCourseStatus, { id, windowId: windowId() });
  const access = ask.data;
  const isReport = access !== undefined && access.reportOpen && to !== 'study';
  const isOpen = access?.status === 'open' || access?.status === 'held';
  // A submitted course may be watched again.
  const isStudy = isOpen || (access?.status === 'handedIn' && to === 'study');

  // Redirects: the launcher shows nothing of its own if there is a next screen.
  useEffect(() => {
    if (isReport) go(courseReport, { id }, { replace: true });
    else if (isStudy) go(courseStudy, { id, lesson }, { replace: true });
  }, [go, id, isReport, isStudy, lesson]);

  if (ask.isError) return <OpenFailure error={ask.error} onRetry={() => void ask.refetch()} />;
  if (!access || isReport || isStudy) return <NoticePage title={t('opening')} body={<BlockSkeleton />} />;
  const isDone = access.status === 'handedIn';
  return (
    <NoticePage title={isDone ? t('doneTitle') : access.title} body={isDone ? t('doneBody') : access.message}>
      {isDone && (
        <Button variant="filled" onClick={() => go(courseStudy, { id }, { replace: true })}>
          {t('watchAgain')}
        </Button>
      )}
      <Button variant={isDone ? 'default' : 'filled'} onClick={() => leaveWindow('/home')}>
        {t('home')}
      </Button>
    </NoticePage>
  );
};
