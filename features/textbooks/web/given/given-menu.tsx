import { ActionIcon, Menu } from '@mantine/core';
import { BookIcon, CalendarIcon, DotsIcon, PencilIcon, PeopleIcon, TrashIcon, UndoIcon, useWords } from '@inkstone/ui';
import { useGo } from '@inkstone/ui/screen';
import { givenTextbook, givenTextbooks } from '../../addresses.ts';
import { givingMessages } from '../../messages.ts';
import { useOpenEdition } from '../books/use-open-book.ts';
import type { GivenItem } from './given-table.tsx';
import { useEndBook } from './use-end-book.tsx';

interface GivenMenuProps {
  row: GivenItem;
  /** In the list it also leads to the readers; on the textbook's own screen a deletion leads back to the list. */
  inList?: boolean;
  onMove(): void;
  onEdit(): void;
}

/** What can be done with a given textbook; what its state does not allow is left out. */
export const GivenMenu = ({ row, inList = false, onMove, onEdit }: GivenMenuProps) => {
  const t = useWords(givingMessages);
  const go = useGo();
  const open = useOpenEdition();
  const { withdraw, remove } = useEndBook();
  const isLive = row.status !== 'withdrawn';
  const destroy = async () => {
    if ((await remove(row)) && !inList) go(givenTextbooks, {}, { replace: true });
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('moreOf', { title: row.title })}>
          <DotsIcon />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {inList && (
          <Menu.Item leftSection={<PeopleIcon />} onClick={() => go(givenTextbook, { id: row.id })}>
            {t('details')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<BookIcon />} onClick={() => void open(row.fileid)}>
          {t('openBook')}
        </Menu.Item>
        {isLive && (
          <>
            <Menu.Item leftSection={<CalendarIcon />} onClick={onMove}>
              {t('moveDeadline')}
            </Menu.Item>
            <Menu.Item leftSection={<PencilIcon />} onClick={onEdit}>
              {t('editWords')}
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item leftSection={<UndoIcon />} color="cinnabar" onClick={() => void withdraw(row)}>
              {t('withdraw')}
            </Menu.Item>
          </>
        )}
        <Menu.Item leftSection={<TrashIcon />} color="cinnabar" onClick={() => void destroy()}>
          {t('remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
