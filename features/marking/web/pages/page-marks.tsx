import { useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from '@inkstone/ui';
import type { Note } from '../../contract.ts';
import {
  boundsOf,
  movedPlace,
  resizedPlace,
  unturnedStep,
  type PageNote,
  type PagePlace,
  type PagePoint,
  type Turn,
} from '../../page-place.ts';
import { messages } from './messages.ts';
import styles from './pages.module.css';

/** What can be done to a note where it stands. */
export interface MarkActs {
  onPlace(id: string, place: PagePlace): void;
  onOpen(id: string): void;
  onRemove(id: string): void;
}

interface PageMarksProps {
  notes: readonly PageNote<Note>[];
  lit: string | null;
  turn: Turn;
  onLit(id: string | null): void;
  /** Absent where it is only read. */
  acts?: MarkActs | undefined;
  /** False while something is drawn over them. */
  isLive: boolean;
}

/** The boxes and numbers on a page, each a button where it stands. */
export const PageMarks = ({ notes, ...rest }: PageMarksProps) =>
  notes.map((one) => (one.number === null ? null : <Mark key={one.note.id} one={one} number={one.number} {...rest} />));

type MarkProps = Omit<PageMarksProps, 'notes'> & { one: PageNote<Note>; number: number };

const styleOf = (place: PagePlace, turn: Turn): CSSProperties => {
  const { left, top, width, height } = boundsOf(place) ?? { left: 0.01, top: 0.01, width: 0, height: 0 };
  const percent = (share: number) => `${100 * share}%`;
  const spot = { left: percent(left), top: percent(top), width: percent(width), height: percent(height) };
  return { ...spot, '--turn': `${-turn}deg` } as CSSProperties;
};

const keyStep = 0.01;
const arrows: Readonly<Record<string, PagePoint>> = {
  ArrowLeft: { x: -keyStep, y: 0 },
  ArrowRight: { x: keyStep, y: 0 },
  ArrowUp: { x: 0, y: -keyStep },
  ArrowDown: { x: 0, y: keyStep },
};

const Mark = ({ one, number, lit, turn, onLit, acts, isLive }: MarkProps) => {
  const t = useTranslation(messages);
  const { place: kept } = one;
  const { id, text } = one.note;
  const hold = useHold(one, turn, acts);
  const place = hold.place ?? kept;
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const arrow = arrows[event.key];
    if (!acts || event.ctrlKey || event.metaKey || event.altKey) return;
    if (arrow) acts.onPlace(id, (event.shiftKey ? resizedPlace : movedPlace)(kept, unturnedStep(arrow, turn)));
    else if (event.key === 'Delete' || event.key === 'Backspace') acts.onRemove(id);
    else if (event.key === 'Enter' || event.key === ' ') acts.onOpen(id);
    else if (event.key === 'Escape') event.currentTarget.blur();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      type="button"
      className={styles.mark}
      style={styleOf(place, turn)}
      data-mark={id}
      data-box={place.box !== undefined || undefined}
      data-lit={id === lit || undefined}
      data-still={!isLive || undefined}
      aria-label={acts ? t('markNamed', { number }) : t('markShown', { number, text })}
      onKeyDown={press}
      onClick={() => (acts ? undefined : onLit(id === lit ? null : id))}
      onFocus={() => onLit(id)}
      {...(acts && hold.handlersOf(false))}
    >
      <span className={`${styles.number} num`}>{number}</span>
      {acts && place.box && <span className={styles.corner} {...hold.handlersOf(true)} />}
    </button>
  );
};

const leastMove = 4;

/** Moves or stretches by pointer, one act from press to release; a press without a move opens the words. */
const useHold = ({ note: { id }, place: kept }: PageNote<Note>, turn: Turn, acts: MarkActs | undefined) => {
  const from = useRef<{ x: number; y: number } | null>(null);
  const [place, setPlace] = useState<PagePlace | null>(null);
  const follow = (event: PointerEvent<HTMLElement>, isStretch: boolean): void => {
    const page = event.currentTarget.closest('[data-page-area]')?.getBoundingClientRect();
    const at = from.current;
    if (!page || !at) return;
    const [dx, dy] = [event.clientX - at.x, event.clientY - at.y];
    if (place === null && Math.hypot(dx, dy) < leastMove) return;
    const step = unturnedStep({ x: dx / page.width, y: dy / page.height }, turn);
    setPlace((isStretch ? resizedPlace : movedPlace)(kept, step));
  };
  const drop = (): void => {
    from.current = null;
    setPlace(null);
  };
  const handlersOf = (isStretch: boolean) => ({
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
  return { place, handlersOf };
};
