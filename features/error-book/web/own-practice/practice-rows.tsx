import { Button } from '@mantine/core';
import {
  AssignmentAction,
  AssignmentProgress,
  AssignmentTiming,
  useOpenAssignment,
  type StudentAssignment,
} from '@inkstone/assignments/web';
import { getErrorMessage, newRequestId, useApiMutation } from '@inkstone/call/web';
import { Ledger, LedgerRow, toastError, toastSuccess, useConfirm, useNow, useTranslation } from '@inkstone/ui';
import { discardOwnPractice } from '../../contract.ts';
import { practiceMessages } from '../../messages.ts';
import styles from './own-practice.module.css';

/** The student's own practice as rows: until when, what, how far, and what can be done. */
export const PracticeRows = ({ rows, onChanged }: { rows: readonly StudentAssignment[]; onChanged(): void }) => {
  const t = useTranslation(practiceMessages);
  const openAssignment = useOpenAssignment(onChanged);
  const now = useNow(10_000);
  return (
    <Ledger label={t('mine')}>
      {rows.map((practice) => (
        <LedgerRow
          key={practice.id}
          when={<AssignmentTiming assignment={practice} now={now} />}
          title={practice.title}
          meta={[practice.type, t('asks', { count: practice.total })].filter(Boolean).join(' · ')}
          how={<AssignmentProgress assignment={practice} now={now} />}
          action={
            <span className={styles.acts}>
              <AssignmentAction assignment={practice} now={now} onOpen={openAssignment} />
              {practice.submittedAt === null && !practice.isClosed && <DiscardButton practice={practice} />}
            </span>
          }
        />
      ))}
    </Ledger>
  );
};

const DiscardButton = ({ practice: { id, title } }: { practice: StudentAssignment }) => {
  const t = useTranslation(practiceMessages);
  const confirm = useConfirm();
  const { mutateAsync } = useApiMutation(discardOwnPractice);
  const discard = async () => {
    const words = { title: t('discardTitle', { title }), body: t('discardBody'), actionLabel: t('discard') };
    if (!(await confirm({ ...words, danger: true }))) return;
    try {
      await mutateAsync({ requestId: newRequestId(), id });
      toastSuccess(t('discarded'));
    } catch (error) {
      toastError(t('notDiscarded'), getErrorMessage(error));
    }
  };
  return (
    <Button variant="quiet" size="sm" aria-label={t('discardNamed', { title })} onClick={() => void discard()}>
      {t('discard')}
    </Button>
  );
};
