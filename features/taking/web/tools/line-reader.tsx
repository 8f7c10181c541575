import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import { findFirstLine } from './first-line.ts';
import styles from './line-reader.module.css';

const step = 16;

/**
 * A ruler that leaves one line of the text clear and dims the rest; moved by pointer or arrow keys, starting at the
 * first line.
 */
export const LineReader = () => {
  const t = useTranslation(messages);
  const [top, setTop] = useState(120);
  const reader = useRef<HTMLDivElement>(null);
  // Places it on the first line once the layout is known.
  useLayoutEffect(() => {
    const ruler = reader.current;
    const stage = ruler?.offsetParent;
    const line = stage && findFirstLine(stage);
    if (!line) return;
    const from = stage.getBoundingClientRect().top - stage.scrollTop;
    setTop(Math.max(0, line.top + line.height / 2 - from - ruler.offsetHeight / 2));
  }, []);
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
    <div ref={reader} className={styles.reader} style={{ top }}>
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
