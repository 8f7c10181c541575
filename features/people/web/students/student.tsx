import { Button } from '@mantine/core';
import { linkTo } from '@inkstone/base';
import { newHomework } from '@inkstone/assignments/addresses';
import { useApiQuery } from '@inkstone/call/web';
import { useMenu } from '@inkstone/session/web';
import { FilterTabs, lazyWithRetry, PageHead, PlusIcon, useTranslation } from '@inkstone/ui';
import { ScreenLink, useSearch, useSetSearch } from '@inkstone/ui/screen';
import { myStu } from '../../addresses.ts';
import { getStudent, type StudentDetail } from '../../contract.ts';
import { studentListMessages, studentMessages } from '../../messages.ts';
import { DetailPage } from '../lists/detail-page.tsx';
import { Overview } from './overview.tsx';
import { Star } from './star.tsx';
import styles from './students.module.css';

// Lists are loaded on demand.
const StudentBooks = lazyWithRetry(async () => (await import('../work/student-books.tsx')).StudentBooks);
const StudentCourses = lazyWithRetry(async () => (await import('../work/student-courses.tsx')).StudentCourses);
const StudentWorkList = lazyWithRetry(
  async () => (await import('../work/student-assignment-list.tsx')).StudentAssignmentList,
);
const ErrorsOfStudent = lazyWithRetry(async () => (await import('@inkstone/error-book/web')).StudentErrors);
const PracticeOfStudent = lazyWithRetry(async () => (await import('@inkstone/error-book/web')).StudentPractice);
const StudentActivity = lazyWithRetry(async () => (await import('../work/student-activity.tsx')).StudentActivity);
const ResultsButton = lazyWithRetry(async () => (await import('@inkstone/reports/web')).ResultsButton);
const StudentPaperMarks = lazyWithRetry(async () => (await import('@inkstone/reports/web')).StudentPaperMarks);
const StudentPastScores = lazyWithRetry(async () => (await import('@inkstone/reports/web')).StudentPastScores);
const StudentPhases = lazyWithRetry(async () => (await import('@inkstone/reports/web')).StudentPhaseReports);

/** One of my students: profile, progress, and assignments. */
export const Student = ({ studentId }: { studentId: number }) => {
  const t = useTranslation(studentListMessages);
  const tStudent = useTranslation(studentMessages);
  const { search, classId, starred, page, tab } = useSearch(myStu);
  const setSearch = useSetSearch(myStu);
  const ask = useApiQuery(getStudent, { studentId });
  const name = ask.data?.student.name ?? t('student');
  const tabs = (
    ['overview', 'homework', 'tests', 'textbooks', 'courses', 'errors', 'reports', 'activity'] as const
  ).map((value) => ({
    value,
    label: tStudent(value),
  }));
  return (
    <DetailPage
      list={{ title: t('title'), to: linkTo(myStu, { search, classId, starred, page }) }}
      name={name}
      query={ask}
      errorTitle={tStudent('failed')}
      safe={tStudent('safe')}
      skeletonRows={8}
    >
      {(detail) => (
        <>
          <Head detail={detail} />
          <FilterTabs label={tStudent('lists')} tabs={tabs} value={tab} onChange={(next) => setSearch({ tab: next })} />
          <div className={styles.table}>
            {tab === 'overview' && <Overview detail={detail} />}
            {(tab === 'homework' || tab === 'tests') && (
              <>
                <div className={styles.tools}>
                  <ResultsButton source={{ of: 'student', id: studentId }} fileName={name} />
                </div>
                <StudentWorkList key={tab} of={tab} studentId={studentId} />
                {tab === 'homework' && <PracticeOfStudent studentId={studentId} />}
                {tab === 'tests' && <StudentPaperMarks studentId={studentId} />}
                {tab === 'tests' && <StudentPastScores studentId={studentId} />}
              </>
            )}
            {tab === 'textbooks' && <StudentBooks studentId={studentId} />}
            {tab === 'courses' && <StudentCourses studentId={studentId} />}
            {tab === 'errors' && <ErrorsOfStudent studentId={studentId} />}
            {tab === 'activity' && <StudentActivity studentId={studentId} />}
            {tab === 'reports' && <StudentPhases studentId={studentId} />}
          </div>
        </>
      )}
    </DetailPage>
  );
};

const Head = ({ detail: { student } }: { detail: StudentDetail }) => {
  const t = useTranslation(studentListMessages);
  const tStudent = useTranslation(studentMessages);
  const { built } = useMenu();
  const classes = student.classes.map(({ name }) => name).join(t('comma'));
  return (
    <PageHead
      title={student.name}
      meta={
        <span className={styles.head}>
          <Star student={student} />
          {[classes || t('noClass'), student.through === 'own' ? '' : t(student.through)]
            .filter(Boolean)
            .join(t('dot'))}
        </span>
      }
      action={
        built.has(newHomework.path) && (
          <Button
            component={ScreenLink}
            to={newHomework}
            search={{ studentIds: [student.id] }}
            leftSection={<PlusIcon />}
          >
            {tStudent('give')}
          </Button>
        )
      }
    />
  );
};
