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
import { redoMessages } from '../../messages/redo.ts';
import type { Recipient } from '../shared/families.ts';
import styles from './redo.module.css';

type State = NonNullable<Recipient['redo']>['state'];

const chipByState: Readonly<Record<State, { tone: Tone; icon?: ReactNode }>> = {
  asked: { tone: 'plain', icon: <UndoIcon /> },
  onGoing: { tone: 'line' },
  toBeMarked: { tone: 'plain', icon: <PencilIcon /> },
  complete: { tone: 'jade', icon: <CheckIcon /> },
  missed: { tone: 'amber', icon: <ClockIcon /> },
  withdrawn: { tone: 'line' },
};

const messageByState = {
  asked: 'stateAsked',
  onGoing: 'stateOnGoing',
  toBeMarked: 'stateToBeMarked',
  complete: 'stateComplete',
  missed: 'stateMissed',
  withdrawn: 'stateMissed',
} as const;

const toScore = (result: Recipient['best']) =>
  result && result.score !== null ? { score: result.score, max: result.scoreMax ?? 0 } : null;

/** The redo of a student: its state, its due date, and the best and latest result once it is done. */
export const RedoCell = ({ row: { redo, best, latest } }: { row: Recipient }) => {
  const t = useTranslation(redoMessages);
  if (!redo) return null;
  const isDone = redo.state === 'complete';
  return (
    <span className={styles.cell}>
      <StatusChip {...chipByState[redo.state]}>{t(messageByState[redo.state])}</StatusChip>
      {isDone ? (
        <small className="num">
          {[
            toScore(latest) && t('latest', toScore(latest) ?? {}),
            toScore(best) && t('best', toScore(best) ?? {}),
            redo.firstScore === null ? null : t('firstWas', { score: redo.firstScore }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      ) : (
        <small className="num">
          {t('count', { count: redo.questionIds.length })} · {t('by')} <Instant at={redo.redoDueAt} />
        </small>
      )}
    </span>
  );
};
