import { Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DialogForm } from '@inkstone/assignments/web';
import { useApiMutation, type CallOutput } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { saveCrmLink } from '../../contract.ts';
import { studentMessages } from '../../messages.ts';

type Relation = CallOutput<typeof saveCrmLink>;

interface CrmDialogProps {
  studentId: number;
  relation: Relation;
  onClose(): void;
}

/** Dialog to link a student to a CRM customer. */
export const CrmDialog = ({ studentId, relation, onClose }: CrmDialogProps) => {
  const t = useTranslation(studentMessages);
  const [number, setNumber] = useState(relation.number ?? '');
  const { mutateAsync } = useApiMutation(saveCrmLink);
  const isOdd = !/^[\w.-]*$/.test(number.trim());
  const send = async (requestId: string) => {
    await mutateAsync({ requestId, studentId, number: number.trim() });
    return t(number.trim() === '' ? 'crmGone' : 'crmSaved');
  };
  return (
    <Modal opened onClose={onClose} title={t('crm')}>
      <DialogForm
        submitLabel={t('crmSave')}
        faults={isOdd ? [{ field: 'crm-number', message: t('crmOdd') }] : []}
        send={send}
        onClose={onClose}
      >
        <TextInput
          id="crm-number"
          label={t('crmNumber')}
          description={t('crmHint')}
          maxLength={64}
          value={number}
          onChange={({ currentTarget }) => setNumber(currentTarget.value)}
        />
      </DialogForm>
    </Modal>
  );
};
