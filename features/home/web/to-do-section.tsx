import { linkTo } from '@inkstone/base';
import { Link } from 'react-router';
import { myTestList, myAssignments } from '@inkstone/assignments/addresses';
import { AssignmentRows, type StudentAssignment } from '@inkstone/assignments/web';
import type { CallOutput } from '@inkstone/call/web';
import { QuerySection, EmptyState, RowsSkeleton, useTranslation, type QueryState } from '@inkstone/ui';
import type { listTestsToDo } from '../contract.ts';
import { studentMessages } from '../messages.ts';
import styles from './home.module.css';

const rowsAtMost = 4;

const families = {
  test: {
    title: 'tests',
    all: 'allTests',
    to: linkTo(myTestList, {}),
    failed: 'testsFailed',
    empty: 'noTests',
    next: 'noTestsNext',
  },
  homework: {
    title: 'assignments',
    all: 'allAssignments',
    to: linkTo(myAssignments, {}),
    failed: 'assignmentsFailed',
    empty: 'noAssignments',
    next: 'noAssignmentsNext',
  },
} as const;

interface ToDoProps {
  family: keyof typeof families;
  query: QueryState<CallOutput<typeof listTestsToDo>>;
  /** The assignment already shown in the card above. */
  above: StudentAssignment | undefined;
  onChanged(): void;
}

/** Tests or homework that can still be done, at most four; without the one in the card above. */
export const ToDoSection = ({ family, query, above, onChanged }: ToDoProps) => {
  const t = useTranslation(studentMessages);
  const words = families[family];
  const list = query.data?.list ?? [];
  const rest = list.filter(({ recipientId }) => recipientId !== above?.recipientId);
  const isAbove = rest.length < list.length;
  const left = (query.data?.total ?? 0) - (isAbove ? 1 : 0);
  const count = left === 0 ? undefined : isAbove ? t('more', { count: left }) : left;
  return (
    <QuerySection
      title={t(words.title)}
      count={count}
      aside={<Link to={words.to}>{t(words.all)}</Link>}
      query={query}
      errorTitle={t(words.failed)}
      safe={t('answersSafe')}
      skeleton={<RowsSkeleton rows={2} />}
      isEmpty={() => rest.length === 0}
      empty={
        isAbove ? (
          <p className={`meta ${styles.only}`}>{t('onlyAbove')}</p>
        ) : (
          <div className={styles.empty}>
            <EmptyState title={t(words.empty)} body={t(words.next)} />
          </div>
        )
      }
    >
      {() => <AssignmentRows rows={rest.slice(0, rowsAtMost)} label={t(words.title)} onChanged={onChanged} />}
    </QuerySection>
  );
};
