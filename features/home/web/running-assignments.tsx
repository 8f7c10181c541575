import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import {
  assignedHomework,
  assignedHomeworkDetail,
  assignedTestDetail,
  assignedTests,
} from '@inkstone/assignments/addresses';
import { listHomework, listTests } from '@inkstone/assignments/contract';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
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
const refetchMs = 30_000;

type RunningAssignment = CallOutput<typeof listTests>['list'][number];

const families = {
  test: {
    call: listTests,
    listAt: assignedTests,
    title: 'tests',
    all: 'allTests',
    failed: 'testsFailed',
    empty: 'noTests',
    next: 'noTestsNext',
  },
  homework: {
    call: listHomework,
    listAt: assignedHomework,
    title: 'homework',
    all: 'allHomework',
    failed: 'homeworkFailed',
    empty: 'noHomework',
    next: 'noHomeworkNext',
  },
} as const;

/** The link to one given piece of work. */
export const getAssignmentLink = (family: keyof typeof families, id: number): string =>
  family === 'test' ? linkTo(assignedTestDetail, { testId: id }) : linkTo(assignedHomeworkDetail, { hId: id });

/** Tests or homework that run now, what closes next first; absent for who may not give them. */
export const RunningAssignments = ({ family }: { family: keyof typeof families }) => {
  const { built } = useMenu();
  return built.has(families[family].listAt.path) ? <Running family={family} /> : null;
};

const Running = ({ family }: { family: keyof typeof families }) => {
  const t = useTranslation(teacherMessages);
  const it = families[family];
  const input = { status: 'running', sort: 'deadline', order: 'asc', page: 1, pageNum: rowsAtMost } as const;
  const ask = useApiQuery(it.call, input, { everyMs: refetchMs });
  return (
    <QuerySection
      title={t(it.title)}
      count={ask.data?.total ? t('running', { count: ask.data.total }) : undefined}
      aside={<Link to={linkTo(it.listAt, {})}>{t(it.all)}</Link>}
      query={ask}
      failed={t(it.failed)}
      safe={t('restIsSafe')}
      skeleton={<RowsSkeleton rows={2} />}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <div className={styles.empty}>
          <EmptyState title={t(it.empty)} body={t(it.next)} />
        </div>
      }
    >
      {({ list }) => (
        <Ledger label={t(it.title)}>
          {list.map((given) => (
            <RunningAssignmentRow key={given.id} family={family} given={given} />
          ))}
        </Ledger>
      )}
    </QuerySection>
  );
};

const RunningAssignmentRow = ({ family, given }: { family: keyof typeof families; given: RunningAssignment }) => {
  const t = useTranslation(teacherMessages);
  const common = useTranslation(messages);
  const now = useNow(60_000);
  // Past everyone's deadline it runs for those who have a later one of their own.
  const due = Date.parse(given.deadline) > now ? given.deadline : (given.lastDeadline ?? given.deadline);
  return (
    <LedgerRow
      when={
        <>
          <TimeLeft to={due} /> <Instant at={due} near={now} />
        </>
      }
      title={<Link to={getAssignmentLink(family, given.id)}>{given.title}</Link>}
      meta={
        <>
          {given.className && given.className + common('dot')}
          {/* Given singly, it may be staff who have it. */}
          <span className="nowrap">{t(given.className ? 'students' : 'people', { count: given.total })}</span>
        </>
      }
      how={
        <>
          <Bar done={given.submitted} all={given.total} complete={given.submitted === given.total} />
          <span>{t('handedIn', { done: given.submitted, all: given.total })}</span>
        </>
      }
    />
  );
};
