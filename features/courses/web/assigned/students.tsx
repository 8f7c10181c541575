import { Button } from '@mantine/core';
import { FamilyStudents, LabelledProgress, RecipientChip, WriteToWaiting } from '@inkstone/assignments/web';
import { assignmentMessages } from '@inkstone/assignments/messages';
import type { CallOutput } from '@inkstone/call/web';
import { Bar, DocumentIcon, Instant, Ticks, useTranslation, type Column } from '@inkstone/ui';
import { openScreen } from '@inkstone/ui/screen';
import { courseReport } from '../../addresses.ts';
import type { getAssignedCourse } from '../../contract.ts';
import { assignedCourseMessages } from '../../messages.ts';
import { isWatched } from '../../rules.ts';
import { courseFamily } from './course-family.ts';
import styles from './assigned.module.css';

type Detail = CallOutput<typeof getAssignedCourse>;

/** The students of an assigned course: lessons watched, questions answered, the report; deadlines can be moved. */
export const Students = ({ detail }: { detail: Detail }) => {
  const t = useTranslation(assignedCourseMessages);
  const { assignment, recipients } = detail;
  const columns = useStudentColumns(detail);
  return (
    <FamilyStudents
      family={courseFamily}
      assignment={assignment}
      rows={recipients}
      paged={detail}
      columns={columns}
      aside={<WriteToWaiting assignment={assignment} />}
      canMove={(row) => row.submittedAt === null}
      actions={(row) =>
        row.submittedAt && (
          <Button
            size="sm"
            leftSection={<DocumentIcon />}
            aria-label={t('reportOf', { name: row.studentName })}
            onClick={() => openScreen(courseReport, { id: assignment.id, studentId: row.studentId })}
          >
            {t('report')}
          </Button>
        )
      }
    />
  );
};

const useStudentColumns = ({ assignment, lessons }: Detail): Column<Detail['recipients'][number]>[] => {
  const t = useTranslation(assignedCourseMessages);
  const tAssignment = useTranslation(assignmentMessages);
  const questions = assignment.sets.reduce((sum, set) => sum + set.questions, 0);
  return [
    {
      key: 'state',
      head: tAssignment('state'),
      card: 'corner',
      width: '7.5rem',
      cell: (row) => <RecipientChip recipient={row} />,
    },
    {
      key: 'watched',
      head: t('watched'),
      width: '7rem',
      cell: (row) => (
        <LabelledProgress says={t('percent', { percent: row.watched })}>
          <LessonBars row={row} lessons={lessons} />
        </LabelledProgress>
      ),
    },
    {
      key: 'answered',
      head: t('answered'),
      width: '7rem',
      cell: (row) => (
        <LabelledProgress says={tAssignment('ofAll', { done: row.answered, all: questions })}>
          <Ticks done={row.answered} all={questions} complete={row.submittedAt !== null} size="small" />
        </LabelledProgress>
      ),
    },
    {
      key: 'score',
      head: t('score'),
      align: 'end',
      width: '5rem',
      cell: (row) =>
        row.score === null || row.scoreMax === null ? (
          <span className="meta">{t('none')}</span>
        ) : (
          t('scoreOf', { score: row.score, max: row.scoreMax })
        ),
    },
    {
      key: 'last',
      head: t('lastWatched'),
      minor: true,
      card: 'none',
      width: '9.5rem',
      cell: (row) =>
        row.lastWatchedAt ? <Instant at={row.lastWatchedAt} /> : <span className="meta">{t('never')}</span>,
    },
  ];
};

/** How much of each lesson a student has watched. */
const LessonBars = ({ row, lessons }: { row: Detail['recipients'][number]; lessons: Detail['lessons'] }) => {
  const t = useTranslation(assignedCourseMessages);
  return (
    <span className={styles.lessons}>
      {lessons.map(({ lessonId, number }) => {
        const percent = row.lessons.find((listedLesson) => listedLesson.lessonId === lessonId)?.percent ?? 0;
        return (
          <span key={lessonId} title={t('lessonWatched', { number, percent })}>
            <Bar done={percent} all={100} complete={isWatched(percent)} />
          </span>
        );
      })}
    </span>
  );
};
