import { ActionIcon, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { CloseIcon, useTranslation } from '@inkstone/ui';
import { readerMessages } from '../../../messages.ts';
import styles from './panels.module.css';

/** What the side panel can show. */
export type PanelName = 'thumbnails' | 'outline' | 'search' | 'marks' | 'notebook';

// Below it the panel lies over the pages.
const narrow = '(max-width: 60em)';

/** Whether the panel lies over the pages, so that it hides what it leads to. */
export const useLiesOver = (): boolean => useMediaQuery(narrow, false, { getInitialValueInEffect: false });

interface SidePanelProps {
  names: readonly PanelName[];
  open: PanelName;
  onOpen(name: PanelName | null): void;
  children: ReactNode;
}

/** The panel beside the pages; where there is little room it lies over them. */
export const SidePanel = (props: SidePanelProps) => {
  const t = useTranslation(readerMessages);
  if (!useLiesOver()) {
    return (
      <aside className={styles.panel} aria-label={t('panels')}>
        <Inside {...props} />
      </aside>
    );
  }
  return (
    <Drawer.Root opened onClose={() => props.onOpen(null)} size="min(22rem, calc(100vw - 2rem))">
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('panels')}>
        <Drawer.Body className={styles.drawer}>
          <Inside {...props} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
};

const Inside = ({ names, open, onOpen, children }: SidePanelProps) => {
  const t = useTranslation(readerMessages);
  return (
    <>
      <div className={styles.tabs}>
        <div role="tablist" aria-label={t('panels')}>
          {names.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`panel-${name}`}
              aria-selected={name === open}
              aria-controls="reader-panel"
              onClick={() => onOpen(name)}
            >
              {t(name)}
            </button>
          ))}
        </div>
        <ActionIcon aria-label={t('closePanels')} onClick={() => onOpen(null)}>
          <CloseIcon />
        </ActionIcon>
      </div>
      <div className={styles.inside} role="tabpanel" id="reader-panel" aria-labelledby={`panel-${open}`} tabIndex={0}>
        {children}
      </div>
    </>
  );
};
