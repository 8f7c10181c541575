import {
  CheckIcon,
  ClockIcon,
  Instant,
  PencilIcon,
  StatusChip,
  UndoIcon,
  useTranslation,
  type Tone,
} from '@inkstone/ui';
import type { ReactNode } from 'react';
import { againWords } from '../../messages/again.ts';
import type { Recipient } from '../work/families.ts';
import styles from './again.module.css';

type State = NonNullable<Recipient['redo']>['state'];

const looks: Readonly<Record<State, { tone: Tone; icon?: ReactNode }>> = {
  asked: { tone: 'plain', icon: <UndoIcon /> },
  onGoing: { tone: 'line' },
  toBeMarked: { tone: 'plain', icon: <PencilIcon /> },
  complete: { tone: 'jade', icon: <CheckIcon /> },
  missed: { tone: 'amber', icon: <ClockIcon /> },
  withdrawn: { tone: 'line' },
};

const words = {
  asked: 'stateAsked',
  onGoing: 'stateOnGoing',
  toBeMarked: 'stateToBeMarked',
  complete: 'stateComplete',
  missed: 'stateMissed',
  withdrawn: 'stateMissed',
} as const;

const pointsOf = (one: Recipient['best']) =>
  one && one.score !== null ? { score: one.score, max: one.scoreMax ?? 0 } : null;

/** How a student's redo stands: its state, what is asked and by when, and best and latest once it is done. */
export const RedoCell = ({ row: { redo, best, latest } }: { row: Recipient }) => {
  const t = useTranslation(againWords);
  if (!redo) return null;
  const isDone = redo.state === 'complete';
  return (
    <span className={styles.cell}>
      <StatusChip {...looks[redo.state]}>{t(words[redo.state])}</StatusChip>
      {isDone ? (
        <small className="num">
          {[
            pointsOf(latest) && t('latest', pointsOf(latest) ?? {}),
            pointsOf(best) && t('best', pointsOf(best) ?? {}),
            redo.firstScore === null ? null : t('firstWas', { score: redo.firstScore }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      ) : (
        <small className="num">
          {t('count', { count: redo.questIds.length })} · {t('by')} <Instant at={redo.redoDueDate} />
        </small>
      )}
    </span>
  );
};
