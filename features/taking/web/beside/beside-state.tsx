import { Button } from '@mantine/core';
import { SaveState, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import { Troubles } from '../window/troubles.tsx';
import { savingOf } from '../window/saving-words.ts';
import styles from './beside.module.css';
import type { Beside, OpenBeside } from './use-beside.ts';

/** Where the answers are, in words. */
export const BesideSaving = ({ beside }: { beside: OpenBeside }) => {
  const t = useTranslation(messages);
  return <SaveState saving={savingOf(beside.snapshot.saving, t)} />;
};

interface BesideTroublesProps {
  beside: Beside;
  onOpen(takeOver: boolean): void;
}

/** What keeps the answers from the server, or the questions from opening, in words with what can be done. */
export const BesideTroubles = ({ beside, onOpen }: BesideTroublesProps) => {
  const t = useTranslation(messages);
  switch (beside.is) {
    case 'open':
      return <Troubles store={beside.store} snapshot={beside.snapshot} onGoOnHere={() => onOpen(true)} />;
    case 'held':
      return (
        <div className={styles.told} role="alert">
          <p>
            <b>{t('heldTitle')}</b> {t('heldBody')}
          </p>
          <Button onClick={() => onOpen(true)}>{t('goOnHere')}</Button>
        </div>
      );
    case 'failed':
      return (
        <div className={styles.told} role="status">
          <p>{beside.message}</p>
          {beside.code === 'request.network' && <Button onClick={() => onOpen(false)}>{t('tryNow')}</Button>}
        </div>
      );
    case 'opening':
      return null;
  }
};
