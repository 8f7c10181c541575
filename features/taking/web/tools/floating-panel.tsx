import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { CloseIcon, GripIcon, useTranslation } from '@inkstone/ui';
import { toolWords } from '../../messages.ts';
import { keep, kept } from '../attempt/kept-view.ts';
import styles from './floating-panel.module.css';

const step = 24;

interface FloatingPanelProps {
  title: string;
  /** Under which name its place is kept over a reload. */
  place: string;
  /** How far from the right edge it first stands, so that two do not lie on each other. */
  offset?: number;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A panel that lies beside the question and stays open while one answers; moved by hand or arrow keys, closed by Escape
 * from inside, at the foot of a narrow window.
 */
export const FloatingPanel = ({ title, place, offset = 0, onClose, children }: FloatingPanelProps) => {
  const t = useTranslation(toolWords);
  const [at, setAt] = useState(() => kept(place, { x: -offset, y: 0 }));
  // What opened it has the focus until something inside takes it.
  const [opener] = useState(() => document.activeElement);
  const close = () => {
    onClose();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
  const panel = useRef<HTMLElement>(null);
  const leave = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key === 'Escape') close();
  });
  // Meets the document: Escape closes from wherever the focus is inside.
  useEffect(() => {
    const inside = panel.current;
    const press = (event: globalThis.KeyboardEvent) => leave(event);
    inside?.addEventListener('keydown', press);
    return () => inside?.removeEventListener('keydown', press);
  }, []);
  const move = (x: number, y: number) => {
    // It stays within reach: its head never leaves the window.
    const next = {
      x: Math.min(0, Math.max(at.x + x, 160 - innerWidth)),
      y: Math.max(0, Math.min(at.y + y, innerHeight - 160)),
    };
    setAt(next);
    keep(place, next);
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
