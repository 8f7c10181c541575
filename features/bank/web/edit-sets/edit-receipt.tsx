import { Button } from '@mantine/core';
import type { CallOutput } from '@inkstone/call/web';
import { Ledger, LedgerRow, UndoIcon, useLanguage, useTranslation } from '@inkstone/ui';
import { maxFurtherPoints, maxShares, maxTags, type editQuestionSets } from '../../contract.ts';
import { editSetsMessages } from '../../messages.ts';
import { localizedTitle } from '../names.ts';
import { useUndoChange } from '../use-undo-change.ts';
import styles from './edit-sets.module.css';

interface EditReceiptProps {
  receipt: CallOutput<typeof editQuestionSets>;
  onClose(): void;
}

/** How many sets were changed, were so already, or stay as they were, those with the reason; and undo. */
export const EditReceipt = ({ receipt, onClose }: EditReceiptProps) => {
  const t = useTranslation(editSetsMessages);
  const language = useLanguage();
  const { undo, isPending } = useUndoChange();
  const { changeId, changed, same, refused } = receipt;
  const limits = { tooManyTags: maxTags, tooManyPoints: maxFurtherPoints + 1, tooManyShares: maxShares } as const;
  const getReason = (reason: (typeof refused)[number]['reason']) =>
    reason === 'tooManyTags' || reason === 'tooManyPoints' || reason === 'tooManyShares'
      ? t(`why-${reason}`, { count: limits[reason] })
      : t(`why-${reason}`);
  const undoAndClose = async (id: number) => {
    if (await undo(id)) onClose();
  };
  return (
    <div className={styles.form}>
      <ul className={`${styles.counts} num`} role="status">
        <li>
          <b>{t('changed', { count: changed })}</b>
        </li>
        {same > 0 && <li>{t('same', { count: same })}</li>}
        {refused.length > 0 && <li>{t('refused', { count: refused.length })}</li>}
      </ul>
      {refused.length > 0 && (
        <div className={styles.refused}>
          <Ledger label={t('refused', { count: refused.length })}>
            {refused.map((set) => (
              <LedgerRow
                key={set.setId}
                title={set.reason === 'gone' ? t('goneSet') : localizedTitle(language, set)}
                meta={getReason(set.reason)}
              />
            ))}
          </Ledger>
        </div>
      )}
      <footer>
        {changeId !== null && (
          <Button leftSection={<UndoIcon />} loading={isPending} onClick={() => void undoAndClose(changeId)}>
            {t('undo')}
          </Button>
        )}
        <Button variant="filled" onClick={onClose}>
          {t('close')}
        </Button>
      </footer>
    </div>
  );
};
