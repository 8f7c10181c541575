import { Button } from '@mantine/core';
import { linkTo } from '@inkstone/base';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
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
  useTranslation,
} from '@inkstone/ui';
import { useSearch, useActiveMenuPath } from '@inkstone/ui/screen';
import { myTest, myWork, myWorkDetail } from '../../addresses.ts';
import { myHomeworkDetail } from '../../contract.ts';
import { againMine } from '../../messages/again.ts';
import { messages } from '../../messages.ts';
import { MyTasks } from '../defined/my-tasks.tsx';
import type { WorkItem } from '../work/families.ts';
import { listeningWords } from '../work/listening-words.ts';
import { QuestionStates } from './question-states.tsx';
import { useOpenWork } from '../work/use-work-window.ts';
import { latenessOf } from '../work/work-acts.ts';
import { WorkAct, WorkHow, WorkWhen } from './work-rows.tsx';
import styles from './my-work-detail.module.css';

type Say = ReturnType<typeof useTranslation<keyof typeof messages.pairs>>;

type Detail = CallOutput<typeof myHomeworkDetail>;

const askAgainMs = 30_000;

/** One assignment of the student: what to do next, its questions with their state, its fields, earlier sittings. */
export const Screen = () => {
  const t = useTranslation(messages);
  const { id } = useSearch(myWorkDetail);
  const ask = useApiQuery(myHomeworkDetail, { id }, { everyMs: askAgainMs });
  useActiveMenuPath(ask.data?.work.kind === 'test' ? myTest.path : null);
  return (
    <Page>
      {!ask.data && <PageHead title={t('oneWork')} />}
      <QueryBoundary
        query={ask}
        failed={t('detailFailed')}
        safe={t('answersSafe')}
        skeleton={<RowsSkeleton rows={6} />}
      >
        {(detail) => <WorkDetail detail={detail} onChanged={() => void ask.refetch()} />}
      </QueryBoundary>
    </Page>
  );
};

const WorkDetail = ({ detail, onChanged }: { detail: Detail; onChanged(): void }) => {
  const t = useTranslation(messages);
  const now = useNow(10_000);
  const say = useTranslation(againMine);
  const open = useOpenWork(onChanged);
  const { work, questions, attempts } = detail;
  const list =
    work.kind === 'test'
      ? { label: t('myTests'), to: linkTo(myTest, {}) }
      : { label: t('myWork'), to: linkTo(myWork, {}) };
  return (
    <>
      <Breadcrumb trail={[list, { label: work.title }]} />
      <PageHead title={work.title} meta={[work.type, t('fromTeacher', { name: work.teacherName })].join(t('dot'))} />
      <Sheet className={styles.next}>
        <div>
          <div className={`${styles.when} num`}>
            <WorkWhen work={work} now={now} />
          </div>
          <div className="meta num">
            <WorkHow work={work} now={now} />
          </div>
        </div>
        <span className={styles.acts}>
          {work.again && work.reportOpen && !work.reportRests && (
            <Button onClick={() => open(work, 'report')}>{say('report')}</Button>
          )}
          <WorkAct work={work} now={now} onOpen={open} filled />
        </span>
      </Sheet>
      <Said work={work} />
      <Columns side={<Side work={work} questions={questions} />}>
        <Stack>
          {work.kind === 'definedHomework' && work.state !== 'notYet' && <MyTasks id={work.id} />}
          {questions.length > 0 && (
            <Section title={t('questionsHead')} count={questions.length}>
              <QuestionStates questions={questions} />
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

/** What the teacher says of it: with the redo that waits, else with the work. */
const Said = ({ work }: { work: WorkItem }) => {
  const t = useTranslation(messages);
  const say = useTranslation(againMine);
  const words = work.again?.message ?? work.teacherMessage;
  if (!words) return null;
  const name = { name: work.teacherName };
  return (
    <div className={styles.asked}>
      <TeacherNote from={work.again?.message ? say('asks', name) : t('teacherSays', name)}>{words}</TeacherNote>
    </div>
  );
};

const markingOf = (work: WorkItem, questions: Detail['questions']) => {
  const byTeacher = questions.filter(({ markedBy }) => markedBy === 'teacher').length;
  if (work.selfMarking) return byTeacher === 0 ? 'bySelfToo' : 'bySelf';
  if (byTeacher === 0) return 'byMachine';
  return byTeacher === questions.length ? 'byTeacher' : 'byBoth';
};

const limitOf = ({ timeLimit, kind }: WorkItem, t: Say): string => {
  if (timeLimit !== null) return t('minutes', { count: Math.round(timeLimit / 60) });
  return t(kind === 'test' ? 'examLimit' : 'noLimit');
};

const closingOf = (work: WorkItem, now: number, t: Say) => {
  const lateness = latenessOf(work, now);
  if (lateness === null) return [];
  const note = lateness === 'taken' && { note: t('closesNote') };
  return [{ name: t('closes'), value: <Instant at={work.closesAt} />, ...note }];
};

const Side = ({ work, questions }: { work: WorkItem; questions: Detail['questions'] }) => {
  const t = useTranslation(messages);
  const now = useNow(10_000);
  const listening = listeningWords(work, t);
  const items = [
    { name: t('assigned'), value: <Instant at={work.assignDate} /> },
    { name: t('opens'), value: <Instant at={work.opensAt} /> },
    { name: t('deadline'), value: <Instant at={work.deadline} /> },
    ...closingOf(work, now, t),
    { name: t('timeLimit'), value: limitOf(work, t) },
    ...(listening ? [{ name: t('listens'), value: listening }] : []),
    // A test that was not opened tells nothing of its questions.
    ...(questions.length > 0 ? [{ name: t('marking'), value: t(markingOf(work, questions)) }] : []),
    ...(work.className ? [{ name: t('className'), value: work.className }] : []),
    ...(work.lastResponseTime ? [{ name: t('lastResponse'), value: <Instant at={work.lastResponseTime} /> }] : []),
    ...(work.totalScore === null
      ? []
      : [{ name: t('score'), value: t('points', { score: work.totalScore, count: work.totalScore }) }]),
    ...(work.averageAccuracy === null ? [] : [{ name: t('accuracy'), value: `${work.averageAccuracy}%` }]),
    ...(work.redoDueDate ? [{ name: t('redoBy'), value: <Instant at={work.redoDueDate} /> }] : []),
  ];
  return (
    <>
      {work.again?.message && work.teacherMessage && (
        <TeacherNote from={t('teacherSays', { name: work.teacherName })}>{work.teacherMessage}</TeacherNote>
      )}
      <Section title={t('about')} small>
        <Facts items={items} />
      </Section>
    </>
  );
};

const Attempts = ({ attempts }: { attempts: Detail['attempts'] }) => {
  const t = useTranslation(messages);
  const say = useTranslation(againMine);
  const latest = attempts.findLast(({ submittedAt }) => submittedAt !== null)?.attemptId;
  const isSeveral = attempts.length > 1;
  return (
    <Ledger label={t('attempts')}>
      {attempts.map((attempt) => (
        <LedgerRow
          key={attempt.attemptId}
          title={
            <span className={styles.sitting}>
              {isSeveral && <b>{say(attempt.redoId === null ? 'first' : 'redo')}</b>}
              <Instant at={attempt.startedAt} />
              {attempt.isBest && <StatusChip tone="jade">{say('best')}</StatusChip>}
              {isSeveral && attempt.attemptId === latest && <StatusChip tone="line">{say('latest')}</StatusChip>}
            </span>
          }
          meta={
            attempt.submittedAt
              ? [
                  isSeveral ? `${say('questions', { count: attempt.questions })} · ` : '',
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
