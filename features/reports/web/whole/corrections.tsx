import { Button } from '@mantine/core';
import { failureIn, newRequestId, useSend } from '@inkstone/call/web';
import { noticeDone, noticeFailed, UndoIcon, useConfirm, useLanguage, useWords, unbrokenInstant } from '@inkstone/ui';
import { regrade } from '../../contract.ts';
import { regradeMessages } from '../../messages.ts';
import type { Item } from '../report/whole-of.ts';
import { spelledKey } from './spelled-key.ts';
import styles from './regrade.module.css';

/** The ledger of a key: who changed it, when, how many attempts it touched; each can be taken back. */
export const Corrections = ({ item, mayChange }: { item: Item; mayChange: boolean }) => {
  const t = useWords(regradeMessages);
  const language = useLanguage();
  const confirm = useConfirm();
  const { mutateAsync, isPending } = useSend(regrade);
  const { corrections, topicId, questId } = item;
  if (corrections.length === 0) return null;

  const reverse = async (batchId: number) => {
    if (!(await confirm({ title: t('reverseAsk'), body: t('reverseBody'), act: t('reverse') }))) return;
    try {
      await mutateAsync({ requestId: newRequestId(), topicId, questId, key: null, mode: 'reverse', batchId });
      noticeDone(t('reversed'));
    } catch (error) {
      noticeFailed(t('notDone'), failureIn(error)?.message ?? String(error));
    }
  };
  return (
    <div className={styles.ledger}>
      <p>{t('ledger')}</p>
      <ul>
        {corrections.map(({ batchId, was, becomes, by, at, changed, reversedAt }) => (
          <li key={batchId}>
            <b className="num">{t('fromTo', { from: spelledKey(item, was), to: spelledKey(item, becomes) })}</b>
            <span className="meta num">{t('changedBy', { by, at: unbrokenInstant(at, language) })}</span>
            <span className="meta num">{t('touched', { count: changed })}</span>
            {reversedAt !== null && (
              <span className="meta num">{t('reversedAt', { at: unbrokenInstant(reversedAt, language) })}</span>
            )}
            {reversedAt === null && mayChange && (
              <Button size="sm" loading={isPending} leftSection={<UndoIcon />} onClick={() => void reverse(batchId)}>
                {t('reverse')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
