import { ActionIcon, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { CloseIcon, useTranslation } from '@inkstone/ui';
import { readerMessages } from '../../../messages.ts';
import styles from './panels.module.css';

/** The contents of the side panel. */
export type PanelName = 'thumbnails' | 'outline' | 'search' | 'marks' | 'notebook';

// Below this width the panel covers the pages.
const narrowQuery = '(max-width: 60em)';

/** Whether the panel covers the pages that it links to. */
export const useIsPanelOverlay = (): boolean => useMediaQuery(narrowQuery, false, { getInitialValueInEffect: false });

interface SidePanelProps {
  names: readonly PanelName[];
  open: PanelName;
  onOpen(name: PanelName | null): void;
  children: ReactNode;
}

/** The panel beside the pages, or over them on narrow windows. */
export const SidePanel = (props: SidePanelProps) => {
  const t = useTranslation(readerMessages);
  if (!useIsPanelOverlay()) {
    return (
      <aside className={styles.panel} aria-label={t('panels')}>
        <SidePanelContent {...props} />
      </aside>
    );
  }
  return (
    <Drawer.Root opened onClose={() => props.onOpen(null)} size="min(22rem, calc(100vw - 2rem))">
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('panels')}>
        <Drawer.Body className={styles.drawer}>
          <SidePanelContent {...props} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
};

const SidePanelContent = ({ names, open, onOpen, children }: SidePanelProps) => {
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
