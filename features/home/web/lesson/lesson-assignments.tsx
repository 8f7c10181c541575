import { linkTo } from '@inkstone/base';
import { assignmentLinkFor } from '@inkstone/assignments/addresses';
import type { CallOutput } from '@inkstone/call/web';
import { assignedCourse } from '@inkstone/courses/addresses';
import { useMenu } from '@inkstone/session/web';
import { assignedTextbook } from '@inkstone/textbooks/addresses';
import type { getLesson } from '@inkstone/timetable/contract';
import { Bar, Instant, Ledger, LedgerRow, useNow, useTranslation } from '@inkstone/ui';
import { Link } from 'react-router';
import { getKindRules, type AssignmentFamily } from '@inkstone/exam/assignment-kinds';
import { lessonMessages, messages } from '../../messages.ts';

type Work = CallOutput<typeof getLesson>['assignments'][number];

const pathsByFamily: Record<AssignmentFamily, (work: Work) => string> = {
  homework: assignmentLinkFor,
  test: assignmentLinkFor,
  textbook: ({ id }) => linkTo(assignedTextbook, { id }),
  video: ({ id }) => linkTo(assignedCourse, { id }),
};

const getAssignmentPath = (work: Work): string => pathsByFamily[getKindRules(work.kind).family](work);

/** Assignments of the class around a lesson, with links. */
export const LessonAssignments = ({ work }: { work: readonly Work[] }) => {
  const t = useTranslation(lessonMessages);
  if (work.length === 0) return <p className="meta">{t('noWork')}</p>;
  return (
    <Ledger label={t('around')}>
      {work.map((assignment) => (
        <AssignmentRow key={assignment.id} work={assignment} />
      ))}
    </Ledger>
  );
};

const AssignmentRow = ({ work }: { work: Work }) => {
  const t = useTranslation(lessonMessages);
  const common = useTranslation(messages);
  const now = useNow(60_000);
  const { built } = useMenu();
  const place = getAssignmentPath(work);
  const isOpen = built.has(place.split('?')[0] ?? '');
  return (
    <LedgerRow
      title={isOpen ? <Link to={place}>{work.title}</Link> : work.title}
      meta={
        <>
          {t(work.kind)}
          {common('dot')}
          {t('due')} <Instant at={work.deadline} near={now} />
        </>
      }
      how={
        work.submitted === null ? (
          t('has', { count: work.total })
        ) : (
          <>
            <Bar done={work.submitted} all={work.total} complete={work.submitted === work.total} />
            <span>{t('handedIn', { done: work.submitted, all: work.total })}</span>
          </>
        )
      }
    />
  );
};
