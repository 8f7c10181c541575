import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { newDefinedHomework, newHomework, newTest, staffTestList } from '@inkstone/assignments/addresses';
import { useApiQuery, refetchIntervals } from '@inkstone/call/web';
import { Columns, Page, PageHead, useLanguage, useNow, useTranslation } from '@inkstone/ui';
import { isStaff } from '@inkstone/session/contract';
import { useCurrentUser, useMenu } from '@inkstone/session/web';
import { listLessons } from '@inkstone/timetable/contract';
import { messages, numbers, teacherMessages } from '../messages.ts';
import { nowText, numberWord } from './day-text.ts';
import { TextbookGuide } from './guide/textbook-guide.tsx';
import { LessonsToday } from './lessons-today.tsx';
import { RecentResults } from './recent-results.tsx';
import { RunningAssignments } from './running-assignments.tsx';
import { TestsToSit } from './tests-to-sit.tsx';
import { ToMark } from './to-mark.tsx';

/** The teacher's home page: today's lessons, open assignments, recent results, and what waits for marking. */
export const Screen = () => {
  const t = useTranslation(messages);
  const tTeacher = useTranslation(teacherMessages);
  const number = useTranslation(numbers);
  const language = useLanguage();
  const now = useNow(30_000);
  const me = useCurrentUser();
  const { built } = useMenu();
  const lessons = useApiQuery(listLessons, {}, { refetchMs: refetchIntervals.lessons });
  const count = lessons.data?.list.length;
  const title =
    count === undefined
      ? t('welcome', { name: me.name })
      : count === 0
        ? tTeacher('noneMeets')
        : tTeacher('meets', { count, number: numberWord(count, number) });
  return (
    <Page dense>
      <PageHead size="display" kicker={nowText(now, language)} title={title} action={<QuickAssign />} />
      <Columns
        side={
          <>
            <ToMark />
            <RecentResults />
            <TextbookGuide />
          </>
        }
      >
        {isStaff(me.role) && built.has(staffTestList.path) && <TestsToSit />}
        <LessonsToday query={lessons} now={now} />
        <RunningAssignments family="test" />
        <RunningAssignments family="homework" />
      </Columns>
    </Page>
  );
};

const QuickAssign = () => {
  const t = useTranslation(teacherMessages);
  const { built } = useMenu();
  return (
    <>
      {built.has(staffTestList.path) && (
        <Button component={Link} to={linkTo(staffTestList, {})}>
          {t('myTests')}
        </Button>
      )}
      {built.has(newDefinedHomework.path) && (
        <Button component={Link} to={linkTo(newDefinedHomework, {})}>
          {t('ownHomework')}
        </Button>
      )}
      {built.has(newTest.path) && (
        <Button component={Link} to={linkTo(newTest, {})}>
          {t('giveTest')}
        </Button>
      )}
      {built.has(newHomework.path) && (
        <Button variant="filled" component={Link} to={linkTo(newHomework, {})}>
          {t('giveHomework')}
        </Button>
      )}
    </>
  );
};
