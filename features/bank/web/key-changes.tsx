import { Button } from '@mantine/core';
import { newRequestId, useApiMutation, type CallOutput, getErrorMessage } from '@inkstone/call/web';
import { changeKey } from '@inkstone/reports/contract';
import { Instant, toastSuccess, toastError, useConfirm, useTranslation } from '@inkstone/ui';
import type { getQuestionSet } from '../contract.ts';
import { bankMessages } from '../messages.ts';
import styles from './preview.module.css';

type KeyChange = CallOutput<typeof getQuestionSet>['keyChanges'][number];

interface KeyChangesProps {
  setId: number;
  changes: readonly KeyChange[];
}

/** Keys that teachers changed in their own assignments: the author approves them for everybody or declines. */
export const KeyChanges = ({ setId, changes }: KeyChangesProps) => {
  const t = useTranslation(bankMessages);
  const confirm = useConfirm();
  const { mutateAsync, isPending } = useApiMutation(changeKey);
  if (changes.length === 0) return null;

  const decide = async ({ batchId, questionId }: KeyChange, mode: 'approve' | 'decline') => {
    const question = { title: t('keyApproveAsk'), body: t('keyApproveBody'), actionLabel: t('keyApprove') };
    if (mode === 'approve' && !(await confirm(question))) return;
    try {
      await mutateAsync({ requestId: newRequestId(), setId, questionId, key: null, mode, batchId });
      toastSuccess(t(mode === 'approve' ? 'keyApproved' : 'keyDeclined'));
    } catch (error) {
      toastError(getErrorMessage(error));
    }
  };
  return (
    <section className={styles.keyChanges} aria-label={t('keyChanges')}>
      <h3>{t('keyChanges')}</h3>
      <p className="small dim">{t('keyChangesBody')}</p>
      <ul>
        {changes.map((change) => (
          <li key={change.batchId} className="row wrap">
            <b className="num">{t('keyChange', { number: change.number, from: change.from, to: change.to })}</b>
            <span className="meta">
              {change.by} <Instant at={change.at} />
            </span>
            <Button size="sm" loading={isPending} onClick={() => void decide(change, 'approve')}>
              {t('keyApprove')}
            </Button>
            <Button size="sm" variant="quiet" loading={isPending} onClick={() => void decide(change, 'decline')}>
              {t('keyDecline')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
