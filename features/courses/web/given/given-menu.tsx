import { ActionIcon, Menu } from '@mantine/core';
import { CalendarIcon, DotsIcon, PencilIcon, PeopleIcon, TrashIcon, UndoIcon, useWords } from '@inkstone/ui';
import { useGo } from '@inkstone/ui/screen';
import { givenCourse, givenCourses } from '../../addresses.ts';
import { givenWords } from '../../messages.ts';
import type { GivenItem } from './given-table.tsx';
import { useEndCourse } from './use-end-course.tsx';

interface GivenMenuProps {
  row: GivenItem;
  /** In the list it also leads to the students; on the course's own screen a deletion leads back to the list. */
  inList?: boolean;
  onMove(): void;
  /** Title and message are changed on the course's own screen. */
  onEdit?: () => void;
}

/** What can be done with a given course; what its state does not allow is left out. */
export const GivenMenu = ({ row, inList = false, onMove, onEdit }: GivenMenuProps) => {
  const t = useWords(givenWords);
  const go = useGo();
  const { withdraw, remove } = useEndCourse();
  const isLive = row.status !== 'withdrawn';
  const destroy = async () => {
    if ((await remove(row)) && !inList) go(givenCourses, {}, { replace: true });
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
          <Menu.Item leftSection={<PeopleIcon />} onClick={() => go(givenCourse, { id: row.id })}>
            {t('details')}
          </Menu.Item>
        )}
        {isLive && (
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
