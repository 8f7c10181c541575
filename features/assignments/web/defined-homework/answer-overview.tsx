import { Button } from '@mantine/core';
import type { CallOutput } from '@inkstone/call/web';
import { LateNote } from '@inkstone/exam/late-note';
import { deskLocationFor } from '@inkstone/marking/addresses';
import { reportLocationFor } from '@inkstone/reports/addresses';
import type { getDefinedHomework } from '@inkstone/reports/contract';
import { EmptyState, Instant, PencilIcon, StatusChip, useTranslation } from '@inkstone/ui';
import { openScreen } from '@inkstone/ui/screen';
import { definedHomeworkMessages } from '../../messages.ts';
import styles from './answer-overview.module.css';

/** Homework written by the teacher, with its answers. */
export type DefinedHomeworkDetail = CallOutput<typeof getDefinedHomework>;
type Student = DefinedHomeworkDetail['students'][number];
type SubmittedAnswer = Student['answers'][number];

interface AnswerOverviewProps {
  detail: DefinedHomeworkDetail;
  /** The programme of the homework, by which the screens of its reports are found. */
  programme: string;
  /** Opens a window and refetches when it closes. */
  onOpen(open: () => Window | null): void;
}

/** All submitted answers, one card for each student, task by task. */
export const AnswerOverview = ({ detail, programme, onOpen }: AnswerOverviewProps) => {
  const t = useTranslation(definedHomeworkMessages);
  const { id, students, total } = detail;
  if (total === 0) return <EmptyState bare title={t('noAnswers')} body={t('noAnswersNext')} />;
  const desk = deskLocationFor({ id, kind: 'homework', programme: '', hasFiles: true });
  return (
    <ul className={styles.students}>
      {students.map((student) => (
        <li key={student.studentId} className={styles.student}>
          <header className={styles.head}>
            <h3>{student.name}</h3>
            <span className="meta num">
              <Instant at={student.submittedAt} />
            </span>
            {student.score === null ? (
              <StatusChip icon={<PencilIcon />}>{t('toMark')}</StatusChip>
            ) : (
              <b className="num">{t('pointsOf', { earned: student.score, possible: detail.scoreMax })}</b>
            )}
            <span className={styles.acts}>
              <Button
                aria-label={t('reportOf', { name: student.name })}
                onClick={() =>
                  onOpen(() => {
                    const reportTarget = { programme, kind: 'homework' as const, id };
                    const report = reportLocationFor(reportTarget, student.studentId);
                    return openScreen(report.to, report.search);
                  })
                }
              >
                {t('report')}
              </Button>
              <Button
                aria-label={t('markOf', { name: student.name })}
                onClick={() =>
                  onOpen(() =>
                    openScreen(desk.to, { ...desk.search, by: 'student' as const, attemptId: student.attemptId }),
                  )
                }
              >
                {t('mark')}
              </Button>
            </span>
          </header>
          <ol className={styles.answers}>
            {student.answers.map((answer, index) => (
              <li key={answer.questionId}>
                <Answer answer={answer} number={index + 1} />
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
};

const Answer = ({ answer, number }: { answer: SubmittedAnswer; number: number }) => {
  const t = useTranslation(definedHomeworkMessages);
  const { text, words: wordCount, files, recordings, isBlank, earned, possible } = answer;
  const counts = [
    wordCount > 0 && t('wordCount', { count: wordCount }),
    files.length > 0 && t('fileCount', { count: files.length }),
    recordings.length > 0 && t('recordingCount', { count: recordings.length }),
  ].filter(Boolean);
  return (
    <>
      <p className={styles.counts}>
        <b className="num">{t('task', { number })}</b>
        <span className="meta num">{isBlank ? t('blank') : counts.join(' · ')}</span>
        <span className="num">{earned === null ? '' : t('pointsOf', { earned, possible })}</span>
      </p>
      {text && (
        <p className={styles.text} lang="">
          {text}
        </p>
      )}
      {recordings.map(({ id, late }) => (
        <LateNote key={id} late={late} />
      ))}
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file.id}>
              <a href={file.url} target="_blank" rel="noreferrer" aria-label={t('openFile', { name: file.name })}>
                {file.mime.startsWith('image/') ? <img src={file.url} alt="" /> : file.name}
              </a>
              <LateNote late={file.late} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
