import { Modal } from '@mantine/core';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import styles from './bar-button.module.css';

/** What Inkstone is, and who owns the names of the tests. */
export const AboutDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const t = useTranslation(messages);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('about')}
      size={520}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={styles.about}>
        <p>{t('aboutProduct')}</p>
        <p>{t('aboutTrademarks')}</p>
        <p>{t('aboutCredits')}</p>
      </div>
    </Modal>
  );
};
