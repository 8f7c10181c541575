import { Drawer } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { BarButton, BrandMark, MenuIcon, useLanguage, useWords } from '@inkstone/ui';
import { isEntryOf } from '@inkstone/ui/screen';
import type { MenuEntry, ShellParts } from '@inkstone/ui/screen';
import { messages } from '../messages.ts';
import styles from './bar-top.module.css';

/** The menu where there is little room: folded away behind one button. */
export const FoldedMenu = ({ shell, path }: { shell: ShellParts; path: string }) => {
  const t = useWords(messages);
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState(path);
  if (seen !== path) {
    setSeen(path);
    setOpen(false);
  }
  return (
    <span className={styles.folded}>
      <BarButton aria-label={t('openMenu')} aria-expanded={open} onClick={() => setOpen(true)}>
        <MenuIcon />
      </BarButton>
      <Drawer opened={open} onClose={() => setOpen(false)} title={<BrandMark />} size={304} padding="md">
        <div className={styles.fold}>
          <nav aria-label={t('mainMenu')}>
            <ul>
              {shell.menu.map((entry) => (
                <FoldedEntry key={entry.id} entry={entry} path={path} />
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
    </span>
  );
};

const FoldedEntry = ({ entry, path }: { entry: MenuEntry; path: string }) => {
  const language = useLanguage();
  if (!entry.children) {
    return (
      <li>
        <Link to={entry.to ?? '/'} aria-current={isEntryOf(entry, path) ? 'page' : undefined}>
          {entry.label[language]}
        </Link>
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
