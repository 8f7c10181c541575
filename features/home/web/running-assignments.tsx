import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { assignedHomework, assignmentLinkFor, assignedTests } from '@inkstone/assignments/addresses';
import { listAssignedHomework, listAssignedTests } from '@inkstone/assignments/contract';
import { useApiQuery, type CallOutput, refetchIntervals } from '@inkstone/call/web';
import {
  QuerySection,
  Bar,
  EmptyState,
  Instant,
  Ledger,
  LedgerRow,
  RowsSkeleton,
  TimeLeft,
  useNow,
  useTranslation,
} from '@inkstone/ui';
import { useMenu } from '@inkstone/session/web';
import { messages, teacherMessages } from '../messages.ts';
import styles from './home.module.css';

const rowsAtMost = 4;

type RunningAssignment = CallOutput<typeof listAssignedTests>['list'][number];

const families = {
  test: {
    call: listAssignedTests,
    listAt: assignedTests,
    title: 'tests',
    all: 'allTests',
    failed: 'testsFailed',
    empty: 'noTests',
    next: 'noTestsNext',
  },
  homework: {
    call: listAssignedHomework,
    listAt: assignedHomework,
    title: 'homework',
    all: 'allHomework',
    failed: 'homeworkFailed',
    empty: 'noHomework',
    next: 'noHomeworkNext',
  },
} as const;

/** Open tests or homework, next deadline first; absent for users who may not assign them. */
export const RunningAssignments = ({ family }: { family: keyof typeof families }) => {
  const { built } = useMenu();
  return built.has(families[family].listAt.path) ? <Running family={family} /> : null;
};

const Running = ({ family }: { family: keyof typeof families }) => {
  const t = useTranslation(teacherMessages);
  const labels = families[family];
  const input = { status: 'running', sort: 'deadline', order: 'asc', page: 1, pageNum: rowsAtMost } as const;
  const ask = useApiQuery(labels.call, input, { refetchMs: refetchIntervals.list });
  return (
    <QuerySection
      title={t(labels.title)}
      count={ask.data?.total ? t('running', { count: ask.data.total }) : undefined}
      aside={<Link to={linkTo(labels.listAt, {})}>{t(labels.all)}</Link>}
      query={ask}
      errorTitle={t(labels.failed)}
      safe={t('restIsSafe')}
      skeleton={<RowsSkeleton rows={2} />}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <div className={styles.empty}>
          <EmptyState title={t(labels.empty)} body={t(labels.next)} />
        </div>
      }
    >
      {({ list }) => (
        <Ledger label={t(labels.title)}>
          {list.map((assignment) => (
            <RunningAssignmentRow key={assignment.id} given={assignment} />
          ))}
        </Ledger>
      )}
    </QuerySection>
  );
};

const RunningAssignmentRow = ({ given: assignment }: { given: RunningAssignment }) => {
  const t = useTranslation(teacherMessages);
  const common = useTranslation(messages);
  const now = useNow(60_000);
  // After the common deadline it is open only for recipients with a later deadline of their own.
  const due =
    Date.parse(assignment.deadline) > now ? assignment.deadline : (assignment.lastDeadline ?? assignment.deadline);
  return (
    <LedgerRow
      when={
        <>
          <TimeLeft to={due} /> <Instant at={due} near={now} />
        </>
      }
      title={<Link to={assignmentLinkFor(assignment)}>{assignment.title}</Link>}
      meta={
        <>
          {assignment.className && assignment.className + common('dot')}
          {/* Without a class the recipients may be staff. */}
          <span className="nowrap">{t(assignment.className ? 'students' : 'people', { count: assignment.total })}</span>
        </>
      }
      how={
        <>
          <Bar
            done={assignment.submitted}
            all={assignment.total}
            complete={assignment.submitted === assignment.total}
          />
          <span>{t('handedIn', { done: assignment.submitted, all: assignment.total })}</span>
        </>
      }
    />
  );
};
