import { Button } from '@mantine/core';
import { useState } from 'react';
import { getErrorMessage, newRequestId, useApiMutation, type CallOutput } from '@inkstone/call/web';
import { toastError, useTranslation } from '@inkstone/ui';
import { testSchoolCrm, type SchoolCrmDraft } from '../../contract.ts';
import { schoolCrmMessages } from '../../messages.ts';
import styles from '../settings/settings.module.css';

/** Asks the interface of the CRM as it stands in the form. */
export const CrmTest = ({ draft, canSend }: { draft: SchoolCrmDraft; canSend: boolean }) => {
  const t = useTranslation(schoolCrmMessages);
  const [tested, setTested] = useState<{ key: string; result: CallOutput<typeof testSchoolCrm> } | null>(null);
  const { mutateAsync, isPending } = useApiMutation(testSchoolCrm);
  const key = JSON.stringify(draft);
  const send = async () => {
    try {
      setTested({ key, result: await mutateAsync({ requestId: newRequestId(), crm: draft }) });
    } catch (error) {
      toastError(t('testFailed'), getErrorMessage(error));
    }
  };
  // What was typed since then was not tested.
  const result = tested?.key === key ? tested.result : null;
  return (
    <div className={styles.group}>
      <p className="dim small">{t('testNote')}</p>
      <Button className={styles.send ?? ''} disabled={!canSend} loading={isPending} onClick={() => void send()}>
        {t('test')}
      </Button>
      {result && (
        <div role="status">
          <p>{t(result.failure ?? 'testWorked')}</p>
        </div>
      )}
    </div>
  );
};
