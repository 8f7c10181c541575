import { ActionIcon, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { CalendarIcon, DotsIcon, PencilIcon, PeopleIcon, TrashIcon, UndoIcon, useTranslation } from '@inkstone/ui';
import { useNavigation } from '@inkstone/ui/screen';
import { givenMessages, watchingMessages } from '../../messages.ts';
import type { Given, GivenFamily } from './given-family.ts';
import { useEndGiven } from './use-end-given.ts';

interface FamilyMenuProps {
  family: GivenFamily;
  given: Given;
  /** In the list it also leads to the students; on its own screen a deletion leads back to the list. */
  inList?: boolean;
  onMove(): void;
  /** Absent where title and message are not at hand. */
  onEdit?: (() => void) | undefined;
  /** What the family can do besides. */
  children?: ReactNode;
}

/** What can be done with what was given; what its state does not allow is left out. */
export const FamilyMenu = ({ family, given, inList = false, onMove, onEdit, children }: FamilyMenuProps) => {
  const t = useTranslation(givenMessages);
  const own = useTranslation(family.words);
  const work = useTranslation(watchingMessages);
  const go = useNavigation();
  const { withdraw, remove } = useEndGiven(family);
  const destroy = async () => {
    if ((await remove(given)) && !inList) go(family.listAt, {}, { replace: true });
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('moreOf', { title: given.title })}>
          <DotsIcon />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {inList && (
          <Menu.Item leftSection={<PeopleIcon />} onClick={() => go(family.detailAt, { id: given.id })}>
            {own('details')}
          </Menu.Item>
        )}
        {children}
        {given.status !== 'withdrawn' && (
          <>
            <Menu.Item leftSection={<CalendarIcon />} onClick={onMove}>
              {t('moveDeadline')}
            </Menu.Item>
            {onEdit && (
              <Menu.Item leftSection={<PencilIcon />} onClick={onEdit}>
                {t('editWords')}
              </Menu.Item>
            )}
            <Menu.Divider />
            <Menu.Item leftSection={<UndoIcon />} color="cinnabar" onClick={() => void withdraw(given)}>
              {work('withdraw')}
            </Menu.Item>
          </>
        )}
        <Menu.Item leftSection={<TrashIcon />} color="cinnabar" onClick={() => void destroy()}>
          {work('remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
