import { useEffect, useRef, type ReactNode } from 'react';
import styles from './filter-tabs.module.css';

/** One of the tabs: a value of the filter, its label, and its count. */
export interface FilterTab<Value extends string | number> {
  value: Value;
  label: string;
  count?: number;
}

interface FilterTabsProps<Value extends string | number> {
  label: string;
  tabs: readonly FilterTab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A filter as a line of labels with counts; the selected one is underlined and scrolled into view. */
export const FilterTabs = <Value extends string | number>({ label, tabs, value, onChange }: FilterTabsProps<Value>) => {
  const line = useRef<HTMLDivElement>(null);
  const isCounted = tabs.every(({ count }) => count !== undefined);
  // The browser keeps the scroll position.
  useEffect(() => {
    if (line.current) scrollToSelected(line.current);
  }, [value, isCounted]);
  return (
    <div ref={line} className={`${styles.tabs} num`} role="group" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          aria-pressed={tab.value === value}
          data-word={tab.label}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
          {tab.count !== undefined && <small>{tab.count}</small>}
        </button>
      ))}
    </div>
  );
};

/** Scrolls a line of tabs until the selected one is fully visible, in the middle if it was not. */
const scrollToSelected = (line: HTMLElement): void => {
  const selected = line.querySelector('[aria-pressed="true"]')?.getBoundingClientRect();
  const visible = line.getBoundingClientRect();
  if (!selected || (selected.left >= visible.left && selected.right <= visible.right)) return;
  line.scrollLeft += (selected.left + selected.right - visible.left - visible.right) / 2;
};

/** Search and filters in one line above a list. */
export const FilterBar = ({ children, note }: { children: ReactNode; note?: ReactNode }) => (
  <div className={styles.bar}>
    {children}
    {note && <div className={`${styles.note} num`}>{note}</div>}
  </div>
);
