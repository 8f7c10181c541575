import { ActionIcon } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { personStorageFor } from '@inkstone/device';
import { studentHome } from '@inkstone/home/addresses';
import { isStudent } from '@inkstone/session/contract';
import { useOptionalUser } from '@inkstone/session/web';
import { CloseIcon, useTipTurn, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import styles from './entry-tip.module.css';

const storageKeyFor = (personId: number): string => `inkstone.errorBookTip.${personId}`;

/** Whether this person has dismissed the tip on this device; where nothing can be stored, the tip stays away. */
const isDismissed = (personId: number): boolean => {
  try {
    return personStorageFor(personId).getItem(storageKeyFor(personId)) !== null;
  } catch {
    return true;
  }
};

const dismiss = (personId: number): void => {
  try {
    personStorageFor(personId).setItem(storageKeyFor(personId), '1');
  } catch {
    // It is gone until the page is loaded again.
  }
};

/** Says once what the error book is for; dismissed for good by this student on this device. */
export const EntryTip = () => {
  const me = useOptionalUser();
  return me && isStudent(me.role) ? <OpenTip key={me.id} personId={me.id} /> : null;
};

const OpenTip = ({ personId }: { personId: number }) => {
  const t = useTranslation(messages);
  const [isOpen, setOpen] = useState(() => !isDismissed(personId));
  const { pathname } = useLocation();
  const isHome = pathname === studentHome.path;
  // On the home page it overlays the page, without a second tip; elsewhere it is a line of the folded menu.
  const isTurn = useTipTurn(isOpen && isHome);
  if (!isOpen || (isHome && !isTurn)) return null;
  const close = () => {
    dismiss(personId);
    setOpen(false);
  };
  return (
    <div className={styles.tip} data-home={isHome || undefined} role="note" aria-label={t('tip')}>
      <p>{t('tipBody')}</p>
      <ActionIcon variant="quiet" size="sm" aria-label={t('tipClose')} onClick={close}>
        <CloseIcon />
      </ActionIcon>
    </div>
  );
};
