import { Button } from '@mantine/core';
import { useState } from 'react';
import { BulkPanel, useLanguage, useNow, useTranslation, noWrapInstant } from '@inkstone/ui';
import { dayText } from '@inkstone/ui/time';
import { DateTimeField } from '@inkstone/ui/dates';
import { editMessages, assignmentMessages } from '../../messages.ts';
import { countCopies, planDeadlineMoves, type DeadlineMove, type DeadlineChoice } from './deadline-moves.ts';
import type { TeacherAssignment } from '../shared/families.ts';
import styles from '../shared/assignments.module.css';

interface DeadlinePanelProps {
  items: readonly TeacherAssignment[];
  isMoving: boolean;
  onMove(moves: readonly DeadlineMove[]): void;
  onCancel(): void;
}

/** Moves the deadlines of the selected assignments; shows first what changes, and for whom. */
export const DeadlinePanel = ({ items, isMoving, onMove, onCancel }: DeadlinePanelProps) => {
  const t = useTranslation(editMessages);
  const language = useLanguage();
  const now = useNow(30_000);
  const [choice, setChoice] = useState<DeadlineChoice>({ kind: 'days', days: 1 });
  const { moves, unmovable } = planDeadlineMoves(items, choice, now);
  const getSubmitLabel = () => {
    const times = moves.map(({ to }) => to.getTime());
    if (times.length === 0) return t('chooseDate');
    const [first, last] = [new Date(Math.min(...times)), new Date(Math.max(...times))];
    if (times.length === 1 || choice.kind === 'date') return t('moveTo', { at: noWrapInstant(first, language) });
    const days = { from: dayText(first, language), to: dayText(last, language) };
    return days.from === days.to ? t('moveTo', { at: days.from }) : t('moveBetween', days);
  };
  return (
    <BulkPanel
      title={t('moveTitle', { count: items.length })}
      choice={<Choices choice={choice} onChange={setChoice} now={now} />}
      consequences={useConsequenceTexts(choice, items, unmovable)}
      action={
        <>
          <Button
            className={styles.mayWrap}
            variant="filled"
            disabled={moves.length === 0}
            loading={isMoving}
            onClick={() => onMove(moves)}
          >
            {getSubmitLabel()}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </>
      }
    />
  );
};

const useConsequenceTexts = (
  choice: DeadlineChoice,
  items: readonly TeacherAssignment[],
  unmovable: readonly TeacherAssignment[],
) => {
  const t = useTranslation(editMessages);
  const movable = items.filter((item) => !unmovable.includes(item));
  const { unfinished, finished, reopened, clockOver, staysClosed } = countCopies(movable, 'deadline');
  const messages = unfinished + reopened + clockOver;
  const messageKey = choice.kind === 'days' ? 'unfinishedGet' : 'unfinishedUntil';
  return [
    { count: unfinished, text: t(messageKey, { count: unfinished }) },
    { count: finished, text: t('finishedStay', { count: finished }) },
    { count: reopened, text: t('opensAgain', { count: reopened }) },
    { count: clockOver, text: t('clockOver', { count: clockOver }) },
    { count: staysClosed, text: t('staysClosed', { count: staysClosed }) },
    { count: messages, text: t('messagesGo', { count: messages }) },
    { count: unmovable.length, text: t('beforeBegin', { count: unmovable.length }) },
  ].filter(({ count }, at) => at === 0 || count > 0);
};

interface ChoicesProps {
  choice: DeadlineChoice;
  onChange(choice: DeadlineChoice): void;
  now: number;
}

const Choices = ({ choice, onChange, now }: ChoicesProps) => {
  const t = useTranslation(editMessages);
  const tAssignment = useTranslation(assignmentMessages);
  return (
    <>
      <div className={styles.choices} role="group" aria-label={t('howMuch')}>
        {[1, 3].map((days) => (
          <Button
            key={days}
            aria-pressed={choice.kind === 'days' && choice.days === days}
            onClick={() => onChange({ kind: 'days', days })}
          >
            {t('plusDays', { count: days })}
          </Button>
        ))}
        <Button aria-pressed={choice.kind === 'date'} onClick={() => onChange({ kind: 'date', date: null })}>
          {t('oneDate')}
        </Button>
      </div>
      {choice.kind === 'date' ? (
        <div className={styles.date}>
          <DateTimeField
            label={tAssignment('deadline')}
            value={choice.date}
            from={new Date(now)}
            onChange={(date) => onChange({ kind: 'date', date })}
          />
        </div>
      ) : (
        <p className="meta">{t('fromNow')}</p>
      )}
    </>
  );
};
