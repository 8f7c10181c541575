import { useApiQuery } from '@inkstone/call/web';
import { Facts, Instant, Section, TeacherNote, useLanguage, useTranslation } from '@inkstone/ui';
import { listAssignmentQuestions } from '../../contract.ts';
import { assignmentMessages } from '../../messages.ts';
import { getExamName } from '@inkstone/programmes/cards';
import { families, findOrderMessage, type Family, type AssignmentDetail } from '../shared/families.ts';
import { listeningText } from '../shared/listening-text.ts';
import styles from '../shared/assignments.module.css';

interface AssignmentInfoProps {
  family: Family;
  detail: AssignmentDetail;
}

const windowNames = { exam: 'windowExam', training: 'windowTraining' } as const;

/** The times, options and content of an assignment. */
export const AssignmentInfo = ({ family, detail: { assignment } }: AssignmentInfoProps) => {
  const t = useTranslation(assignmentMessages);
  const language = useLanguage();
  const limit = () => {
    if (assignment.timeLimit !== null) return t('minutes', { count: Math.round(assignment.timeLimit / 60) });
    return t(families[family].words.noLimit);
  };
  const marked = useMarkedByMessage(assignment);
  const listening = listeningText(assignment, t);
  const shuffled = findOrderMessage(assignment);
  const items = [
    { name: t('opens'), value: <Instant at={assignment.beginsAt} /> },
    { name: t('timeLimit'), value: limit(), ...(assignment.allowsOvertime && { note: t('overtimeApart') }) },
    ...(listening ? [{ name: t('listens'), value: listening }] : []),
    ...(assignment.windowMode ? [{ name: t('window'), value: t(windowNames[assignment.windowMode]) }] : []),
    ...(assignment.hasInstantFeedback ? [{ name: t('answersShown'), value: t('answersAtOnce') }] : []),
    ...(shuffled ? [{ name: t('order'), value: t(shuffled) }] : []),
    { name: t('selfMarking'), value: marked && t(marked) },
    ...(assignment.classTime ? [{ name: t('nextLesson'), value: <Instant at={assignment.classTime} /> }] : []),
  ];
  return (
    <>
      <Section title={t('about')} small>
        <Facts items={items} />
      </Section>
      {assignment.teacherMessage && (
        <Section title={t('message')} small>
          <div className={styles.under}>
            <TeacherNote>{assignment.teacherMessage}</TeacherNote>
          </div>
        </Section>
      )}
      <Section title={t('asked')} small>
        <p className={`meta ${styles.under}`}>
          {[assignment.paperTitle, getExamName(assignment, language)].filter(Boolean).join(t('dot'))}
        </p>
        <Facts
          items={assignment.sets.map((set, at) => ({
            name: `${at + 1}. ${set.title}`,
            value: <span className="nowrap">{t('questions', { count: set.questions })}</span>,
          }))}
        />
      </Section>
    </>
  );
};

/** The message key for who marks it, by its questions; null until they are loaded. */
const useMarkedByMessage = ({ id, selfMarking }: AssignmentDetail['assignment']) => {
  const questions = useApiQuery(listAssignmentQuestions, { id }).data?.questions;
  if (!questions) return null;
  const marks = new Set(questions.map(({ markedBy }) => markedBy));
  if (selfMarking) return marks.has('teacher') ? 'bySelf' : 'bySelfToo';
  if (!marks.has('teacher')) return 'byMachine';
  return marks.has('machine') ? 'byBoth' : 'byTeacher';
};
