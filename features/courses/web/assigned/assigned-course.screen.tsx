import { FamilyInfo, FamilyDetail, AssignmentQuestions } from '@inkstone/assignments/web';
import { assignmentMessages } from '@inkstone/assignments/messages';
import { shortTime } from '@inkstone/base';
import type { CallOutput } from '@inkstone/call/web';
import { Bar, Ledger, LedgerRow, Section, useTranslation } from '@inkstone/ui';
import { getAssignedCourse } from '../../contract.ts';
import { assignedCourseMessages } from '../../messages.ts';
import { courseFamily } from './course-family.ts';
import { Students } from './students.tsx';

/** One assigned course: videos watched and questions answered by each student. */
export const Screen = () => (
  <FamilyDetail family={courseFamily} details={getAssignedCourse} info={(detail) => <CourseInfo detail={detail} />}>
    {(detail, again) => (
      <>
        <Students detail={detail} />
        <AssignmentQuestions assignment={detail.assignment} onChanged={again} />
      </>
    )}
  </FamilyDetail>
);

const CourseInfo = ({ detail: { assignment, lessons } }: { detail: CallOutput<typeof getAssignedCourse> }) => {
  const t = useTranslation(assignedCourseMessages);
  const tAssignment = useTranslation(assignmentMessages);
  const reached = [
    { name: t('handedIn'), value: tAssignment('ofAll', { done: assignment.submitted, all: assignment.total }) },
    { name: t('watched'), value: t('percent', { percent: assignment.watched }) },
  ];
  const facts = [
    { name: t('mode'), value: t(assignment.practiceMode) },
    { name: t('fastest'), value: t('speedOf', { speed: assignment.fastest / 100 }) },
    ...(assignment.hasInstantFeedback
      ? [{ name: tAssignment('answersShown'), value: tAssignment('answersAtOnce') }]
      : []),
  ];
  return (
    <FamilyInfo family={courseFamily} assignment={assignment} progressFacts={reached} facts={facts}>
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
    </FamilyInfo>
  );
};
