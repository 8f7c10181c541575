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
import { myWorkDetail } from '../../addresses.ts';
import { againMine } from '../../messages/again.ts';
import { messages } from '../../messages.ts';
import type { WorkItem } from '../work/families.ts';
import { listeningWords } from '../work/listening-words.ts';
import { useOpenWork } from '../work/use-work-window.ts';
import { actOf, isMissed } from '../work/work-acts.ts';
import { WorkClock } from './work-clock.tsx';

interface WorkRowsProps {
  rows: readonly WorkItem[];
  label?: string;
  /** A window in which work was done has closed: ask again. */
  onChanged(): void;
}

/** A student's work as ruled rows: when, what, how far, and the one thing to do with it. */
export const WorkRows = ({ rows, label, onChanged }: WorkRowsProps) => {
  const open = useOpenWork(onChanged);
  const now = useNow(10_000);
  return (
    <Ledger label={label}>
      {rows.map((work) => (
        <LedgerRow
          key={work.recipientId}
          when={<WorkWhen work={work} now={now} />}
          title={<WorkTitle work={work} />}
          meta={<WorkMeta work={work} />}
          how={<WorkHow work={work} now={now} />}
          action={<WorkAct work={work} now={now} onOpen={open} />}
        />
      ))}
    </Ledger>
  );
};

interface Part {
  work: WorkItem;
  now: number;
}

/** When it is due, opens, or was handed in. */
export const WorkWhen = ({ work, now }: Part) => {
  const t = useTranslation(messages);
  const say = useTranslation(againMine);
  const language = useLanguage();
  if (work.again) {
    return (
      <>
        <b>{say('until')}</b> <TimeLeft to={work.again.redoDueDate} />{' '}
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

const WorkTitle = ({ work }: { work: WorkItem }) =>
  work.kind === 'test' || work.kind === 'candidate' ? (
    work.title
  ) : (
    <ScreenLink to={myWorkDetail} search={{ id: work.id }}>
      {work.title}
    </ScreenLink>
  );

const WorkMeta = ({ work }: { work: WorkItem }) => {
  const t = useTranslation(messages);
  const parts = [
    work.type,
    t('questions', { count: work.total }),
    work.timeLimit === null ? null : t('minutes', { count: Math.round(work.timeLimit / 60) }),
    listeningWords(work, t) || null,
    // A name stays on one line.
    work.teacherName.replaceAll(' ', '\u00a0'),
    work.selfMarking ? t('selfMarked') : null,
    work.isDelayed && !work.isArchived && work.kind !== 'test' ? t('timeOut') : null,
  ];
  return parts.filter(Boolean).join(t('dot'));
};

/** How far it is: words, ticks or the result. */
export const WorkHow = ({ work, now }: Part) => {
  const t = useTranslation(messages);
  const say = useTranslation(againMine);
  if (work.again && !work.again.isBegun) return say('againOf', { count: work.again.questions });
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
      <WorkClock work={work} now={now} />
    </>
  );
};

interface ActProps extends Part {
  onOpen(work: WorkItem, to: 'do' | 'report'): void;
  filled?: boolean;
}

const names = { start: 'startIt', goOn: 'goOnWith', report: 'reportOf' } as const;

/** Start, continue or report; nothing where nothing can be done. */
export const WorkAct = ({ work, now, onOpen, filled = false }: ActProps) => {
  const t = useTranslation(messages);
  const say = useTranslation(againMine);
  const act = actOf(work, now);
  if (!act) return null;
  const isAgain = act === 'again';
  return (
    <Button
      variant={filled ? 'filled' : 'default'}
      aria-label={isAgain ? say('startIt', { title: work.title }) : t(names[act], { title: work.title })}
      onClick={() => onOpen(work, act === 'report' ? 'report' : 'do')}
    >
      {isAgain ? say('again') : t(act)}
    </Button>
  );
};
