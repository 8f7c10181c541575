import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from '@inkstone/ui';
import { messages, toolMessages } from '../../messages.ts';
import { readViewState, saveViewState } from '../attempt-session/view-state-storage.ts';
import { findFirstLine } from './first-line.ts';
import styles from './line-mask.module.css';
import { moveBand, type Band } from './mask-band.ts';

const step = 16;
const usualLines = 3;

const keySteps: Readonly<Record<string, number>> = {
  ArrowUp: -step,
  ArrowDown: step,
  PageUp: -6 * step,
  PageDown: 6 * step,
};

interface LineMaskProps {
  /** The storage key of the band. */
  place: string;
  /** The shares of the passage in percent, where there is one: it alone is hidden. */
  passage: { beside: number; stacked: number } | null;
}

/** Hides the text except for a band whose two edges are dragged or moved by arrow keys. */
export const LineMask = ({ place, passage }: LineMaskProps) => {
  const [t, tTools] = [useTranslation(messages), useTranslation(toolMessages)];
  const mask = useRef<HTMLDivElement>(null);
  const [band, setBand] = useState<Band>(() => readViewState(place, { top: 96, bottom: 192 }));
  const [isPlaced] = useState(() => readViewState<Band | null>(place, null) !== null);
  // Places it on the portion that the question names, else on the first lines, once the layout is known.
  useLayoutEffect(() => {
    const stage = mask.current?.parentElement;
    const portion = stage?.querySelector('[data-portion="named"]')?.getClientRects?.()[0];
    const line = !isPlaced && stage ? (portion ?? findFirstLine(stage)) : null;
    if (!stage || !line) return;
    const top = Math.max(step, line.top - stage.getBoundingClientRect().top - line.height / 4);
    setBand({ top, bottom: top + usualLines * line.height * 1.6 });
  }, [isPlaced]);
  const height = () => mask.current?.offsetHeight ?? 0;
  const move = (part: 'top' | 'bottom' | 'band', by: number) => {
    const next = moveBand(band, part, { by, height: height() });
    setBand(next);
    saveViewState(place, next);
  };
  const handlersFor = (part: 'top' | 'bottom' | 'band') => ({
    onKeyDown: (event: KeyboardEvent) => {
      const by = keySteps[event.key];
      if (by === undefined) return;
      event.preventDefault();
      move(part, by);
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => event.currentTarget.setPointerCapture(event.pointerId),
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) move(part, event.movementY);
    },
  });
  const slider = (part: 'top' | 'bottom' | 'band', label: string) => (
    <div
      role="slider"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={Math.round(part === 'bottom' ? band.bottom : band.top)}
      aria-valuetext={t('lineKeys')}
      tabIndex={0}
      className={styles[part]}
      {...handlersFor(part)}
    >
      <span />
    </div>
  );
  return (
    <div
      ref={mask}
      className={styles.mask}
      data-passage={passage ? '' : undefined}
      style={{ '--beside': passage?.beside, '--stacked': passage?.stacked } as React.CSSProperties}
    >
      <div className={styles.cover} style={{ height: band.top }} />
      <div className={styles.cover} style={{ top: band.bottom, bottom: 0 }} />
      <div className={styles.frame} style={{ top: band.top, height: band.bottom - band.top }}>
        {slider('top', tTools('maskTop'))}
        {slider('band', tTools('maskBand'))}
        {slider('bottom', tTools('maskBottom'))}
      </div>
    </div>
  );
};
