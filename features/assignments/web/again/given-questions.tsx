import { useState } from 'react';
import { isAllowed } from '@inkstone/call';
import { failureFrom, newRequestId, useApiQuery, useApiMutation } from '@inkstone/call/web';
import { useCurrentUser } from '@inkstone/session/web';
import {
  BulkBar,
  DataTable,
  DocumentIcon,
  QueryBoundary,
  noticeDone,
  noticeFailed,
  RowsSkeleton,
  Section,
  StatusChip,
  TrashIcon,
  UndoIcon,
  useConfirm,
  useTranslation,
  type Column,
} from '@inkstone/ui';
import { getQuestList, packQuest, removeQuest } from '../../contract.ts';
import { againWords } from '../../messages/again.ts';
import type { GivenDetail } from '../work/families.ts';
import styles from '../work/given.module.css';
import { PackDialog } from './pack-dialog.tsx';
import type { GivenQuestion } from './preselected.ts';
import { QuestionDialog } from './question-dialog.tsx';
import own from './again.module.css';

interface GivenQuestionsProps {
  assignment: GivenDetail['assignment'];
  onChanged(): void;
}

/** The questions of given work with how they went: some can be taken out, or packed into a set to be given again. */
export const GivenQuestions = ({ assignment, onChanged }: GivenQuestionsProps) => {
  const t = useTranslation(againWords);
  const ask = useApiQuery(getQuestList, { id: assignment.id });
  return (
    <Section title={t('questions')} count={ask.data?.questions.filter(({ removedAt }) => removedAt === null).length}>
      <div className={styles.table}>
        <QueryBoundary query={ask} failed={t('loadFailed')} safe={t('safe')} skeleton={<RowsSkeleton rows={4} dense />}>
          {({ questions }) => <Questions assignment={assignment} questions={questions} onChanged={onChanged} />}
        </QueryBoundary>
      </div>
    </Section>
  );
};

type QuestionsProps = GivenQuestionsProps & { questions: GivenQuestion[] };

const Questions = ({ assignment, questions, onChanged }: QuestionsProps) => {
  const t = useTranslation(againWords);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isPacking, setPacking] = useState(false);
  const [open, setOpen] = useState<GivenQuestion | null>(null);
  const columns = useColumns(setOpen);
  const take = useTake(assignment, onChanged);
  const those = questions.filter(({ questId }) => chosen.has(questId));
  const { role, permission: permissions } = useCurrentUser();
  const isLive = assignment.status !== 'withdrawn';
  const clear = () => setChosen(new Set());
  const change = async (mode: 'remove' | 'putBack', rows: readonly GivenQuestion[]) => {
    if (await take(mode, rows)) clear();
  };
  const [out, inside] = [those.filter(isOut), those.filter((row) => !isOut(row))];
  const acts = [
    ...(isAllowed(packQuest.access, { role, permissions })
      ? [{ key: 'pack', label: t('pack'), icon: <DocumentIcon />, onAct: () => setPacking(true) }]
      : []),
    ...(isLive && inside.length > 0
      ? [{ key: 'remove', label: t('remove'), icon: <TrashIcon />, onAct: () => void change('remove', inside) }]
      : []),
    ...(isLive && out.length > 0
      ? [{ key: 'putBack', label: t('putBack'), icon: <UndoIcon />, onAct: () => void change('putBack', out) }]
      : []),
  ];
  return (
    <>
      <DataTable
        label={t('questions')}
        columns={columns}
        rows={questions}
        keyOf={({ questId }) => questId}
        isStruck={isOut}
        bulk={those.length > 0 && <BulkBar count={those.length} acts={acts} onClear={clear} />}
        selection={{ chosen, onChange: setChosen, nameOf: ({ number }) => `${t('question')} ${number}` }}
      />
      {isPacking && <PackDialog assignment={assignment} questions={those} onClose={() => setPacking(false)} />}
      {open && <QuestionDialog assignment={assignment} question={open} onClose={() => setOpen(null)} />}
    </>
  );
};

const isOut = ({ removedAt }: GivenQuestion): boolean => removedAt !== null;

const useColumns = (onOpen: (question: GivenQuestion) => void): Column<GivenQuestion>[] => {
  const t = useTranslation(againWords);
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
    { key: 'rate', head: t('rate'), width: '9rem', align: 'end', cell: (row) => <Rate row={row} /> },
  ];
};

const Rate = ({ row }: { row: GivenQuestion }) => {
  const t = useTranslation(againWords);
  if (isOut(row)) return <StatusChip tone="amber">{t('removed')}</StatusChip>;
  return (
    <span className="num">
      {row.rate === null ? <span className="meta">{t('noneYet')}</span> : t('percent', { percent: row.rate })}
      {row.toMark > 0 && <small>{t('toMark', { count: row.toMark })}</small>}
    </span>
  );
};

/** Takes questions out after asking, or puts them back; gives whether it was done. */
const useTake = (assignment: GivenDetail['assignment'], onChanged: () => void) => {
  const t = useTranslation(againWords);
  const confirm = useConfirm();
  const { mutateAsync } = useApiMutation(removeQuest);
  return async (mode: 'remove' | 'putBack', rows: readonly GivenQuestion[]): Promise<boolean> => {
    const asks = {
      title: t('removeAsk', { count: rows.length }),
      body: t('removeBody', { count: assignment.submitted }),
      act: t('remove'),
      danger: true,
    };
    if (mode === 'remove' && !(await confirm(asks))) return false;
    const questIds = rows.map(({ questId }) => questId);
    try {
      const { rescored } = await mutateAsync({ id: assignment.id, requestId: newRequestId(), questIds, mode });
      noticeDone(t(mode === 'remove' ? 'removedDone' : 'backDone', { count: rescored }));
      onChanged();
      return true;
    } catch (error) {
      noticeFailed(t('notDone'), failureFrom(error)?.message ?? String(error));
      return false;
    }
  };
};
