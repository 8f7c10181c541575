import { Button, Modal } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApiMutation, getErrorMessage } from '@inkstone/call/web';
import { BlockSkeleton, CopyIcon, toastSuccess, noWrapInstant, useLanguage, useTranslation } from '@inkstone/ui';
import { buildCandidateLink } from '../addresses.ts';
import { shareCandidate, type CandidateRow } from '../contract.ts';
import { recordMessages } from '../messages.ts';
import styles from './candidates.module.css';

/** A candidate's new account. */
export interface Account {
  name: string;
  username: string;
  password: string;
}

interface CopyActionsProps {
  text: string;
  onClose(): void;
}

const CopyActions = ({ text, onClose }: CopyActionsProps) => {
  const t = useTranslation(recordMessages);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toastSuccess(t('copied'));
  };
  return (
    <div className={styles.acts}>
      <Button leftSection={<CopyIcon />} onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <Button variant="filled" onClick={onClose}>
        {t('done')}
      </Button>
    </div>
  );
};

/** The new account; its password is shown only this once. */
export const AccountDialog = ({ account, onClose }: { account: Account; onClose(): void }) => {
  const t = useTranslation(recordMessages);
  const { name, username, password } = account;
  return (
    <Modal opened onClose={onClose} title={t('account', { name })}>
      <div className={styles.shown}>
        <div>
          <span className="meta">{t('username')}</span>
          <output aria-label={t('username')}>{username}</output>
          <span className="meta">{t('password')}</span>
          <output aria-label={t('password')}>{password}</output>
        </div>
        <p className="dim">{t('once')}</p>
      </div>
      <CopyActions text={`${username} ${password}`} onClose={onClose} />
    </Modal>
  );
};

interface ShareProps {
  row: CandidateRow;
  onClose(): void;
}

/** Creates a new link; if one still works, only after confirmation, since it stops working. */
export const ShareDialog = ({ row, onClose }: ShareProps) => {
  const t = useTranslation(recordMessages);
  // The list is refetched once a link exists, so the first value is kept.
  const [hadLink] = useState(row.hasLink);
  const [isSure, setSure] = useState(!hadLink);
  return (
    <Modal opened onClose={onClose} title={t('link', { name: row.name })}>
      {isSure ? (
        <NewLink id={row.id} hadLink={hadLink} onClose={onClose} />
      ) : (
        <>
          <p>{t('linkThere')}</p>
          <div className={styles.acts}>
            <Button variant="quiet" onClick={onClose}>
              {t('keepLink')}
            </Button>
            <Button variant="filled" onClick={() => setSure(true)}>
              {t('newLink')}
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
};

const NewLink = ({ id, hadLink, onClose }: { id: number; hadLink: boolean; onClose(): void }) => {
  const t = useTranslation(recordMessages);
  const language = useLanguage();
  const { mutate, data, error } = useApiMutation(shareCandidate);
  const make = useEffectEvent(() => mutate({ id }));
  // Creates the link when the dialog opens.
  useEffect(() => make(), []);
  const link = data && `${globalThis.location.origin}${buildCandidateLink(data.token)}`;
  return (
    <>
      {error && <p role="alert">{getErrorMessage(error)}</p>}
      {!data && !error && <BlockSkeleton lines={3} />}
      {data && link && (
        <>
          <div className={styles.shown}>
            <output>{link}</output>
            <p className="dim">{t('linkUntil', { at: noWrapInstant(data.expiresAt, language) })}</p>
            {hadLink && <p className="dim">{t('linkBefore')}</p>}
          </div>
          <CopyActions text={link} onClose={onClose} />
        </>
      )}
    </>
  );
};
