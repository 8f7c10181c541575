import { Button } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import { overtimeMessages } from '../../messages.ts';
import { getWrittenText } from '../../rules.ts';
import type { Draft } from '../draft/draft.ts';
import { moveNotes } from './move-notes.ts';
import styles from './overtime.module.css';

interface OvertimeWithdrawnProps {
  /** The answer that was written in time. */
  inTime: unknown;
  change(change: (draft: Draft) => Draft): void;
}

/** On the desk: the longer text that a draft marks no longer counts; one press marks what was written in time. */
export const OvertimeWithdrawn = ({ inTime, change }: OvertimeWithdrawnProps) => {
  const t = useTranslation(overtimeMessages);
  const notesFor = (draft: Draft) => moveNotes(draft.notes, getWrittenText(inTime) ?? '').notes;
  return (
    <div className={styles.choice} role="status">
      <p>{t('gone')}</p>
      <Button
        size="sm"
        variant="default"
        onClick={() => change((draft) => ({ ...draft, scoresOvertime: false, notes: notesFor(draft) }))}
      >
        {t('markInTime')}
      </Button>
    </div>
  );
};
