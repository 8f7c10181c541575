import { Menu } from '@mantine/core';
import { BookIcon, useTranslation } from '@inkstone/ui';
import { assigningMessages } from '../../messages.ts';
import { useOpenEdition } from '../books/use-open-book.ts';

/** Menu item that opens the assigned edition. */
export const OpenItem = ({ editionId }: { editionId: number }) => {
  const t = useTranslation(assigningMessages);
  const open = useOpenEdition();
  return (
    <Menu.Item leftSection={<BookIcon />} onClick={() => void open(editionId)}>
      {t('openBook')}
    </Menu.Item>
  );
};
