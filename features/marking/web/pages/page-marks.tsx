import { useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from '@inkstone/ui';
import type { Note } from '../../contract.ts';
import {
  getBounds,
  movePlace,
  resizePlace,
  unrotateStep,
  type PageNote,
  type PagePlace,
  type PagePoint,
  type Rotation,
} from '../../page-position.ts';
import { messages } from './messages.ts';
import styles from './pages.module.css';

/** Actions on a note at its position. */
export interface MarkActions {
  onPlace(id: string, place: PagePlace): void;
  onOpen(id: string): void;
  onRemove(id: string): void;
}

interface PageMarksProps {
  notes: readonly PageNote<Note>[];
  highlightedId: string | null;
  rotation: Rotation;
  onHighlight(id: string | null): void;
  /** Absent in read-only views. */
  actions?: MarkActions | undefined;
  /** False while something is drawn over the marks. */
  isInteractive: boolean;
}

/** The boxes and numbers on a page, each a button at its position. */
export const PageMarks = ({ notes, ...rest }: PageMarksProps) =>
  notes.map((pageNote) =>
    pageNote.number === null ? null : <Mark key={pageNote.note.id} one={pageNote} number={pageNote.number} {...rest} />,
  );

type MarkProps = Omit<PageMarksProps, 'notes'> & { one: PageNote<Note>; number: number };

const toStyle = (place: PagePlace, turn: Rotation): CSSProperties => {
  const { left, top, width, height } = getBounds(place) ?? { left: 0.01, top: 0.01, width: 0, height: 0 };
  const percent = (share: number) => `${100 * share}%`;
  const spot = { left: percent(left), top: percent(top), width: percent(width), height: percent(height) };
  return { ...spot, '--turn': `${-turn}deg` } as CSSProperties;
};

const arrowKeyStep = 0.01;
const arrows: Readonly<Record<string, PagePoint>> = {
  ArrowLeft: { x: -arrowKeyStep, y: 0 },
  ArrowRight: { x: arrowKeyStep, y: 0 },
  ArrowUp: { x: 0, y: -arrowKeyStep },
  ArrowDown: { x: 0, y: arrowKeyStep },
};

const Mark = ({ one: pageNote, number, highlightedId, rotation, onHighlight, actions, isInteractive }: MarkProps) => {
  const t = useTranslation(messages);
  const { place: storedPlace } = pageNote;
  const { id, text } = pageNote.note;
  const hold = useDragMark(pageNote, rotation, actions);
  const place = hold.place ?? storedPlace;
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const arrow = arrows[event.key];
    if (!actions || event.ctrlKey || event.metaKey || event.altKey) return;
    if (arrow)
      actions.onPlace(id, (event.shiftKey ? resizePlace : movePlace)(storedPlace, unrotateStep(arrow, rotation)));
    else if (event.key === 'Delete' || event.key === 'Backspace') actions.onRemove(id);
    else if (event.key === 'Enter' || event.key === ' ') actions.onOpen(id);
    else if (event.key === 'Escape') event.currentTarget.blur();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      type="button"
      className={styles.mark}
      style={toStyle(place, rotation)}
      data-mark={id}
      data-box={place.box !== undefined || undefined}
      data-lit={id === highlightedId || undefined}
      data-still={!isInteractive || undefined}
      aria-label={actions ? t('markNamed', { number }) : t('markShown', { number, text })}
      onKeyDown={press}
      onClick={() => (actions ? undefined : onHighlight(id === highlightedId ? null : id))}
      onFocus={() => onHighlight(id)}
      {...(actions && hold.createHandlers(false))}
    >
      <span className={`${styles.number} num`}>{number}</span>
      {actions && place.box && <span className={styles.corner} {...hold.createHandlers(true)} />}
    </button>
  );
};

const minMovePx = 4;

/** Moves or resizes by pointer, one edit per drag; a click opens the note's text. */
const useDragMark = (
  { note: { id }, place: storedPlace }: PageNote<Note>,
  turn: Rotation,
  acts: MarkActions | undefined,
) => {
  const from = useRef<{ x: number; y: number } | null>(null);
  const [place, setPlace] = useState<PagePlace | null>(null);
  const follow = (event: PointerEvent<HTMLElement>, isStretch: boolean): void => {
    const page = event.currentTarget.closest('[data-page-area]')?.getBoundingClientRect();
    const at = from.current;
    if (!page || !at) return;
    const [dx, dy] = [event.clientX - at.x, event.clientY - at.y];
    if (place === null && Math.hypot(dx, dy) < minMovePx) return;
    const step = unrotateStep({ x: dx / page.width, y: dy / page.height }, turn);
    setPlace((isStretch ? resizePlace : movePlace)(storedPlace, step));
  };
  const drop = (): void => {
    from.current = null;
    setPlace(null);
  };
  const createHandlers = (isStretch: boolean) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => follow(event, isStretch),
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation();
      if (!from.current) return;
      if (place) acts?.onPlace(id, place);
      else acts?.onOpen(id);
      drop();
    },
    onPointerCancel: drop,
  });
  return { place, createHandlers };
};
