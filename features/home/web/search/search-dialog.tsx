import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useDeferredOpen, useTranslation } from '@inkstone/ui';
import { messages } from './messages.ts';
import { SearchBox } from './search-box.tsx';
import styles from './search.module.css';

interface SearchDialogProps {
  opened: boolean;
  isStudent: boolean;
  onClose(): void;
}

/** The search dialog; full screen on narrow screens. */
export const SearchDialog = ({ opened, isStudent, onClose }: SearchDialogProps) => {
  const t = useTranslation(messages);
  const isNarrow = useMediaQuery('(max-width: 48em)');
  return (
    <Modal
      opened={useDeferredOpen(opened)}
      onClose={onClose}
      title={t('title')}
      size={640}
      yOffset="8dvh"
      centered={false}
      fullScreen={isNarrow}
      classNames={{ body: styles.body ?? '' }}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <SearchBox isStudent={isStudent} onClose={onClose} />
    </Modal>
  );
};
