import { Menu } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ChevronDownIcon } from '../icons/index.tsx';
import { useWords } from '../words/index.ts';
import { messages } from '../messages.ts';
import { AboutDialog } from './about.tsx';
import { BarButton } from './bar-button.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './bar-button.module.css';

/** One thing the user menu can do: follow a link, or act. */
export interface UserAct {
  key: string;
  label: string;
  icon?: ReactNode;
  to?: string;
  onAct?: () => void;
}

/** The person's own menu: their acts, the theme, About. */
export const UserMenu = ({ name, acts }: { name: string; acts: readonly UserAct[] }) => {
  const t = useWords(messages);
  const [about, setAbout] = useState(false);
  return (
    <>
      <Menu position="bottom-end" width={272}>
        <Menu.Target>
          <BarButton aria-label={t('userMenu', { name })}>
            <span className={styles.avatar} aria-hidden="true">
              {[...name][0]?.toUpperCase()}
            </span>
            <ChevronDownIcon className={`only-wide ${styles.small}`} />
          </BarButton>
        </Menu.Target>
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
          <Menu.Item onClick={() => setAbout(true)}>{t('about')}</Menu.Item>
          <Menu.Divider />
          <ThemeSwitch />
        </Menu.Dropdown>
      </Menu>
      <AboutDialog opened={about} onClose={() => setAbout(false)} />
    </>
  );
};
