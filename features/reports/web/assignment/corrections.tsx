import { Button } from '@mantine/core';
import { newRequestId, useApiMutation, getErrorMessage } from '@inkstone/call/web';
import {
  toastSuccess,
  toastError,
  UndoIcon,
  useConfirm,
  useLanguage,
  useTranslation,
  noWrapInstant,
} from '@inkstone/ui';
import { changeKey } from '../../contract.ts';
import { regradeMessages } from '../../messages.ts';
import type { Item } from '../../document/assignment-report-data.ts';
import { formatKey } from './format-key.ts';
import styles from './regrade.module.css';

/** The corrections of a key: who, when, how many attempts changed; each can be reversed. */
export const Corrections = ({ item, mayChange }: { item: Item; mayChange: boolean }) => {
  const t = useTranslation(regradeMessages);
  const confirm = useConfirm();
  const { mutateAsync, isPending } = useApiMutation(changeKey);
  const { corrections, setId, questionId } = item;
  if (corrections.length === 0) return null;

  const send = async (batchId: number, mode: 'reverse' | 'approve' | 'decline') => {
    const questions = {
      reverse: { title: t('reverseAsk'), body: t('reverseBody'), actionLabel: t('reverse') },
      approve: { title: t('approveAsk'), body: t('approveBody'), actionLabel: t('approve') },
    };
    if (mode !== 'decline' && !(await confirm(questions[mode]))) return;
    try {
      await mutateAsync({ requestId: newRequestId(), setId, questionId, key: null, mode, batchId });
      toastSuccess(t(({ reverse: 'reversed', approve: 'approved', decline: 'declined' } as const)[mode]));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return (
    <div className={styles.ledger}>
      <p>{t('ledger')}</p>
      <ul>
        {corrections.map((correction) => (
          <CorrectionRow
            key={correction.batchId}
            item={item}
            correction={correction}
            mayChange={mayChange}
            isPending={isPending}
            onSend={(mode) => void send(correction.batchId, mode)}
          />
        ))}
      </ul>
    </div>
  );
};

interface CorrectionRowProps {
  item: Item;
  correction: Item['corrections'][number];
  mayChange: boolean;
  isPending: boolean;
  onSend: (mode: 'reverse' | 'approve' | 'decline') => void;
}

const approvals = {
  waiting: 'approvalWaiting',
  approved: 'approvalApproved',
  declined: 'approvalDeclined',
} as const;

const CorrectionRow = ({ item, correction, mayChange, isPending, onSend }: CorrectionRowProps) => {
  const t = useTranslation(regradeMessages);
  const language = useLanguage();
  const { oldKey, newKey, by, at, changed, reversedAt, appliesTo, approval, mayReverse, mayDecide } = correction;
  return (
    <li>
      <b className="num">{t('fromTo', { from: formatKey(item, oldKey), to: formatKey(item, newKey) })}</b>
      <span className="meta num">{t('changedBy', { by, at: noWrapInstant(at, language) })}</span>
      <span className="meta num">{t('touched', { count: changed })}</span>
      {appliesTo === 'ownWork' && <span className="meta">{t('inOwnWork')}</span>}
      {approval !== null && <span className="meta">{t(approvals[approval])}</span>}
      {reversedAt !== null && (
        <span className="meta num">{t('reversedAt', { at: noWrapInstant(reversedAt, language) })}</span>
      )}
      {mayChange && mayDecide && (
        <>
          <Button size="sm" loading={isPending} onClick={() => onSend('approve')}>
            {t('approve')}
          </Button>
          <Button size="sm" variant="quiet" loading={isPending} onClick={() => onSend('decline')}>
            {t('decline')}
          </Button>
        </>
      )}
      {reversedAt === null && mayChange && mayReverse && (
        <Button size="sm" loading={isPending} leftSection={<UndoIcon />} onClick={() => onSend('reverse')}>
          {t('reverse')}
        </Button>
      )}
    </li>
  );
};
