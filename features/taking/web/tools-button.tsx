import type { ReactNode } from 'react';
import { PencilIcon, later, usePanel, useWords } from '@inkstone/ui';
import { messages } from '../messages.ts';
import styles from './exam-window.module.css';

/** One tool of the exam window: what it is called, whether it is on, what it does. */
export interface ToolItem {
  id: string;
  label: string;
  icon: ReactNode;
  isOn?: boolean;
  act: () => void;
}

const Panel = later(async () => (await import('./tools-menu.tsx')).ToolsMenu);

/** Fetches the opened menu's code, for work that goes on without a network. */
export const fetchToolsMenu = Panel.ahead;

/** The tools behind one button, where there is little room. */
export const ToolsButton = ({ items }: { items: readonly ToolItem[] }) => {
  const t = useWords(messages);
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
