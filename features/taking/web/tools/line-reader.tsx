import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useWords } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import styles from './line-reader.module.css';

const step = 16;

/** A ruler over the text: one line stays clear, the rest is dimmed; dragged or moved by the arrow keys. */
export const LineReader = () => {
  const t = useWords(messages);
  const [top, setTop] = useState(120);
  const move = (to: number) => setTop(Math.max(0, to));
  const press = (event: KeyboardEvent) => {
    const by = { ArrowDown: step, ArrowUp: -step, PageDown: step * 6, PageUp: -step * 6 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(top + by);
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) move(top + event.movementY);
  };
  return (
    <div className={styles.reader} style={{ top }}>
      <div
        role="slider"
        aria-orientation="vertical"
        aria-label={t('lineReader')}
        aria-valuenow={Math.round(top)}
        aria-valuetext={t('lineKeys')}
        tabIndex={0}
        className={styles.slit}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
    </div>
  );
};
