import { Menu } from '@mantine/core';
import { Link } from 'react-router';
import { InfoIcon } from '../icons/index.tsx';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import { HangingMenu } from './hanging.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import type { Panel } from './use-panel.ts';
import type { UserAct } from './user-act.ts';
import styles from './bar-button.module.css';

interface UserMenuPanelProps {
  panel: Panel;
  name: string;
  acts: readonly UserAct[];
  onAbout: () => void;
}

/** The person's menu opened. */
export const UserMenuPanel = ({ panel, name, acts, onAbout }: UserMenuPanelProps) => {
  const t = useTranslation(messages);
  return (
    <HangingMenu panel={panel} how={{ position: 'bottom-end', width: 272 }}>
      <Menu.Dropdown>
        <p className={styles.name}>{name}</p>
        <Menu.Divider />
        {acts.map((act) =>
          act.to ? (
            <Menu.Item key={act.key} leftSection={act.icon} component={Link} to={act.to}>
              {act.label}
            </Menu.Item>
          ) : (
            <Menu.Item key={act.key} leftSection={act.icon} onClick={act.onAct}>
              {act.label}
            </Menu.Item>
          ),
        )}
        <Menu.Item leftSection={<InfoIcon />} onClick={onAbout}>
          {t('about')}
        </Menu.Item>
        <Menu.Divider />
        <ThemeSwitch />
      </Menu.Dropdown>
    </HangingMenu>
  );
};
