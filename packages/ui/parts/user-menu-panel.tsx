import { Menu } from '@mantine/core';
import { Link } from 'react-router';
import { InfoIcon } from '../icons/index.tsx';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import { AnchoredMenu } from './anchored-panel.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import type { Panel } from './use-panel.ts';
import styles from './bar-button.module.css';
import type { ReactNode } from 'react';

/** An entry of the user menu: a link or an action. */
export interface UserMenuAction {
  key: string;
  label: string;
  icon?: ReactNode;
  to?: string;
  onAction?: () => void;
}

interface UserMenuPanelProps {
  panel: Panel;
  name: string;
  actions: readonly UserMenuAction[];
  onAbout: () => void;
}

/** The open user menu. */
export const UserMenuPanel = ({ panel, name, actions, onAbout }: UserMenuPanelProps) => {
  const t = useTranslation(messages);
  return (
    <AnchoredMenu panel={panel} options={{ position: 'bottom-end', width: 272 }}>
      <Menu.Dropdown>
        <p className={styles.name}>{name}</p>
        <Menu.Divider />
        {actions.map((action) =>
          action.to ? (
            <Menu.Item key={action.key} leftSection={action.icon} component={Link} to={action.to}>
              {action.label}
            </Menu.Item>
          ) : (
            <Menu.Item key={action.key} leftSection={action.icon} onClick={action.onAction}>
              {action.label}
            </Menu.Item>
          ),
        )}
        <Menu.Item leftSection={<InfoIcon />} onClick={onAbout}>
          {t('about')}
        </Menu.Item>
        <Menu.Divider />
        <ThemeSwitch />
      </Menu.Dropdown>
    </AnchoredMenu>
  );
};
