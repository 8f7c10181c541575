import { useState } from 'react';
import { ChevronDownIcon } from '../icons/index.tsx';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import { AboutDialog } from './about.tsx';
import { BarButton } from './bar-button.tsx';
import { lazyWithRetry } from './lazy-with-retry.tsx';
import { usePanel } from './use-panel.ts';
import type { UserMenuAction } from './user-menu-panel.tsx';
import styles from './bar-button.module.css';

/** The first letter of a name, skipping a form of address. */
const initialFor = (name: string): string =>
  [...name.replace(/^(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.?\s+/, '')][0]?.toUpperCase() ?? '';

const Panel = lazyWithRetry(async () => (await import('./user-menu-panel.tsx')).UserMenuPanel);

/** The user menu: actions, the theme, About. */
export const UserMenu = ({ name, acts: actions }: { name: string; acts: readonly UserMenuAction[] }) => {
  const t = useTranslation(messages);
  const [about, setAbout] = useState(false);
  const { button, panel, isNeeded } = usePanel(Panel, 'menu');
  return (
    <>
      <BarButton {...button} aria-label={t('userMenu', { name })}>
        <span className={styles.avatar} aria-hidden="true">
          {initialFor(name)}
        </span>
        <ChevronDownIcon className={`only-wide ${styles.small}`} />
      </BarButton>
      {isNeeded && <Panel panel={panel} name={name} actions={actions} onAbout={() => setAbout(true)} />}
      <AboutDialog opened={about} onClose={() => setAbout(false)} />
    </>
  );
};
