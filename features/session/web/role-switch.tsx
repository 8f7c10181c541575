import { Menu } from '@mantine/core';
import { BarButton, ChevronDownIcon, SwapIcon, useLanguage, useWords } from '@inkstone/ui';
import { messages } from '../messages.ts';
import { familyOf, roleNames } from '../roles.ts';
import { useRoleSwitch } from './use-account.ts';
import { useMaybeMe } from './use-session.ts';
import styles from './shell.module.css';

/** The current role and the others of the same login; absent for who holds one alone. */
export const RoleSwitch = () => {
  const t = useWords(messages);
  const language = useLanguage();
  const switchRole = useRoleSwitch();
  const me = useMaybeMe();
  const held = me?.roles.filter((role) => familyOf(role) === familyOf(me.role)) ?? [];
  if (!me || held.length < 2) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <BarButton aria-label={t('currentRole', { role: roleNames[me.role][language] })}>
          <SwapIcon className={styles.small} />
          {roleNames[me.role][language]}
          <ChevronDownIcon className={styles.small} />
        </BarButton>
      </Menu.Target>
      <Menu.Dropdown>
        {held.map((role) => (
          <Menu.Item
            key={role}
            aria-current={role === me.role ? 'true' : undefined}
            className={role === me.role ? 'strong' : undefined}
            onClick={() => void switchRole(role)}
          >
            {roleNames[role][language]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
