import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BrandMark, useLanguage, useTranslation } from '@inkstone/ui';
import { isActiveEntry, useHighlightedMenuPath } from '@inkstone/ui/screen';
import type { MenuEntry, LayoutParts } from '@inkstone/ui/screen';
import { messages } from '../messages.ts';
import styles from './bar-top.module.css';

interface FoldedDrawerProps {
  shell: LayoutParts;
  path: string;
  open: boolean;
  onClose: () => void;
}

/** The drawer of the folded menu: the whole menu and what does not fit on the bar. */
export const FoldedDrawer = ({ shell, path, open, onClose }: FoldedDrawerProps) => {
  const t = useTranslation(messages);
  const marked = useHighlightedMenuPath(path);
  return (
    <Drawer
      opened={open}
      onClose={onClose}
      title={<BrandMark />}
      size={304}
      padding="md"
      closeButtonProps={{ 'aria-label': t('closeMenu') }}
    >
      <div className={styles.fold}>
        <nav aria-label={t('mainMenu')}>
          <ul>
            {shell.menu.map((entry) => (
              <FoldedEntry key={entry.id} entry={entry} path={marked} tip={shell.tips?.[entry.id]} />
            ))}
          </ul>
        </nav>
        <div className={styles.foot}>
          {shell.tools}
          {shell.role}
          {shell.language}
        </div>
      </div>
    </Drawer>
  );
};

const FoldedEntry = ({ entry, path, tip }: { entry: MenuEntry; path: string; tip?: ReactNode }) => {
  const language = useLanguage();
  if (!entry.children) {
    return (
      <li>
        <Link to={entry.to ?? '/'} aria-current={isActiveEntry(entry, path) ? 'page' : undefined}>
          {entry.label[language]}
        </Link>
        {tip}
      </li>
    );
  }
  return (
    <li>
      <span>{entry.label[language]}</span>
      <ul>
        {entry.children.map((child) => (
          <FoldedEntry key={child.id} entry={child} path={path} />
        ))}
      </ul>
    </li>
  );
};
