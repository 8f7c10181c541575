import { Button } from '@mantine/core';
import {
  Instant,
  Ledger,
  LedgerRow,
  StatusChip,
  Ticks,
  TimeLeft,
  noWrapNearInstant,
  useLanguage,
  useNow,
  useTranslation,
} from '@inkstone/ui';
import { ScreenLink } from '@inkstone/ui/screen';
import { myAssignmentDetail } from '../../addresses.ts';
import { myRedoMessages } from '../../messages/redo.ts';
import { myAssignmentMessages } from '../../messages.ts';
import type { StudentAssignment } from '../shared/families.ts';
import { listeningText } from '../shared/listening-text.ts';
import { useOpenAssignment } from '../shared/use-assignment-window.ts';
import { getStudentAction, isMissed } from '../shared/student-actions.ts';
import { AssignmentClock } from './assignment-clock.tsx';

interface AssignmentRowsProps {
  rows: readonly StudentAssignment[];
  label?: string;
  /** A window in which work was done has closed: ask again. */
  onChanged(): void;
}

/** A student's work as ruled rows: when, what, how far, and the one thing to do with it. */
export const AssignmentRows = ({ rows, label, onChanged }: AssignmentRowsProps) => {
  const openAssignment = useOpenAssignment(onChanged);
  const now = useNow(10_000);
  return (
    <Ledger label={label}>
      {rows.map((work) => (
        <LedgerRow
          key={work.recipientId}
          when={<AssignmentTiming work={work} now={now} />}
          title={<AssignmentTitle work={work} />}
          meta={<AssignmentMeta work={work} />}
          how={<AssignmentProgress work={work} now={now} />}
          action={<AssignmentAction work={work} now={now} onOpen={openAssignment} />}
        />
      ))}
    </Ledger>
  );
};

interface AssignmentPartProps {
  work: StudentAssignment;
  now: number;
}

/** When it is due, opens, or was handed in. */
export const AssignmentTiming = ({ work, now }: AssignmentPartProps) => {
  const t = useTranslation(myAssignmentMessages);
  const tRedo = useTranslation(myRedoMessages);
  const language = useLanguage();
  if (work.again) {
    return (
      <>
        <b>{tRedo('until')}</b> <TimeLeft to={work.again.redoDueDate} />{' '}
        <Instant at={work.again.redoDueDate} near={now} />
      </>
    );
  }
  if (work.submittedAt) {
    return (
      <>
        <b>{t(work.period === 'timeOut' ? 'lateHanded' : 'handedIn')}</b> <Instant at={work.submittedAt} near={now} />
      </>
    );
  }
  if (work.state === 'notYet') {
    return (
      <>
        <TimeLeft to={work.opensAt} kind="opens" /> <Instant at={work.opensAt} near={now} />
      </>
    );
  }
  if (isMissed(work, now) || work.state === 'complete' || work.state === 'toBeMarked') {
    return (
      <>
        <b>{t(work.isArchived ? 'archived' : 'closed')}</b> <Instant at={work.closesAt} near={now} />
      </>
    );
  }
  const isLate = now >= new Date(work.deadline).getTime();
  return (
    <>
      <TimeLeft to={work.deadline} />{' '}
      {isLate ? (
        t('closesAt', { at: noWrapNearInstant(work.closesAt, language, now) })
      ) : (
        <Instant at={work.deadline} near={now} />
      )}
    </>
  );
};

const AssignmentTitle = ({ work }: { work: StudentAssignment }) =>
  work.kind === 'test' || work.kind === 'candidate' ? (
    work.title
  ) : (
    <ScreenLink to={myAssignmentDetail} search={{ id: work.id }}>
      {work.title}
    </ScreenLink>
  );

const AssignmentMeta = ({ work }: { work: StudentAssignment }) => {
  const t = useTranslation(myAssignmentMessages);
  const parts = [
    work.type,
    t('questions', { count: work.total }),
    work.timeLimit === null ? null : t('minutes', { count: Math.round(work.timeLimit / 60) }),
    listeningText(work, t) || null,
    // A name stays on one line.
    work.teacherName.replaceAll(' ', '\u00a0'),
    work.selfMarking ? t('selfMarked') : null,
    work.isDelayed && !work.isArchived && work.kind !== 'test' ? t('timeOut') : null,
  ];
  return parts.filter(Boolean).join(t('dot'));
};

/** How far it is: words, ticks or the result. */
export const AssignmentProgress = ({ work, now }: AssignmentPartProps) => {
  const t = useTranslation(myAssignmentMessages);
  const tRedo = useTranslation(myRedoMessages);
  if (work.again && !work.again.isBegun) return tRedo('againOf', { count: work.again.questions });
  if (work.reportRests) return t('reportRests');
  if (work.state === 'complete') {
    if (work.kind === 'candidate') return t('handedIn');
    if (!work.reportOpen) return t('reportLater');
    if (work.averageAccuracy !== null) return t('percentRight', { percent: work.averageAccuracy });
    return work.totalScore === null ? t('handedIn') : t('points', { score: work.totalScore, count: work.totalScore });
  }
  if (work.state === 'toBeMarked') {
    return (
      <span>
        <StatusChip>{t('toBeMarked')}</StatusChip>
      </span>
    );
  }
  if (work.state === 'notYet') return t('notOpen');
  if (isMissed(work, now)) return t('neverBegun');
  if (work.state === 'toDo') return t('notStarted');
  return (
    <>
      <Ticks done={work.completed} all={work.total} size="small" />
      <span>{t('answeredOf', { done: work.completed, all: work.total })}</span>
      <AssignmentClock work={work} now={now} />
    </>
  );
};

interface AssignmentActionProps extends AssignmentPartProps {
  onOpen(work: StudentAssignment, to: 'do' | 'report'): void;
  filled?: boolean;
}

const actionLabels = { start: 'startIt', goOn: 'goOnWith', report: 'reportOf' } as const;

/** Start, continue or report; nothing where nothing can be done. */
export const AssignmentAction = ({ work, now, onOpen, filled = false }: AssignmentActionProps) => {
  const t = useTranslation(myAssignmentMessages);
  const tRedo = useTranslation(myRedoMessages);
  const action = getStudentAction(work, now);
  if (!action) return null;
  const isAgain = action === 'again';
  return (
    <Button
      variant={filled ? 'filled' : 'default'}
      aria-label={isAgain ? tRedo('startIt', { title: work.title }) : t(actionLabels[action], { title: work.title })}
      onClick={() => onOpen(work, action === 'report' ? 'report' : 'do')}
    >
      {isAgain ? tRedo('again') : t(action)}
    </Button>
  );
};
