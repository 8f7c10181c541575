import { ActionIcon, Menu } from '@mantine/core';
import { CalendarIcon, DotsIcon, PencilIcon, PeopleIcon, TrashIcon, UndoIcon, useTranslation } from '@inkstone/ui';
import { Link } from 'react-router';
import { assignmentLinkFor } from '../../addresses.ts';
import { assignmentMessages } from '../../messages.ts';
import type { TeacherAssignment } from '../shared/families.ts';

interface AssignmentMenuProps {
  row: TeacherAssignment;
  onMove(): void;
  onEdit(): void;
  onWithdraw(): void;
  onDelete(): void;
}

/** The other actions on a row that its status allows. */
export const AssignmentMenu = ({ row, onMove, onEdit, onWithdraw, onDelete }: AssignmentMenuProps) => {
  const t = useTranslation(assignmentMessages);
  const isLive = row.status !== 'withdrawn';
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('moreOf', { title: row.title })}>
          <DotsIcon />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={assignmentLinkFor(row)} leftSection={<PeopleIcon />}>
          {t('details')}
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
            <Menu.Item leftSection={<UndoIcon />} color="cinnabar" onClick={onWithdraw}>
              {t('withdraw')}
            </Menu.Item>
          </>
        )}
        <Menu.Item leftSection={<TrashIcon />} color="cinnabar" onClick={onDelete}>
          {t('remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
