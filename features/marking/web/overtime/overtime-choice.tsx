import { useId } from 'react';
import { useConfirm, useTranslation } from '@inkstone/ui';
import { overtimeMessages } from '../../messages.ts';
import { getWrittenText } from '../../rules.ts';
import type { Draft } from '../draft/draft.ts';
import { moveNotes } from './move-notes.ts';
import { OvertimeChanges, OvertimeTimes, type Overtime } from './overtime-changes.tsx';
import styles from './overtime.module.css';

interface OvertimeChoiceProps {
  overtime: Overtime;
  /** The answer that was written in time. */
  inTime: unknown;
  draft: Draft;
  change(change: (draft: Draft) => Draft): void;
  /** Editing is blocked: a change only shows a notice. */
  isLocked: boolean;
}

/** On the desk: the words of both texts, and which one is marked. The notes go with their words. */
export const OvertimeChoice = ({ overtime, inTime, draft, change, isLocked }: OvertimeChoiceProps) => {
  const t = useTranslation(overtimeMessages);
  const confirm = useConfirm();
  const name = useId();
  const choose = async (scoresOvertime: boolean) => {
    const text = getWrittenText(scoresOvertime ? overtime.value : inTime) ?? '';
    const { dropped } = moveNotes(draft.notes, text);
    const ask = {
      title: t('moveTitle', { count: dropped }),
      body: t('moveBody'),
      actionLabel: t('move'),
      cancel: t('stay'),
    };
    if (dropped > 0 && !isLocked && !(await confirm(ask))) return;
    change((was) => ({ ...was, scoresOvertime, notes: moveNotes(was.notes, text).notes }));
  };
  const options = [
    { value: false, label: t('inTime', { count: overtime.wordsInTime }) },
    { value: true, label: t('withOvertime', { count: overtime.words }) },
  ];
  return (
    <div className={styles.choice}>
      <fieldset className={styles.options}>
        <legend>{t('which')}</legend>
        {options.map(({ value, label }) => (
          <label key={label} className="num">
            <input
              type="radio"
              name={name}
              checked={(draft.scoresOvertime ?? false) === value}
              onChange={() => void choose(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <OvertimeTimes overtime={overtime} />
      <OvertimeChanges overtime={overtime} inTime={inTime} />
    </div>
  );
};
