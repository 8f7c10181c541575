import { Button, Modal } from '@mantine/core';
import { CopyIcon, toastSuccess, useTranslation } from '@inkstone/ui';
import { studentMessages } from '../../messages.ts';
import styles from './students.module.css';

interface NewPasswordProps {
  /** Says whose password it is. */
  title: string;
  password: string;
  /** The user name of a new account, which is handed over too; absent: its owner knows it. */
  username?: string;
  onClose(): void;
}

/** A new password, shown once. */
export const NewPassword = ({ title, password, username, onClose }: NewPasswordProps) => {
  const t = useTranslation(studentMessages);
  const copy = async () => {
    await navigator.clipboard.writeText(password);
    toastSuccess(t('copied'));
  };
  return (
    <Modal opened onClose={onClose} title={title}>
      {username !== undefined && <p>{t('resetUsername', { username })}</p>}
      <output className={styles.password}>{password}</output>
      <p className="dim">{t('resetOnce')}</p>
      <div className={styles.acts}>
        <Button leftSection={<CopyIcon />} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button variant="filled" onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    </Modal>
  );
};
