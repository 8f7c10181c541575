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
import { isForCandidate, getKindRules, isTestKind, type AssignmentKind } from '@inkstone/exam/assignment-kinds';
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
  /** A window with an attempt has closed: refetch. */
  onChanged(): void;
}

/** A student's assignments as rows: when, what, progress, and the next action. */
export const AssignmentRows = ({ rows, label, onChanged }: AssignmentRowsProps) => {
  const openAssignment = useOpenAssignment(onChanged);
  const now = useNow(10_000);
  return (
    <Ledger label={label}>
      {rows.map((assignment) => (
        <LedgerRow
          key={assignment.recipientId}
          when={<AssignmentTiming assignment={assignment} now={now} />}
          title={<AssignmentTitle assignment={assignment} />}
          meta={<AssignmentMeta assignment={assignment} />}
          how={<AssignmentProgress assignment={assignment} now={now} />}
          action={<AssignmentAction assignment={assignment} now={now} onOpen={openAssignment} />}
        />
      ))}
    </Ledger>
  );
};

interface AssignmentPartProps {
  assignment: StudentAssignment;
  now: number;
}

/** When it is due, opens, or was submitted. */
export const AssignmentTiming = ({ assignment, now }: AssignmentPartProps) => {
  const t = useTranslation(myAssignmentMessages);
  const tRedo = useTranslation(myRedoMessages);
  const language = useLanguage();
  if (assignment.again) {
    return (
      <>
        <b>{tRedo('until')}</b> <TimeLeft to={assignment.again.redoDueAt} />{' '}
        <Instant at={assignment.again.redoDueAt} near={now} />
      </>
    );
  }
  if (assignment.submittedAt) {
    return (
      <>
        <b>{t(assignment.isLate ? 'lateHanded' : 'handedIn')}</b> <Instant at={assignment.submittedAt} near={now} />
      </>
    );
  }
  if (assignment.state === 'notYet') {
    return (
      <>
        <TimeLeft to={assignment.opensAt} kind="opens" /> <Instant at={assignment.opensAt} near={now} />
      </>
    );
  }
  if (isMissed(assignment, now) || assignment.state === 'complete' || assignment.state === 'toBeMarked') {
    return (
      <>
        <b>{t('closed')}</b> <Instant at={assignment.closesAt} near={now} />
      </>
    );
  }
  const isLate = now >= new Date(assignment.deadline).getTime();
  return (
    <>
      <TimeLeft to={assignment.deadline} />{' '}
      {isLate ? (
        t('closesAt', { at: noWrapNearInstant(assignment.closesAt, language, now) })
      ) : (
        <Instant at={assignment.deadline} near={now} />
      )}
    </>
  );
};

const AssignmentTitle = ({ assignment }: { assignment: StudentAssignment }) =>
  isTestKind(assignment.kind) ? (
    assignment.title
  ) : (
    <ScreenLink to={myAssignmentDetail} search={{ id: assignment.id }}>
      {assignment.title}
    </ScreenLink>
  );

/** Whether late answers count until it is archived. */
const countsLate = (kind: AssignmentKind): boolean => getKindRules(kind).closesAt === 'archiving';

const AssignmentMeta = ({ assignment }: { assignment: StudentAssignment }) => {
  const t = useTranslation(myAssignmentMessages);
  const parts = [
    assignment.type,
    t('questions', { count: assignment.total }),
    assignment.timeLimit === null ? null : t('minutes', { count: Math.round(assignment.timeLimit / 60) }),
    listeningText(assignment, t) || null,
    // Keeps a name on one line.
    assignment.teacherName.replaceAll(' ', '\u00a0'),
    assignment.selfMarking ? t('selfMarked') : null,
    assignment.isDelayed && !assignment.isArchived && countsLate(assignment.kind) ? t('timeOut') : null,
  ];
  return parts.filter(Boolean).join(t('dot'));
};

/** The progress: text, ticks or the result. */
export const AssignmentProgress = ({ assignment, now }: AssignmentPartProps) => {
  const t = useTranslation(myAssignmentMessages);
  const tRedo = useTranslation(myRedoMessages);
  if (assignment.again && !assignment.again.isBegun) return tRedo('againOf', { count: assignment.again.questions });
  if (assignment.reportRests) return t('reportRests');
  if (assignment.state === 'complete') {
    if (isForCandidate(assignment.kind)) return t('handedIn');
    if (!assignment.reportOpen) return t('reportLater');
    if (assignment.averageAccuracy !== null) return t('percentRight', { percent: assignment.averageAccuracy });
    return assignment.totalScore === null
      ? t('handedIn')
      : t('points', { score: assignment.totalScore, count: assignment.totalScore });
  }
  if (assignment.state === 'toBeMarked') {
    return (
      <span>
        <StatusChip>{t('toBeMarked')}</StatusChip>
      </span>
    );
  }
  if (assignment.state === 'notYet') return t('notOpen');
  if (isMissed(assignment, now)) return t('neverBegun');
  if (assignment.state === 'toDo') return t('notStarted');
  return (
    <>
      <Ticks done={assignment.completed} all={assignment.total} size="small" />
      <span>{t('answeredOf', { done: assignment.completed, all: assignment.total })}</span>
      <AssignmentClock assignment={assignment} now={now} />
    </>
  );
};

interface AssignmentActionProps extends AssignmentPartProps {
  onOpen(assignment: StudentAssignment, to: 'do' | 'report'): void;
  filled?: boolean;
}

const actionLabels = { start: 'startIt', goOn: 'goOnWith', report: 'reportOf' } as const;

/** Start, continue or report; nothing if there is nothing to do. */
export const AssignmentAction = ({ assignment, now, onOpen, filled = false }: AssignmentActionProps) => {
  const t = useTranslation(myAssignmentMessages);
  const tRedo = useTranslation(myRedoMessages);
  const action = getStudentAction(assignment, now);
  if (!action) return null;
  const isAgain = action === 'again';
  return (
    <Button
      variant={filled ? 'filled' : 'default'}
      aria-label={
        isAgain ? tRedo('startIt', { title: assignment.title }) : t(actionLabels[action], { title: assignment.title })
      }
      onClick={() => onOpen(assignment, action === 'report' ? 'report' : 'do')}
    >
      {isAgain ? tRedo('again') : t(action)}
    </Button>
  );
};
