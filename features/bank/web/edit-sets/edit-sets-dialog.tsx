import { Alert, Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { getErrorMessage, useApiMutation, useContentRequestId, type CallOutput } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { editQuestionSets } from '../../contract.ts';
import { editSetsMessages } from '../../messages.ts';
import { EditFields } from './edit-fields.tsx';
import { EditReceipt } from './edit-receipt.tsx';
import { changesSets, emptySetEdit, toSetEdit, type SetEditForm } from './set-edit-form.ts';
import styles from './edit-sets.module.css';

interface EditSetsDialogProps {
  ids: readonly number[];
  /** Called when it is closed; `isDone` if the sets were edited. */
  onClose(isDone: boolean): void;
}

/** Edits many sets in one step, then says what became of each. */
export const EditSetsDialog = ({ ids, onClose }: EditSetsDialogProps) => {
  const t = useTranslation(editSetsMessages);
  const [form, setForm] = useState<SetEditForm>(emptySetEdit);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [receipt, setReceipt] = useState<CallOutput<typeof editQuestionSets> | null>(null);
  const requestIdFor = useContentRequestId();
  const { mutateAsync, isPending } = useApiMutation(editQuestionSets);
  const apply = async () => {
    const input = { ...toSetEdit(form), ids: [...ids] };
    try {
      setReceipt(await mutateAsync({ ...input, requestId: requestIdFor([input]) }));
    } catch (error) {
      setRefusal(getErrorMessage(error));
    }
  };
  const close = () => onClose(receipt !== null);
  if (receipt)
    return (
      <Modal opened onClose={close} title={t('receipt')}>
        <EditReceipt receipt={receipt} onClose={close} />
      </Modal>
    );
  return (
    <Modal opened onClose={close} title={t('title', { count: ids.length })}>
      <div className={styles.form}>
        {refusal !== null && (
          <Alert color="cinnabar" role="alert" title={t('notChanged')}>
            {refusal}
          </Alert>
        )}
        <p className="meta">{t('note')}</p>
        <EditFields ids={ids} form={form} onChange={(change) => setForm((now) => ({ ...now, ...change }))} />
        <footer>
          <Button variant="quiet" onClick={close}>
            {t('cancel')}
          </Button>
          <Button variant="filled" disabled={!changesSets(form)} loading={isPending} onClick={() => void apply()}>
            {t('apply')}
          </Button>
        </footer>
      </div>
    </Modal>
  );
};
