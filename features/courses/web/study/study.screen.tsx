import { Button } from '@mantine/core';
import { useState } from 'react';
import { linkTo } from '@inkstone/base';
import { failureFrom, useApiQuery } from '@inkstone/call/web';
import { OpenFailure } from '@inkstone/taking/web';
import { BlockSkeleton, useTranslation, NoticePage } from '@inkstone/ui';
import { leaveWindow, useSearch } from '@inkstone/ui/screen';
import { courseStudy, myCoursePage } from '../../addresses.ts';
import { getMyCourse } from '../../contract.ts';
import { studyMessages } from '../../messages.ts';
import { Study } from './study.tsx';

/** The videos of a course with their questions, in a window of its own. */
export const Screen = () => {
  const t = useTranslation(studyMessages);
  const { id } = useSearch(courseStudy);
  const ask = useApiQuery(getMyCourse, { id });
  // A new signed URL would reload the video, so the first one is kept until it expires.
  const [shown, setShown] = useState(ask.data);
  const detail = shown ?? ask.data;
  if (ask.data && !shown) setShown(ask.data);
  const renew = async () => setShown((await ask.refetch()).data ?? detail);
  if (detail) return <Study id={id} detail={detail} onRenew={() => void renew()} />;
  const failure = ask.isError ? failureFrom(ask.error) : null;
  if (failure?.kind === 'refused') {
    return (
      <NoticePage title={t('title')} body={failure.message}>
        <Button variant="filled" onClick={() => leaveWindow(linkTo(myCoursePage, { id }))}>
          {t('close')}
        </Button>
      </NoticePage>
    );
  }
  if (ask.isError) return <OpenFailure error={ask.error} onRetry={() => void ask.refetch()} />;
  return <NoticePage title={t('opening')} body={<BlockSkeleton />} />;
};
