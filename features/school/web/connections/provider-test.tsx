import { Button } from '@mantine/core';
import { useState } from 'react';
import { getErrorMessage, newRequestId, useApiMutation, type CallOutput } from '@inkstone/call/web';
import { toastError, useTranslation } from '@inkstone/ui';
import { testSignOnProvider } from '../../contract.ts';
import { signOnProviderMessages } from '../../messages.ts';
import styles from '../settings/settings.module.css';
import { toDraft, type ProviderFields } from './provider-fields.ts';

type Result = CallOutput<typeof testSignOnProvider>;

const claimWords = { yes: 'claimListed', no: 'claimMissing', unstated: 'claimUnstated' } as const;

const failureWords = {
  private: 'private',
  unreachable: 'unreachable',
  certificate: 'certificate',
  noProvider: 'noProvider',
  issuer: 'otherIssuer',
  plain: 'plain',
  keys: 'keys',
} as const;

/** Asks the provider as it stands in the form for its description and its keys. */
export const ProviderTest = ({ fields, canSend }: { fields: ProviderFields; canSend: boolean }) => {
  const t = useTranslation(signOnProviderMessages);
  const [tested, setTested] = useState<{ fields: ProviderFields; result: Result } | null>(null);
  const { mutateAsync, isPending } = useApiMutation(testSignOnProvider);
  const send = async () => {
    try {
      setTested({ fields, result: await mutateAsync({ requestId: newRequestId(), provider: toDraft(fields) }) });
    } catch (error) {
      toastError(t('testFailed'), getErrorMessage(error));
    }
  };
  // What was typed since then was not tested.
  const result = tested?.fields === fields ? tested.result : null;
  return (
    <div className={styles.group}>
      <p className="dim small">{t('testNote')}</p>
      <Button className={styles.send ?? ''} disabled={!canSend} loading={isPending} onClick={() => void send()}>
        {t('test')}
      </Button>
      {result && (
        <div role="status">
          {result.failure !== null && <p>{t(failureWords[result.failure])}</p>}
          {result.report && (
            <p>
              {t('testWorked', { count: result.report.keyCount })}{' '}
              {t(claimWords[result.report.claim], { claim: fields.claim.trim() })}
            </p>
          )}
        </div>
      )}
    </div>
  );
};
