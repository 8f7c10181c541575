import { useMediaQuery } from '@mantine/hooks';
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { GripIcon } from '../icons/index.tsx';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import styles from './split-pane.module.css';

/** How near the divider comes to an edge, in percent, so that both panes stay readable. */
const bounds = { beside: [25, 75], stacked: [15, 85] } as const;

type Layout = keyof typeof bounds;

const clampShare = (share: number, layout: Layout): number => {
  const [least, most] = bounds[layout];
  return Math.min(most, Math.max(least, share));
};

const keySteps = {
  beside: { ArrowLeft: -2, ArrowRight: 2, Home: -100, End: 100 },
  stacked: { ArrowUp: -2, ArrowDown: 2, Home: -100, End: 100 },
} as const satisfies Record<Layout, Readonly<Record<string, number>>>;

/** The share after a key on the divider; null where the key has no effect. */
const shareAfterKey = (share: number, key: string, layout: Layout): number | null => {
  const steps: Readonly<Record<string, number>> = keySteps[layout];
  const step = steps[key];
  return step === undefined ? null : clampShare(share + step, layout);
};

interface SplitPaneProps {
  left: ReactNode;
  right: ReactNode;
  /** The names of the two panes: the tabs on a narrow screen. */
  names: { left: string; right: string };
  /** Initial share of the left pane in percent. */
  initial?: number;
  /** Which pane is shown first on a narrow screen with tabs. */
  first?: 'left' | 'right';
  /** How a narrow screen shows the two: one at a time, or one above the other. Absent: one at a time. */
  narrow?: 'tabs' | 'stacked';
  /** Initial share of the upper pane in percent, where a narrow screen shows one above the other. */
  initialStacked?: number;
  /** Called with the share of the left or upper pane after it was changed. */
  onResize?: (share: number, layout: Layout) => void;
}

/** Where the divider stands in each layout, and what moves it. */
const useDivider = (
  layout: Layout,
  { initial = 55, initialStacked = 45, onResize }: Pick<SplitPaneProps, 'initial' | 'initialStacked' | 'onResize'>,
) => {
  const [first] = useState({ beside: initial, stacked: initialStacked });
  const [shares, setShares] = useState(first);
  const box = useRef<HTMLDivElement>(null);
  const place = (to: number) => {
    const share = clampShare(to, layout);
    setShares((before) => ({ ...before, [layout]: share }));
    onResize?.(share, layout);
  };
  const drag = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const area = box.current?.getBoundingClientRect();
    if (!area) return;
    const isStacked = layout === 'stacked';
    const [from, length] = isStacked
      ? [event.clientY - area.top, area.height]
      : [event.clientX - area.left, area.width];
    if (length > 0) place((100 * from) / length);
  };
  const handleKey = (event: KeyboardEvent) => {
    const next = shareAfterKey(shares[layout], event.key, layout);
    if (next === null) return;
    event.preventDefault();
    place(next);
  };
  return { box, share: shares[layout], drag, handleKey, reset: () => place(first[layout]) };
};

/**
 * Two panes that scroll independently, with a divider to drag or to move with the arrow keys; under 768 px two tabs, or
 * one pane above the other.
 */
export const SplitPane = ({ left, right, names, first = 'right', narrow = 'tabs', ...sizes }: SplitPaneProps) => {
  const t = useTranslation(messages);
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const [tab, setTab] = useState(first);
  const hasTabs = isNarrow && narrow === 'tabs';
  const layout = isNarrow ? 'stacked' : 'beside';
  const { box, share, drag, handleKey, reset } = useDivider(layout, sizes);
  const tracks = `minmax(0, ${share}fr) var(--divider) minmax(0, ${100 - share}fr)`;
  const placing = isNarrow ? { gridTemplateRows: tracks } : { gridTemplateColumns: tracks };
  const shows = (side: 'left' | 'right') => !hasTabs || tab === side;

  return (
    <div className={styles.frame}>
      {hasTabs && <PaneTabs names={names} tab={tab} onTab={setTab} />}
      <div ref={box} className={styles.split} data-layout={layout} style={hasTabs ? undefined : placing}>
        <section className={styles.pane} aria-label={names.left} {...reachable} hidden={!shows('left')}>
          {left}
        </section>
        {!hasTabs && (
          <Divider
            share={share}
            layout={layout}
            label={t('divider', names)}
            onDrag={drag}
            onReset={reset}
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
  layout: Layout;
  label: string;
  onDrag(event: PointerEvent): void;
  onReset(): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** The bar between the panes, moved by pointer or arrow keys. */
const Divider = ({ share, layout, label, onDrag, onReset, onKeyDown }: DividerProps) => (
  <div
    role="separator"
    aria-orientation={layout === 'stacked' ? 'horizontal' : 'vertical'}
    aria-label={label}
    aria-valuenow={Math.round(share)}
    aria-valuemin={bounds[layout][0]}
    aria-valuemax={bounds[layout][1]}
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
