import { ActionIcon, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  CalendarIcon,
  ClockIcon,
  DotsIcon,
  PencilIcon,
  PeopleIcon,
  TrashIcon,
  UndoIcon,
  useTranslation,
} from '@inkstone/ui';
import { useNavigation } from '@inkstone/ui/screen';
import { familyMessages, assignmentMessages, editMessages } from '../../messages.ts';
import type { FamilyAssignment, FamilyDefinition } from './family-definition.ts';
import { useEndFamilyAssignment } from './use-end-family-assignment.ts';

interface FamilyMenuProps {
  family: FamilyDefinition;
  assignment: FamilyAssignment;
  /** In the list it also links to the students; on the detail screen, deleting leads back to the list. */
  inList?: boolean;
  onMove(): void;
  /** Undefined where the opening cannot be moved. */
  onMoveBegin?: (() => void) | undefined;
  /** Undefined in lists. */
  onAdd?: (() => void) | undefined;
  /** Undefined if title and message are not loaded. */
  onEdit?: (() => void) | undefined;
  /** Additional items of the family. */
  children?: ReactNode;
}

/** The actions on an assignment that its status allows. */
export const FamilyMenu = ({
  family,
  assignment,
  inList = false,
  onMove,
  onMoveBegin,
  onAdd,
  onEdit,
  children,
}: FamilyMenuProps) => {
  const t = useTranslation(familyMessages);
  const tFamily = useTranslation(family.messages);
  const tAssignment = useTranslation(assignmentMessages);
  const go = useNavigation();
  const { withdraw, remove } = useEndFamilyAssignment(family);
  const destroy = async () => {
    if ((await remove(assignment)) && !inList) go(family.listRoute, {}, { replace: true });
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('moreOf', { title: assignment.title })}>
          <DotsIcon />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {inList && (
          <Menu.Item leftSection={<PeopleIcon />} onClick={() => go(family.detailRoute, { id: assignment.id })}>
            {tFamily('details')}
          </Menu.Item>
        )}
        {children}
        {assignment.status !== 'withdrawn' && (
          <ActiveItems {...{ onMove, onMoveBegin, onAdd, onEdit }} onWithdraw={() => void withdraw(assignment)} />
        )}
        <Menu.Item leftSection={<TrashIcon />} color="cinnabar" onClick={() => void destroy()}>
          {tAssignment('remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};

interface ActiveItemsProps extends Pick<FamilyMenuProps, 'onMove' | 'onMoveBegin' | 'onAdd' | 'onEdit'> {
  onWithdraw(): void;
}

/** The actions that a withdrawn assignment no longer has. */
const ActiveItems = ({ onMove, onMoveBegin, onAdd, onEdit, onWithdraw }: ActiveItemsProps) => {
  const t = useTranslation(familyMessages);
  const tAssignment = useTranslation(assignmentMessages);
  const tEdit = useTranslation(editMessages);
  return (
    <>
      <Menu.Item leftSection={<CalendarIcon />} onClick={onMove}>
        {t('moveDeadline')}
      </Menu.Item>
      {onMoveBegin && (
        <Menu.Item leftSection={<ClockIcon />} onClick={onMoveBegin}>
          {tAssignment('moveBegin')}
        </Menu.Item>
      )}
      {onAdd && (
        <Menu.Item leftSection={<PeopleIcon />} onClick={onAdd}>
          {tEdit('addStudents')}
        </Menu.Item>
      )}
      {onEdit && (
        <Menu.Item leftSection={<PencilIcon />} onClick={onEdit}>
          {t('editWords')}
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Item leftSection={<UndoIcon />} color="cinnabar" onClick={onWithdraw}>
        {tAssignment('withdraw')}
      </Menu.Item>
    </>
  );
};
