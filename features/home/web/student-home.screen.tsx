import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  Columns,
  lazyWithRetry,
  Page,
  PageHead,
  RowsSkeleton,
  useLanguage,
  useNow,
  useTranslation,
} from '@inkstone/ui';
import { invalidateCalls, useApiQuery, refetchIntervals } from '@inkstone/call/web';
import { myPhaseReport } from '@inkstone/reports/addresses';
import { useCurrentUser, useMenu } from '@inkstone/session/web';
import { myCourseList } from '@inkstone/courses/addresses';
import { CoursesSection } from '@inkstone/courses/web';
import { RefusedNotice } from '@inkstone/taking/web';
import { myOriginals } from '@inkstone/textbooks/addresses';
import { ShelfSection } from '@inkstone/textbooks/web';
import { listHomeworkToDo, getPracticeStatistics, listTestsToDo } from '../contract.ts';
import { messages, numbers, studentMessages } from '../messages.ts';
import { dayName, nowText, numberWord } from './day-text.ts';
import { dueSentence, findNextAssignment, type DueSentence } from './due-sentence.ts';
import { ErrorsDue } from './errors-due.tsx';
import { ContinueCard } from './continue-card.tsx';
import { Performance } from './performance.tsx';
import { ToDoSection } from './to-do-section.tsx';
import { RenderWhenNear } from './render-when-near.tsx';
import styles from './home.module.css';

// Lazy: few students have one at a time.
const MyPaperMarks = lazyWithRetry(async () => (await import('@inkstone/reports/web')).MyPaperMarks);
const MyPhaseSection = lazyWithRetry(async () => (await import('@inkstone/reports/web')).MyPhaseSection);

/** Whether this time has passed since the page was opened. */
const useHasWaited = (ms: number): boolean => {
  const [hasWaited, setWaited] = useState(false);
  // Starts a timer.
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return hasWaited;
};

const maxWaitMs = 2500;

/**
 * The student's home page: a sentence, the assignment to continue with, what is to do, statistics, textbooks and
 * courses.
 */
export const Screen = () => {
  const client = useQueryClient();
  const language = useLanguage();
  const now = useNow(30_000);
  const { built } = useMenu();
  const tests = useApiQuery(listTestsToDo, {}, { refetchMs: refetchIntervals.overview });
  const homework = useApiQuery(listHomeworkToDo, {}, { refetchMs: refetchIntervals.overview });
  const works = tests.data && homework.data ? [...tests.data.list, ...homework.data.list] : null;
  // Fetched together with the rest; rendered by its own section.
  useApiQuery(getPracticeStatistics, {});
  const hasWaited = useHasWaited(maxWaitMs);
  const isSettled = !tests.isPending && !homework.isPending;
  const goOn = findNextAssignment([...(tests.data?.list ?? []), ...(homework.data?.list ?? [])], now);
  const onChanged = () => void invalidateCalls(client, ['frontend/index/*', 'frontend/error/*']);
  const title = useSentence(works && dueSentence(works, now));

  // Rendered once the upper parts are known, so that nothing moves; after a long wait, what is loaded is shown.
  if (!isSettled && !hasWaited)
    return (
      <Page>
        <RowsSkeleton />
      </Page>
    );
  return (
    <Page>
      <PageHead size="display" kicker={nowText(now, language)} title={title} />
      <RefusedNotice />
      <Columns
        side={
          <>
            <Performance />
            {built.has('/stu/wrongQuestion') && <ErrorsDue />}
          </>
        }
      >
        {goOn && <ContinueCard work={goOn} now={now} onChanged={onChanged} />}
        <ToDoSection family="test" query={tests} above={goOn} onChanged={onChanged} />
        <ToDoSection family="homework" query={homework} above={goOn} onChanged={onChanged} />
      </Columns>
      <RenderWhenNear>
        <div className={styles.below}>
          {built.has(myOriginals.path) && <ShelfSection />}
          {built.has(myCourseList.path) && <CoursesSection />}
          {built.has(myPhaseReport.path) && <MyPhaseSection />}
          {built.has(myPhaseReport.path) && <MyPaperMarks />}
        </div>
      </RenderWhenNear>
    </Page>
  );
};

const useSentence = (sentence: DueSentence | null): string => {
  const t = useTranslation(messages);
  const tStudent = useTranslation(studentMessages);
  const number = useTranslation(numbers);
  const language = useLanguage();
  const me = useCurrentUser();
  if (!sentence) return t('welcome', { name: me.name });
  if (sentence.says === 'nextOn') return tStudent('nextOn', { day: dayName(sentence.at, language) });
  if (!('count' in sentence)) return tStudent(sentence.says);
  return tStudent(sentence.says, { count: sentence.count, number: numberWord(sentence.count, number) });
};
