import { PencilIcon, lazyWithRetry, usePanel, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import type { ToolItem } from './tools-menu.tsx';
import styles from './exam-window.module.css';

const Panel = lazyWithRetry(async () => (await import('./tools-menu.tsx')).ToolsMenu);

/** Preloads the menu's code for offline use. */
export const fetchToolsMenu = Panel.preload;

/** The tools menu button for narrow windows. */
export const ToolsButton = ({ items }: { items: readonly ToolItem[] }) => {
  const t = useTranslation(messages);
  const { button, panel, isNeeded } = usePanel(Panel, 'menu');
  return (
    <>
      <button type="button" className={styles.tool} {...button}>
        <PencilIcon />
        <span>{t('tools')}</span>
      </button>
      {isNeeded && <Panel panel={panel} items={items} />}
    </>
  );
};
