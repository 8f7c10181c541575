import { useState } from 'react';
import { isAllowed } from '@inkstone/call';
import { newRequestId, useApiQuery, useApiMutation, getErrorMessage } from '@inkstone/call/web';
import { useCurrentUser } from '@inkstone/session/web';
import {
  BulkBar,
  DataTable,
  DocumentIcon,
  QueryBoundary,
  toastSuccess,
  toastError,
  RowsSkeleton,
  Section,
  StatusChip,
  TrashIcon,
  UndoIcon,
  useConfirm,
  useTranslation,
  type Column,
} from '@inkstone/ui';
import { listAssignmentQuestions, packQuestions, removeQuestions } from '../../contract.ts';
import { redoMessages } from '../../messages/redo.ts';
import type { AssignmentDetail } from '../shared/families.ts';
import styles from '../shared/assignments.module.css';
import { PackDialog } from './pack-dialog.tsx';
import type { AssignmentQuestion } from './preselect-questions.ts';
import { QuestionDialog } from './question-dialog.tsx';
import own from './redo.module.css';

interface AssignmentQuestionsProps {
  assignment: AssignmentDetail['assignment'];
  onChanged(): void;
}

/** The questions of an assignment with their results; they can be removed, or copied into a new set. */
export const AssignmentQuestions = ({ assignment, onChanged }: AssignmentQuestionsProps) => {
  const t = useTranslation(redoMessages);
  const ask = useApiQuery(listAssignmentQuestions, { id: assignment.id });
  return (
    <Section title={t('questions')} count={ask.data?.questions.filter(({ removedAt }) => removedAt === null).length}>
      <div className={styles.table}>
        <QueryBoundary
          query={ask}
          errorTitle={t('loadFailed')}
          safe={t('safe')}
          skeleton={<RowsSkeleton rows={4} dense />}
        >
          {({ questions }) => <Questions assignment={assignment} questions={questions} onChanged={onChanged} />}
        </QueryBoundary>
      </div>
    </Section>
  );
};

type QuestionsProps = AssignmentQuestionsProps & { questions: AssignmentQuestion[] };

const Questions = ({ assignment, questions, onChanged }: QuestionsProps) => {
  const t = useTranslation(redoMessages);
  const [selected, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isPacking, setPacking] = useState(false);
  const [open, setOpen] = useState<AssignmentQuestion | null>(null);
  const columns = useColumns(setOpen);
  const take = useRemoveQuestions(assignment, onChanged);
  const selectedQuestions = questions.filter(({ questionId }) => selected.has(questionId));
  const { role, permission: permissions } = useCurrentUser();
  const isLive = assignment.status !== 'withdrawn';
  const clear = () => setChosen(new Set());
  const change = async (mode: 'remove' | 'putBack', rows: readonly AssignmentQuestion[]) => {
    if (await take(mode, rows)) clear();
  };
  const [removed, active] = [selectedQuestions.filter(isRemoved), selectedQuestions.filter((row) => !isRemoved(row))];
  const actions = [
    ...(isAllowed(packQuestions.access, { role, permissions })
      ? [{ key: 'pack', label: t('pack'), icon: <DocumentIcon />, onAction: () => setPacking(true) }]
      : []),
    ...(isLive && active.length > 0
      ? [{ key: 'remove', label: t('remove'), icon: <TrashIcon />, onAction: () => void change('remove', active) }]
      : []),
    ...(isLive && removed.length > 0
      ? [{ key: 'putBack', label: t('putBack'), icon: <UndoIcon />, onAction: () => void change('putBack', removed) }]
      : []),
  ];
  return (
    <>
      <DataTable
        label={t('questions')}
        columns={columns}
        rows={questions}
        getKey={({ questionId }) => questionId}
        isStruck={isRemoved}
        bulk={
          selectedQuestions.length > 0 && <BulkBar count={selectedQuestions.length} actions={actions} onClear={clear} />
        }
        selection={{ selected, onChange: setChosen, getName: ({ number }) => `${t('question')} ${number}` }}
      />
      {isPacking && (
        <PackDialog assignment={assignment} questions={selectedQuestions} onClose={() => setPacking(false)} />
      )}
      {open && <QuestionDialog assignment={assignment} question={open} onClose={() => setOpen(null)} />}
    </>
  );
};

const isRemoved = ({ removedAt }: AssignmentQuestion): boolean => removedAt !== null;

const useColumns = (onOpen: (question: AssignmentQuestion) => void): Column<AssignmentQuestion>[] => {
  const t = useTranslation(redoMessages);
  return [
    {
      key: 'number',
      head: t('number'),
      width: '4rem',
      card: 'corner',
      cell: ({ number }) => <span className="num">{number}</span>,
    },
    {
      key: 'question',
      head: t('question'),
      card: 'title',
      cell: (row) => (
        <>
          <button
            type="button"
            className={own.link}
            aria-label={t('look', { number: row.number })}
            onClick={() => onOpen(row)}
          >
            <span lang="en">{row.excerpt || row.setTitle}</span>
          </button>
          <small>{row.setTitle}</small>
        </>
      ),
    },
    {
      key: 'answered',
      head: t('answered'),
      width: '8rem',
      cell: (row) =>
        row.handedIn === 0 ? (
          <span className="meta">{t('noneYet')}</span>
        ) : (
          <span className="num nowrap">{t('answeredOf', { answered: row.answered, all: row.handedIn })}</span>
        ),
    },
    { key: 'rate', head: t('rate'), width: '9rem', align: 'end', cell: (row) => <RateCell row={row} /> },
  ];
};

const RateCell = ({ row }: { row: AssignmentQuestion }) => {
  const t = useTranslation(redoMessages);
  if (isRemoved(row)) return <StatusChip tone="amber">{t('removed')}</StatusChip>;
  return (
    <span className="num">
      {row.rate === null ? <span className="meta">{t('noneYet')}</span> : t('percent', { percent: row.rate })}
      {row.toMark > 0 && <small>{t('toMark', { count: row.toMark })}</small>}
    </span>
  );
};

/** Removes questions after confirmation, or puts them back; resolves to whether it was done. */
const useRemoveQuestions = (assignment: AssignmentDetail['assignment'], onChanged: () => void) => {
  const t = useTranslation(redoMessages);
  const confirm = useConfirm();
  const { mutateAsync } = useApiMutation(removeQuestions);
  return async (mode: 'remove' | 'putBack', rows: readonly AssignmentQuestion[]): Promise<boolean> => {
    const confirmation = {
      title: t('removeAsk', { count: rows.length }),
      body: t('removeBody', { count: assignment.submitted }),
      actionLabel: t('remove'),
      danger: true,
    };
    if (mode === 'remove' && !(await confirm(confirmation))) return false;
    const questionIds = rows.map(({ questionId }) => questionId);
    try {
      const { rescored } = await mutateAsync({
        id: assignment.id,
        requestId: newRequestId(),
        questionIds: questionIds,
        mode,
      });
      toastSuccess(t(mode === 'remove' ? 'removedDone' : 'backDone', { count: rescored }));
      onChanged();
      return true;
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
      return false;
    }
  };
};
