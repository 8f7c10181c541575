import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { CloseIcon, GripIcon, useTranslation } from '@inkstone/ui';
import { toolMessages } from '../../messages.ts';
import { saveViewState, readViewState } from '../attempt-session/view-state-storage.ts';
import styles from './floating-panel.module.css';

const step = 24;

interface FloatingPanelProps {
  title: string;
  /** The storage key of its position. */
  place: string;
  /** The initial distance from the right edge, so that two panels do not overlap. */
  offset?: number;
  /** Whether it takes the room for two columns. */
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A non-modal panel beside the question, moved by pointer or arrow keys and closed by Escape from inside; at the bottom
 * of narrow windows.
 */
export const FloatingPanel = ({ title, place, offset = 0, isWide = false, onClose, children }: FloatingPanelProps) => {
  const t = useTranslation(toolMessages);
  const [at, setAt] = useState(() => readViewState(place, { x: -offset, y: 0 }));
  // The element that had the focus gets it back on close.
  const [opener] = useState(() => document.activeElement);
  const close = () => {
    onClose();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
  const panel = useRef<HTMLElement>(null);
  useEscapeInside(panel, close);
  const move = (x: number, y: number) => {
    // Its header never leaves the window.
    const next = {
      x: Math.min(0, Math.max(at.x + x, 160 - innerWidth)),
      y: Math.max(0, Math.min(at.y + y, innerHeight - 160)),
    };
    setAt(next);
    saveViewState(place, next);
  };
  const press = (event: KeyboardEvent) => {
    const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key];
    if (!by) return;
    event.preventDefault();
    move(by[0] ?? 0, by[1] ?? 0);
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) move(event.movementX, event.movementY);
  };
  const hold = (event: PointerEvent<HTMLElement>) => event.currentTarget.setPointerCapture(event.pointerId);
  return (
    <section
      ref={panel}
      className={styles.panel}
      data-wide={isWide || undefined}
      aria-label={title}
      style={{ '--x': `${at.x}px`, '--y': `${at.y}px` } as React.CSSProperties}
    >
      <header className={styles.head}>
        <button
          type="button"
          className={styles.grip}
          aria-label={t('move')}
          onKeyDown={press}
          onPointerDown={hold}
          onPointerMove={drag}
        >
          <GripIcon />
        </button>
        <h2>{title}</h2>
        <button type="button" className={styles.close} aria-label={t('close')} onClick={close}>
          <CloseIcon />
        </button>
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
};

/** Calls `close` on Escape anywhere inside the panel. */
const useEscapeInside = (panel: RefObject<HTMLElement | null>, close: () => void) => {
  const leave = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key === 'Escape') close();
  });
  // Listens on the panel, so that Escape elsewhere stays with what has the focus there.
  useEffect(() => {
    const inside = panel.current;
    const press = (event: globalThis.KeyboardEvent) => leave(event);
    inside?.addEventListener('keydown', press);
    return () => inside?.removeEventListener('keydown', press);
  }, [panel]);
};
