import { Button } from '@mantine/core';
import { useState } from 'react';
import { BulkPanel, useLanguage, useNow, useTranslation, noWrapInstant } from '@inkstone/ui';
import { dayText } from '@inkstone/ui/time';
import { DateTimeField } from '@inkstone/ui/dates';
import { changingMessages, watchingMessages } from '../../messages.ts';
import { copiesIn, movesOf, type Move, type MoveChoice } from './deadline-moves.ts';
import type { GivenItem } from '../work/families.ts';
import styles from '../work/given.module.css';

interface DeadlinePanelProps {
  items: readonly GivenItem[];
  isMoving: boolean;
  onMove(moves: readonly Move[]): void;
  onCancel(): void;
}

/** Moves the deadlines of the chosen ones; says first what changes, for whom, and what does not. */
export const DeadlinePanel = ({ items, isMoving, onMove, onCancel }: DeadlinePanelProps) => {
  const t = useTranslation(changingMessages);
  const language = useLanguage();
  const now = useNow(30_000);
  const [choice, setChoice] = useState<MoveChoice>({ kind: 'days', days: 1 });
  const { moves, leftOut } = movesOf(items, choice, now);
  const act = () => {
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
      consequences={useConsequences(choice, items, leftOut)}
      act={
        <>
          <Button
            className={styles.mayWrap}
            variant="filled"
            disabled={moves.length === 0}
            loading={isMoving}
            onClick={() => onMove(moves)}
          >
            {act()}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </>
      }
    />
  );
};

const useConsequences = (choice: MoveChoice, items: readonly GivenItem[], leftOut: readonly GivenItem[]) => {
  const t = useTranslation(changingMessages);
  const { unfinished, finished } = copiesIn(items.filter((item) => !leftOut.includes(item)));
  const says = choice.kind === 'days' ? 'unfinishedGet' : 'unfinishedUntil';
  return [
    { count: unfinished, text: t(says, { count: unfinished }) },
    { count: finished, text: t('finishedStay', { count: finished }) },
    { count: unfinished, text: t('messagesGo', { count: unfinished }) },
    { count: leftOut.length, text: t('beforeBegin', { count: leftOut.length }) },
  ].filter(({ count }, at) => at === 0 || count > 0);
};

interface ChoicesProps {
  choice: MoveChoice;
  onChange(choice: MoveChoice): void;
  now: number;
}

const Choices = ({ choice, onChange, now }: ChoicesProps) => {
  const t = useTranslation(changingMessages);
  const given = useTranslation(watchingMessages);
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
            label={given('deadline')}
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
