import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { ChevronDownIcon, useLanguage, useTranslation } from '@inkstone/ui';
import { isActiveEntry, useHighlightedMenuPath } from '@inkstone/ui/screen';
import type { LayoutParts, MenuEntry } from '@inkstone/ui/screen';
import { messages } from '../messages.ts';
import styles from './bar-top.module.css';

const hoverMs = 200;

interface MainMenuProps extends Pick<LayoutParts, 'menu' | 'tips'> {
  path: string;
}

/** The menu of the wide bar: links, and headings that open by hover, click and key. */
export const MainMenu = ({ menu, path, tips }: MainMenuProps) => {
  const t = useTranslation(messages);
  const language = useLanguage();
  const marked = useHighlightedMenuPath(path);
  return (
    <nav aria-label={t('mainMenu')} className={styles.nav}>
      <ul>
        {menu.map((entry) =>
          entry.children ? (
            <Heading key={entry.id} entry={entry} path={path} />
          ) : (
            <li key={entry.id} className={styles.holder}>
              <Link
                className={styles.entry}
                to={entry.to ?? '/'}
                data-current={isActiveEntry(entry, marked) || undefined}
                aria-current={isActiveEntry(entry, marked) ? 'page' : undefined}
              >
                {entry.label[language]}
              </Link>
              {tips?.[entry.id]}
            </li>
          ),
        )}
      </ul>
    </nav>
  );
};

/** Opens and closes 200 ms after hovering; a click does so at once. */
const useHover = () => {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Clears the timer on unmount.
  useEffect(() => () => clearTimeout(timer.current), []);
  const now = (next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  const later = (next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), hoverMs);
  };
  return { open, now, later };
};

const Heading = ({ entry, path }: { entry: MenuEntry; path: string }) => {
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const { open, now, later } = useHover();
  const marked = useHighlightedMenuPath(path);
  const [seen, setSeen] = useState(path);
  if (seen !== path) {
    setSeen(path);
    now(false);
  }
  const links = () => [...(box.current?.querySelectorAll<HTMLElement>('a') ?? [])];
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      now(false);
      box.current?.querySelector('button')?.focus();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    now(true);
    const all = links();
    const at = all.indexOf(document.activeElement as HTMLElement);
    requestAnimationFrame(() => links()[event.key === 'ArrowDown' ? at + 1 : Math.max(0, at - 1)]?.focus());
  };
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) now(false);
  };
  return (
    <li className={styles.holder}>
      <div
        role="presentation"
        ref={box}
        className={styles.holder}
        onMouseEnter={() => later(true)}
        onMouseLeave={() => later(false)}
        onKeyDown={press}
        onBlur={leave}
      >
        <button
          type="button"
          className={styles.entry}
          aria-expanded={open}
          data-current={isActiveEntry(entry, marked) || undefined}
          onClick={() => now(!open)}
        >
          {entry.label[language]} <ChevronDownIcon />
        </button>
        {open && <EntryList entries={entry.children ?? []} highlighted={marked} />}
      </div>
    </li>
  );
};

/** The entries under a heading of the menu. */
const EntryList = ({ entries, highlighted }: { entries: readonly MenuEntry[]; highlighted: string }) => {
  const language = useLanguage();
  return (
    <ul className={styles.drop}>
      {entries.map((child) => (
        <li key={child.id}>
          <Link to={child.to ?? '/'} aria-current={isActiveEntry(child, highlighted) ? 'page' : undefined}>
            {child.label[language]}
          </Link>
        </li>
      ))}
    </ul>
  );
};
