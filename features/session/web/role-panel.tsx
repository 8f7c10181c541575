import { Menu } from '@mantine/core';
import { AnchoredMenu, useLanguage, type Panel } from '@inkstone/ui';
import { roleNames, type Role } from '../roles.ts';
import { useRoleSwitch } from './use-account.ts';

interface RolePanelProps {
  panel: Panel;
  held: readonly Role[];
  current: Role;
}

/** List of the user's roles to switch to. */
export const RolePanel = ({ panel, held, current }: RolePanelProps) => {
  const language = useLanguage();
  const switchRole = useRoleSwitch();
  return (
    <AnchoredMenu panel={panel} options={{ position: 'bottom-end' }}>
      <Menu.Dropdown>
        {held.map((role) => (
          <Menu.Item
            key={role}
            aria-current={role === current ? 'true' : undefined}
            className={role === current ? 'strong' : undefined}
            onClick={() => void switchRole(role)}
          >
            {roleNames[role][language]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </AnchoredMenu>
  );
};
