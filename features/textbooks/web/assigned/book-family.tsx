import { Menu } from '@mantine/core';
import { BookIcon, useTranslation } from '@inkstone/ui';
import { assignedTextbookCalls as changing } from '@inkstone/assignments/contract';
import type { FamilyDefinition } from '@inkstone/assignments/web';
import { useApiMutation } from '@inkstone/call/web';
import { assigningMessages } from '../../messages.ts';
import { useOpenEdition } from '../books/use-open-book.ts';
import { assignedTextbook, assignedTextbooks } from '../../addresses.ts';
import { deleteTextbook, updateTextbook } from '../../contract.ts';

/** Assigned textbooks: the specifics of their lists, menus and dialogs. */
export const bookFamily: FamilyDefinition = {
  messages: assigningMessages,
  statuses: ['notYet', 'onGoing', 'delay', 'complete', 'withdrawn'],
  listRoute: assignedTextbooks,
  detailRoute: assignedTextbook,
  calls: changing,
  useEdit: () => useApiMutation(updateTextbook).mutateAsync,
  useDestroy: () => useApiMutation(deleteTextbook).mutateAsync,
};

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
