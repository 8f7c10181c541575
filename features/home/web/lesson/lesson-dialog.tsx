import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { linkTo } from '@inkstone/base';
import { newHomework } from '@inkstone/assignments/addresses';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import { useMenu } from '@inkstone/session/web';
import { getLesson } from '@inkstone/timetable/contract';
import { BlockSkeleton, QueryBoundary, PlusIcon, useLanguage, useTranslation } from '@inkstone/ui';
import { dayText, hourMinuteText, zoneSuffix } from '@inkstone/ui/time';
import { Link } from 'react-router';
import { lessonMessages } from '../../messages.ts';
import { LessonAssignments } from './lesson-assignments.tsx';
import styles from './lesson.module.css';

type Detail = CallOutput<typeof getLesson>;

interface LessonDialogProps {
  id: number;
  onClose(): void;
}

/** A lesson: time, students, assignments around it, and links to the previous and next one. */
export const LessonDialog = ({ id, onClose }: LessonDialogProps) => {
  const t = useTranslation(lessonMessages);
  const [shown, setShown] = useState(id);
  const ask = useApiQuery(getLesson, { id: shown }, { keepPrevious: true });
  return (
    <Modal opened onClose={onClose} title={ask.data?.lesson.className ?? t('lesson')} size={620}>
      <QueryBoundary query={ask} errorTitle={t('failed')} skeleton={<BlockSkeleton lines={8} />} bare>
        {(detail) => <LessonContent detail={detail} onShow={setShown} />}
      </QueryBoundary>
    </Modal>
  );
};

interface LessonContentProps {
  detail: Detail;
  onShow(id: number): void;
}

const LessonContent = ({ detail, onShow }: LessonContentProps) => {
  const t = useTranslation(lessonMessages);
  const { lesson, students } = detail;
  const when = useLessonTime(detail);
  const { built } = useMenu();
  return (
    <div className={styles.lesson}>
      <div className={styles.head}>
        <div>
          {lesson.title && <h3>{lesson.title}</h3>}
          <p className="num">{when}</p>
        </div>
        {built.has(newHomework.path) && (
          <Button component={Link} to={linkTo(newHomework, { classIds: [lesson.classId] })} leftSection={<PlusIcon />}>
            {t('give')}
          </Button>
        )}
      </div>
      <section aria-label={t('around')}>
        <h4>{t('around')}</h4>
        <LessonAssignments work={detail.assignments} />
      </section>
      <section aria-label={t('class')}>
        <h4>
          {t('class')} <span className="meta num">{t('students', { count: lesson.studentCount })}</span>
        </h4>
        {students.length === 0 ? (
          <p className="meta">{t('nobody')}</p>
        ) : (
          <ul className={styles.names}>
            {students.map((student) => (
              <li key={student.id}>{student.name}</li>
            ))}
          </ul>
        )}
      </section>
      <NeighbourLessons detail={detail} onShow={onShow} />
    </div>
  );
};

const useLessonTime = ({ lesson }: Detail): string => {
  const t = useTranslation(lessonMessages);
  const language = useLanguage();
  const when = t('when', {
    day: dayText(lesson.beginsAt, language),
    from: hourMinuteText(lesson.beginsAt, language),
    to: hourMinuteText(lesson.endsAt, language),
  });
  return `${when}${zoneSuffix(lesson.beginsAt, language)}`;
};

const NeighbourLessons = ({ detail: { before, after }, onShow }: LessonContentProps) => {
  const t = useTranslation(lessonMessages);
  const language = useLanguage();
  if (!before && !after) return null;
  return (
    <nav className={styles.beside} aria-label={t('beside')}>
      {before && (
        <Button variant="quiet" onClick={() => onShow(before.id)}>
          {t('before', { day: dayText(before.beginsAt, language) })}
        </Button>
      )}
      {after && (
        <Button variant="quiet" className={styles.after} onClick={() => onShow(after.id)}>
          {t('after', { day: dayText(after.beginsAt, language) })}
        </Button>
      )}
    </nav>
  );
};
