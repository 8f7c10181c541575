import { useMediaQuery } from '@mantine/hooks';
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { GripIcon } from '../icons/index.tsx';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import styles from './split-pane.module.css';

/** A share of the width that leaves both panes readable: 25 to 75 percent. */
const clampShare = (share: number): number => Math.min(75, Math.max(25, share));

/** The share after a key on the divider; null where the key has no effect. */
const shareAfterKey = (share: number, key: string): number | null => {
  if (key === 'ArrowLeft') return clampShare(share - 2);
  if (key === 'ArrowRight') return clampShare(share + 2);
  if (key === 'Home') return 25;
  return key === 'End' ? 75 : null;
};

interface SplitPaneProps {
  left: ReactNode;
  right: ReactNode;
  /** The names of the two panes: the tabs on a narrow screen. */
  names: { left: string; right: string };
  /** Initial share of the left pane in percent. */
  initial?: number;
  /** Which pane is shown first on a narrow screen. */
  first?: 'left' | 'right';
}

/**
 * Two panes that scroll independently, with a divider to drag or to move with the arrow keys; under 768 px two tabs.
 */
export const SplitPane = ({ left, right, names, initial = 55, first = 'right' }: SplitPaneProps) => {
  const t = useTranslation(messages);
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const [share, setShare] = useState(initial);
  const [tab, setTab] = useState(first);
  const box = useRef<HTMLDivElement>(null);

  const drag = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const bounds = box.current?.getBoundingClientRect();
    if (bounds) setShare(clampShare((100 * (event.clientX - bounds.left)) / bounds.width));
  };
  const handleKey = (event: KeyboardEvent) => {
    const next = shareAfterKey(share, event.key);
    if (next === null) return;
    event.preventDefault();
    setShare(next);
  };
  const shows = (side: 'left' | 'right') => !narrow || tab === side;

  return (
    <div className={styles.frame}>
      {narrow && <PaneTabs names={names} tab={tab} onTab={setTab} />}
      <div
        ref={box}
        className={styles.split}
        style={narrow ? undefined : { gridTemplateColumns: `minmax(0, ${share}fr) 13px minmax(0, ${100 - share}fr)` }}
      >
        <section className={styles.pane} aria-label={names.left} {...reachable} hidden={!shows('left')}>
          {left}
        </section>
        {!narrow && (
          <Divider
            share={share}
            label={t('divider', names)}
            onDrag={drag}
            onReset={() => setShare(initial)}
            onKeyDown={handleKey}
          />
        )}
        <section
          className={styles.pane}
          data-side="right"
          aria-label={names.right}
          {...reachable}
          hidden={!shows('right')}
        >
          {right}
        </section>
      </div>
    </div>
  );
};

/** A pane that scrolls has to be reachable by keyboard. */
const reachable = { tabIndex: 0 };

interface PaneTabsProps {
  names: { left: string; right: string };
  tab: 'left' | 'right';
  onTab: (tab: 'left' | 'right') => void;
}

const PaneTabs = ({ names, tab, onTab }: PaneTabsProps) => (
  <div className={styles.tabs} role="group">
    {(['left', 'right'] as const).map((side) => (
      <button key={side} type="button" aria-pressed={tab === side} onClick={() => onTab(side)}>
        {names[side]}
      </button>
    ))}
  </div>
);

interface DividerProps {
  share: number;
  label: string;
  onDrag(event: PointerEvent): void;
  onReset(): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** The bar between the panes, moved by pointer or arrow keys. */
const Divider = ({ share, label, onDrag, onReset, onKeyDown }: DividerProps) => (
  <div
    role="separator"
    aria-orientation="vertical"
    aria-label={label}
    aria-valuenow={Math.round(share)}
    aria-valuemin={25}
    aria-valuemax={75}
    tabIndex={0}
    className={styles.divider}
    onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
    onPointerMove={onDrag}
    onDoubleClick={onReset}
    onKeyDown={onKeyDown}
  >
    <span>
      <GripIcon />
    </span>
  </div>
);
