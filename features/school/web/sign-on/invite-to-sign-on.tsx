import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { getErrorMessage, newRequestId, useApiMutation, useApiQuery } from '@inkstone/call/web';
import { getSsoConfig } from '@inkstone/session/web';
import { CopyIcon, toastError, toastSuccess, useConfirm, useTranslation } from '@inkstone/ui';
import { inviteToSignOn } from '../../contract.ts';
import { signOnMessages } from '../../messages.ts';
import styles from './sign-on.module.css';

interface InviteToSignOnProps {
  personId: number;
  name: string;
}

/** Invites a person to join the account to their identity at the provider; absent where there is no provider. */
export const InviteToSignOn = ({ personId, name }: InviteToSignOnProps) => {
  const t = useTranslation(signOnMessages);
  const confirm = useConfirm();
  const { data } = useApiQuery(getSsoConfig, {});
  const { mutateAsync, isPending } = useApiMutation(inviteToSignOn);
  const [code, setCode] = useState<string | null>(null);
  if (!data?.on) return null;
  const invite = async () => {
    if (!(await confirm({ title: t('inviteTitle', { name }), body: t('inviteBody'), actionLabel: t('invite') })))
      return;
    try {
      setCode((await mutateAsync({ requestId: newRequestId(), personId })).code);
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  const address = `${globalThis.location.origin}/api/sso/start?invitation=${code ?? ''}`;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    toastSuccess(t('copied'));
  };
  return (
    <>
      <Button loading={isPending} onClick={() => void invite()}>
        {t('invite')}
      </Button>
      {code !== null && (
        <Modal opened onClose={() => setCode(null)} title={t('invited', { name })}>
          <div className={styles.invitation}>
            <output className={styles.address}>{address}</output>
            <p className="dim">{t('inviteOnce')}</p>
            <div className={styles.acts}>
              <Button leftSection={<CopyIcon />} onClick={() => void copy()}>
                {t('copy')}
              </Button>
              <Button variant="filled" onClick={() => setCode(null)}>
                {t('done')}
              </Button>
            </div>
          </div>
        </Modal>
      )}
    </>
  );
};
