import { compareInstants } from '@inkstone/base';
import { Link } from 'react-router';
import { assignedHomework, assignedTests, assignmentLinkFor } from '@inkstone/assignments/addresses';
import { listAssignedHomework, listAssignedTests } from '@inkstone/assignments/contract';
import { useApiQuery } from '@inkstone/call/web';
import { QuerySection, EmptyState, Instant, useTranslation } from '@inkstone/ui';
import { useMenu } from '@inkstone/session/web';
import { messages, teacherMessages } from '../messages.ts';
import styles from './home.module.css';

const rowsAtMost = 5;
const resultsInput = { status: 'complete', sort: 'deadline', order: 'desc', page: 1, pageNum: rowsAtMost } as const;

/** Recently closed assignments and their results. */
export const RecentResults = () => {
  const t = useTranslation(teacherMessages);
  const common = useTranslation(messages);
  const { built } = useMenu();
  const mayTests = built.has(assignedTests.path);
  const mayHomework = built.has(assignedHomework.path);
  const tests = useApiQuery(listAssignedTests, resultsInput, { enabled: mayTests });
  const homework = useApiQuery(listAssignedHomework, resultsInput, { enabled: mayHomework });
  if (!mayTests && !mayHomework) return null;

  const isWaiting = (mayTests && tests.isPending) || (mayHomework && homework.isPending);
  const rows = [...(tests.data?.list ?? []), ...(homework.data?.list ?? [])]
    .filter(({ averageAccuracy }) => averageAccuracy !== null)
    .sort((first, second) => compareInstants(second.deadline, first.deadline))
    .slice(0, rowsAtMost);
  const failed = [tests, homework].find((result) => result.isError);
  const ask = {
    data: isWaiting || (failed && rows.length === 0) ? undefined : rows,
    isPending: isWaiting,
    isError: failed !== undefined,
    error: failed?.error ?? null,
    refetch: () => void Promise.all([mayTests && tests.refetch(), mayHomework && homework.refetch()]),
  };
  return (
    <QuerySection
      small
      title={t('recent')}
      query={ask}
      errorTitle={t('recentFailed')}
      safe={t('restIsSafe')}
      isEmpty={(list) => list.length === 0}
      empty={
        <div className={styles.empty}>
          <EmptyState title={t('noRecent')} body={t('noRecentNext')} />
        </div>
      }
    >
      {(list) => (
        <ul className={styles.results} aria-label={t('recent')}>
          {list.map((assignment) => (
            <li key={assignment.id}>
              <Link to={assignmentLinkFor(assignment)}>{assignment.title}</Link>
              <b className="num">
                <span className="vh">{t('accuracy')}</span> {t('percent', { percent: assignment.averageAccuracy ?? 0 })}
              </b>
              <span className="meta num">
                {t('handedIn', { done: assignment.submitted, all: assignment.total })}
                {common('dot')}
                <Instant at={assignment.deadline} show="day" />
              </span>
            </li>
          ))}
        </ul>
      )}
    </QuerySection>
  );
};
