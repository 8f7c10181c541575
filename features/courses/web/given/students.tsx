import { Button } from '@mantine/core';
import { useState } from 'react';
import { RecipientChip } from '@inkstone/assignments/web';
import type { OutputOf } from '@inkstone/call/web';
import {
  Bar,
  BulkBar,
  CalendarIcon,
  DataTable,
  DocumentIcon,
  Instant,
  Ticks,
  useWords,
  type Column,
} from '@inkstone/ui';
import { openScreen } from '@inkstone/ui/screen';
import { courseReport } from '../../addresses.ts';
import type { givenCourseDetail } from '../../contract.ts';
import { givenWords } from '../../messages.ts';
import { isWatched } from '../../rules.ts';
import { DeadlineDialog, type Studying } from './deadline-dialog.tsx';
import styles from './given.module.css';

/** The students of a given course: lessons watched, questions answered, the report; deadlines can be moved. */
export const Students = ({ detail }: { detail: OutputOf<typeof givenCourseDetail> }) => {
  const t = useWords(givenWords);
  const { assignment, recipients } = detail;
  const columns = useStudentColumns(detail);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [moving, setMoving] = useState<readonly Studying[] | null>(null);
  const isLive = assignment.status !== 'withdrawn';
  const those = recipients.filter(({ recipientId }) => chosen.has(recipientId));
  const acts = [{ key: 'move', label: t('moveDeadline'), icon: <CalendarIcon />, onAct: () => setMoving(those) }];
  const selection = {
    chosen,
    onChange: setChosen,
    mayChoose: (row: Studying) => row.submittedAt === null,
    nameOf: (row: Studying) => row.studentName,
  };
  return (
    <>
      <DataTable
        label={t('students')}
        columns={columns}
        rows={recipients}
        keyOf={(row) => row.recipientId}
        bulk={those.length > 0 && <BulkBar count={those.length} acts={acts} onClear={() => setChosen(new Set())} />}
        {...(isLive && { selection })}
        actions={(row) =>
          row.submittedAt && (
            <Button
              size="sm"
              leftSection={<DocumentIcon />}
              aria-label={t('reportOf', { name: row.studentName })}
              onClick={() => openScreen(courseReport, { id: assignment.id, stuId: row.studentId })}
            >
              {t('report')}
            </Button>
          )
        }
      />
      {moving && <DeadlineDialog given={assignment} students={moving} onClose={() => setMoving(null)} />}
    </>
  );
};

const useStudentColumns = ({ assignment, lessons }: OutputOf<typeof givenCourseDetail>): Column<Studying>[] => {
  const t = useWords(givenWords);
  const questions = assignment.sets.reduce((sum, set) => sum + set.questions, 0);
  return [
    {
      key: 'student',
      head: t('student'),
      card: 'title',
      cell: (row) => (
        <>
          <b>{row.studentName}</b>
          {row.deadline !== assignment.deadline && (
            <small>
              {t('deadline')} <Instant at={row.deadline} />
            </small>
          )}
        </>
      ),
    },
    {
      key: 'state',
      head: t('status'),
      card: 'corner',
      width: '8rem',
      cell: (row) => <RecipientChip recipient={row} />,
    },
    {
      key: 'watched',
      head: t('watched'),
      width: '9rem',
      cell: (row) => (
        <span className={styles.done}>
          {t('percent', { percent: row.watched })}
          <span className={styles.lessons}>
            {lessons.map(({ lessonId, number }) => {
              const percent = row.lessons.find((one) => one.lessonId === lessonId)?.percent ?? 0;
              return (
                <span key={lessonId} title={t('lessonWatched', { number, percent })}>
                  <Bar done={percent} all={100} complete={isWatched(percent)} />
                </span>
              );
            })}
          </span>
        </span>
      ),
    },
    {
      key: 'practice',
      head: t('practice'),
      width: '9rem',
      cell: (row) => (
        <span className={styles.done}>
          {row.score === null || row.scoreMax === null
            ? t('ofAll', { done: row.answered, all: questions })
            : t('scoreOf', { score: row.score, max: row.scoreMax })}
          <Ticks done={row.answered} all={questions} complete={row.submittedAt !== null} size="small" />
        </span>
      ),
    },
    {
      key: 'last',
      head: t('lastWatched'),
      minor: true,
      card: 'none',
      width: '10rem',
      cell: (row) =>
        row.lastWatchedAt ? <Instant at={row.lastWatchedAt} /> : <span className="meta">{t('never')}</span>,
    },
  ];
};
