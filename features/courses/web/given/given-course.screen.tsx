import { Button } from '@mantine/core';
import { useState } from 'react';
import { GivenChip, GivenQuestions } from '@inkstone/assignments/web';
import { linkTo, shortTime } from '@inkstone/base';
import { useAsk, type OutputOf } from '@inkstone/call/web';
import {
  Bar,
  Breadcrumb,
  CalendarIcon,
  Columns,
  Facts,
  Instant,
  Ledger,
  LedgerRow,
  Loaded,
  Page,
  PageHead,
  RowsSkeleton,
  Section,
  TeacherNote,
  useWords,
} from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { givenCourse, givenCourses } from '../../addresses.ts';
import { givenCourseDetail } from '../../contract.ts';
import { givenWords } from '../../messages.ts';
import { DeadlineDialog } from './deadline-dialog.tsx';
import { GivenMenu } from './given-menu.tsx';
import { Students } from './students.tsx';
import { WordsDialog } from './words-dialog.tsx';
import styles from './given.module.css';

const askAgainMs = 15_000;

/** One given course with its students. */
type Detail = OutputOf<typeof givenCourseDetail>;

/** One given course: per student the films watched and the questions; it looks again by itself. */
export const Screen = () => {
  const t = useWords(givenWords);
  const { id } = useSearch(givenCourse);
  const ask = useAsk(givenCourseDetail, { id }, { everyMs: askAgainMs });
  const trail = [
    { label: t('given'), to: linkTo(givenCourses, {}) },
    { label: ask.data?.assignment.title ?? t('oneGiven') },
  ];
  return (
    <Page dense>
      <Breadcrumb trail={trail} />
      {!ask.data && <PageHead title={t('oneGiven')} />}
      <Loaded ask={ask} failed={t('listFailed')} safe={t('listSafe')} skeleton={<RowsSkeleton rows={8} dense />}>
        {(detail) => (
          <>
            <Head given={detail.assignment} />
            <Columns side={<About detail={detail} />}>
              <Section title={t('students')} count={detail.recipients.length}>
                <div className={styles.table}>
                  <Students detail={detail} />
                </div>
              </Section>
              <GivenQuestions assignment={detail.assignment} onChanged={() => void ask.refetch()} />
            </Columns>
          </>
        )}
      </Loaded>
    </Page>
  );
};

const Head = ({ given }: { given: Detail['assignment'] }) => {
  const t = useWords(givenWords);
  const [dialog, setDialog] = useState<'deadline' | 'words' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <PageHead
        title={given.title}
        meta={
          <span className={styles.head}>
            <GivenChip status={given.status} />
            {given.className || t('singleStudents')}
          </span>
        }
        action={
          <>
            {given.status !== 'withdrawn' && (
              <Button leftSection={<CalendarIcon />} onClick={() => setDialog('deadline')}>
                {t('moveDeadline')}
              </Button>
            )}
            <GivenMenu row={given} onMove={() => setDialog('deadline')} onEdit={() => setDialog('words')} />
          </>
        }
      />
      {dialog === 'deadline' && <DeadlineDialog given={given} students={null} onClose={close} />}
      {dialog === 'words' && <WordsDialog given={given} onClose={close} />}
    </>
  );
};

const About = ({ detail: { assignment, lessons } }: { detail: Detail }) => {
  const t = useWords(givenWords);
  const items = [
    { name: t('handedIn'), value: t('ofAll', { done: assignment.submitted, all: assignment.total }) },
    { name: t('watched'), value: t('percent', { percent: assignment.watched }) },
    { name: t('begins'), value: <Instant at={assignment.beginsAt} /> },
    { name: t('deadline'), value: <Instant at={assignment.deadline} /> },
    { name: t('mode'), value: t(assignment.practiceMode) },
    { name: t('fastest'), value: t('speedOf', { speed: assignment.fastest / 100 }) },
  ];
  return (
    <>
      <Section title={t('about')} small>
        <Facts items={items} />
      </Section>
      <Section title={t('lessons')} small count={lessons.length}>
        <Ledger label={t('lessons')}>
          {lessons.map(({ lessonId, number, title, seconds, watched }) => (
            <LedgerRow
              key={lessonId}
              title={t('lesson', { number, title })}
              meta={[shortTime(seconds), t('mean', { percent: watched })].join(t('dot'))}
              extra={<Bar done={watched} all={100} />}
            />
          ))}
        </Ledger>
      </Section>
      {assignment.teacherMessage && (
        <Section title={t('teacherWords')} small>
          <div className={styles.under}>
            <TeacherNote>{assignment.teacherMessage}</TeacherNote>
          </div>
        </Section>
      )}
    </>
  );
};
