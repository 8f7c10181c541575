import { Button } from '@mantine/core';
import { linkTo } from '@inkstone/base';
import { useApiQuery, type CallOutput, refetchIntervals } from '@inkstone/call/web';
import {
  Breadcrumb,
  Columns,
  Facts,
  Instant,
  Ledger,
  LedgerRow,
  QueryBoundary,
  Page,
  PageHead,
  RowsSkeleton,
  Section,
  Sheet,
  Stack,
  StatusChip,
  TeacherNote,
  useNow,
  usePlaceholderTitle,
  useTranslation,
} from '@inkstone/ui';
import { useSearch, useActiveMenuPath } from '@inkstone/ui/screen';
import { getKindRules, isTestKind } from '@inkstone/exam/assignment-kinds';
import { myTestList, myAssignments, myAssignmentDetail } from '../../addresses.ts';
import { getMyHomework } from '../../contract.ts';
import { myRedoMessages } from '../../messages/redo.ts';
import { myAssignmentMessages } from '../../messages.ts';
import { MyTasks } from '../defined-homework/my-tasks.tsx';
import { findOrderMessage, type StudentAssignment } from '../shared/families.ts';
import { listeningText } from '../shared/listening-text.ts';
import { QuestionStates } from './question-states.tsx';
import { useOpenAssignment } from '../shared/use-assignment-window.ts';
import { getLateness } from '../shared/student-actions.ts';
import { AssignmentAction, AssignmentProgress, AssignmentTiming } from './assignment-rows.tsx';
import styles from './my-assignment-detail.module.css';

type Translate = ReturnType<typeof useTranslation<keyof typeof myAssignmentMessages.pairs>>;

type Detail = CallOutput<typeof getMyHomework>;

/** One assignment of the student: the next step, its questions with their state, its facts and earlier attempts. */
export const Screen = () => {
  const t = useTranslation(myAssignmentMessages);
  const { id } = useSearch(myAssignmentDetail);
  const ask = useApiQuery(getMyHomework, { id }, { refetchMs: refetchIntervals.list });
  const title = usePlaceholderTitle(ask, t('oneWork'));
  useActiveMenuPath(ask.data && isTestKind(ask.data.assignment.kind) ? myTestList.path : null);
  return (
    <Page>
      {!ask.data && <PageHead title={title} />}
      <QueryBoundary
        query={ask}
        errorTitle={t('detailFailed')}
        safe={t('answersSafe')}
        skeleton={<RowsSkeleton rows={6} />}
      >
        {(detail) => <AssignmentDetail detail={detail} onChanged={() => void ask.refetch()} />}
      </QueryBoundary>
    </Page>
  );
};

const AssignmentDetail = ({ detail, onChanged }: { detail: Detail; onChanged(): void }) => {
  const t = useTranslation(myAssignmentMessages);
  const now = useNow(10_000);
  const tRedo = useTranslation(myRedoMessages);
  const openAssignment = useOpenAssignment(onChanged);
  const { assignment, questions, hasMoreQuestions, attempts } = detail;
  const list = isTestKind(assignment.kind)
    ? { label: t('myTests'), to: linkTo(myTestList, {}) }
    : { label: t('myWork'), to: linkTo(myAssignments, {}) };
  return (
    <>
      <Breadcrumb trail={[list, { label: assignment.title }]} />
      <PageHead
        title={assignment.title}
        meta={[assignment.type, t('fromTeacher', { name: assignment.teacherName })].join(t('dot'))}
      />
      <Sheet className={styles.next}>
        <div>
          <div className={`${styles.when} num`}>
            <AssignmentTiming assignment={assignment} now={now} />
          </div>
          <div className="meta num">
            <AssignmentProgress assignment={assignment} now={now} />
          </div>
        </div>
        <span className={styles.acts}>
          {assignment.again && assignment.reportOpen && !assignment.reportRests && (
            <Button onClick={() => openAssignment(assignment, 'report')}>{tRedo('report')}</Button>
          )}
          <AssignmentAction assignment={assignment} now={now} onOpen={openAssignment} filled />
        </span>
      </Sheet>
      <TeacherMessage work={assignment} />
      <Columns side={<InfoPanel work={assignment} questions={questions} />}>
        <Stack>
          {getKindRules(assignment.kind).isWrittenByTeacher && assignment.state !== 'notYet' && (
            <MyTasks id={assignment.id} />
          )}
          {questions.length > 0 && (
            <Section title={t('questionsHead')} count={questions.length}>
              <QuestionStates questions={questions} />
              {hasMoreQuestions && <p className="meta">{t('moreQuestions')}</p>}
            </Section>
          )}
          {attempts.length > 0 && (
            <Section title={t('attempts')} count={attempts.length}>
              <Attempts attempts={attempts} />
            </Section>
          )}
        </Stack>
      </Columns>
    </>
  );
};

/** The teacher's message: of the open redo, or else of the assignment. */
const TeacherMessage = ({ work: assignment }: { work: StudentAssignment }) => {
  const t = useTranslation(myAssignmentMessages);
  const tRedo = useTranslation(myRedoMessages);
  const message = assignment.again?.message ?? assignment.teacherMessage;
  if (!message) return null;
  const name = { name: assignment.teacherName };
  return (
    <div className={styles.asked}>
      <TeacherNote from={assignment.again?.message ? tRedo('asks', name) : t('teacherSays', name)}>
        {message}
      </TeacherNote>
    </div>
  );
};

const getMarkingMessage = (assignment: StudentAssignment, questions: Detail['questions']) => {
  const byTeacher = questions.filter(({ markedBy }) => markedBy === 'teacher').length;
  if (assignment.selfMarking) return byTeacher === 0 ? 'bySelfToo' : 'bySelf';
  if (byTeacher === 0) return 'byMachine';
  return byTeacher === questions.length ? 'byTeacher' : 'byBoth';
};

const formatTimeLimit = ({ timeLimit, kind }: StudentAssignment, t: Translate): string => {
  if (timeLimit !== null) return t('minutes', { count: Math.round(timeLimit / 60) });
  return t(isTestKind(kind) ? 'examLimit' : 'noLimit');
};

const buildClosingFacts = (assignment: StudentAssignment, now: number, t: Translate) => {
  const lateness = getLateness(assignment, now);
  if (lateness === null) return [];
  const note = lateness === 'taken' && { note: t('closesNote') };
  return [{ name: t('closes'), value: <Instant at={assignment.closesAt} />, ...note }];
};

const InfoPanel = ({ work: assignment, questions }: { work: StudentAssignment; questions: Detail['questions'] }) => {
  const t = useTranslation(myAssignmentMessages);
  const now = useNow(10_000);
  const listening = listeningText(assignment, t);
  const shuffled = findOrderMessage(assignment);
  const items = [
    { name: t('assigned'), value: <Instant at={assignment.assignDate} /> },
    { name: t('opens'), value: <Instant at={assignment.opensAt} /> },
    { name: t('deadline'), value: <Instant at={assignment.deadline} /> },
    ...buildClosingFacts(assignment, now, t),
    {
      name: t('timeLimit'),
      value: formatTimeLimit(assignment, t),
      ...(assignment.allowsOvertime && { note: t('overtimeApart') }),
    },
    ...(listening ? [{ name: t('listens'), value: listening }] : []),
    ...(assignment.hasInstantFeedback ? [{ name: t('answersShown'), value: t('answersAtOnce') }] : []),
    ...(shuffled ? [{ name: t('order'), value: t(shuffled) }] : []),
    // A test that was not opened reveals nothing about its questions.
    ...(questions.length > 0 ? [{ name: t('marking'), value: t(getMarkingMessage(assignment, questions)) }] : []),
    ...(assignment.className ? [{ name: t('className'), value: assignment.className }] : []),
    ...(assignment.lastResponseTime
      ? [{ name: t('lastResponse'), value: <Instant at={assignment.lastResponseTime} /> }]
      : []),
    ...(assignment.totalScore === null
      ? []
      : [{ name: t('score'), value: t('points', { score: assignment.totalScore, count: assignment.totalScore }) }]),
    ...(assignment.averageAccuracy === null ? [] : [{ name: t('accuracy'), value: `${assignment.averageAccuracy}%` }]),
    ...(assignment.redoDueAt ? [{ name: t('redoBy'), value: <Instant at={assignment.redoDueAt} /> }] : []),
  ];
  return (
    <>
      {assignment.again?.message && assignment.teacherMessage && (
        <TeacherNote from={t('teacherSays', { name: assignment.teacherName })}>{assignment.teacherMessage}</TeacherNote>
      )}
      <Section title={t('about')} small>
        <Facts items={items} />
      </Section>
    </>
  );
};

const Attempts = ({ attempts }: { attempts: Detail['attempts'] }) => {
  const t = useTranslation(myAssignmentMessages);
  const tRedo = useTranslation(myRedoMessages);
  const latest = attempts.findLast(({ submittedAt }) => submittedAt !== null)?.attemptId;
  const isSeveral = attempts.length > 1;
  return (
    <Ledger label={t('attempts')}>
      {attempts.map((attempt) => (
        <LedgerRow
          key={attempt.attemptId}
          title={
            <span className={styles.sitting}>
              {isSeveral && <b>{tRedo(attempt.redoId === null ? 'first' : 'redo')}</b>}
              <Instant at={attempt.startedAt} />
              {attempt.isBest && <StatusChip tone="jade">{tRedo('best')}</StatusChip>}
              {isSeveral && attempt.attemptId === latest && <StatusChip tone="line">{tRedo('latest')}</StatusChip>}
            </span>
          }
          meta={
            attempt.submittedAt
              ? [
                  isSeveral ? `${tRedo('questions', { count: attempt.questions })} · ` : '',
                  t('finished'),
                  ' ',
                  <Instant key="at" at={attempt.submittedAt} />,
                ]
              : t('stillOpen')
          }
          how={
            attempt.score === null || attempt.scoreMax === null
              ? undefined
              : t('pointsOf', { score: attempt.score, max: attempt.scoreMax, count: attempt.scoreMax })
          }
        />
      ))}
    </Ledger>
  );
};
