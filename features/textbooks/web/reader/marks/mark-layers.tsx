import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';
import { useTranslation } from '@inkstone/ui';
import type { BookMark } from '../../../contract.ts';
import { getMarkNote, getMarkStart } from '../../../mark-style.ts';
import { marksMessages } from '../../../messages.ts';
import { simplifyLine } from './pen-line.ts';
import type { Colour, Tool } from './use-annotation.ts';
import styles from './marks.module.css';

const penWidth = 0.004;

const toSvgPath = (path: readonly (readonly [number, number])[]): string =>
  path.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

const lineStyle = (width: number): CSSProperties => {
  return { strokeWidth: `${width * 100}cqw` };
};

/** Highlights and pen lines, below the text of their page. */
export const HighlightLayer = ({ marks, lit: highlightedId }: { marks: readonly BookMark[]; lit: string | null }) => (
  <svg className={styles.under} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
    {marks.map(({ id, content }) => {
      if (content.kind === 'note') return null;
      const isLit = id === highlightedId || undefined;
      if (content.kind === 'pen') {
        const { path, colour, width } = content;
        return <path key={id} d={toSvgPath(path)} data-pen={colour} data-lit={isLit} style={lineStyle(width)} />;
      }
      return (
        <g key={id} data-light={content.colour} data-lit={isLit}>
          {content.rects.map(([x, y, width, height]) => (
            <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} />
          ))}
        </g>
      );
    })}
  </svg>
);

interface NotePinsProps {
  marks: readonly BookMark[];
  numbers: ReadonlyMap<string, number>;
  lit: string | null;
  onOpen(id: string): void;
}

/** The numbered pins of notes, each a button at its position. */
export const NotePins = ({ marks, numbers, lit, onOpen }: NotePinsProps) => {
  const t = useTranslation(marksMessages);
  return marks.map((mark) => {
    const number = numbers.get(mark.id);
    if (number === undefined) return null;
    const [x, y] = getMarkStart(mark);
    return (
      <button
        key={mark.id}
        type="button"
        className={`${styles.pin} num`}
        style={{ left: `${100 * x}%`, top: `${100 * y}%` }}
        data-lit={mark.id === lit || undefined}
        data-pin={mark.id}
        aria-label={t('noteNumbered', { number, text: getMarkNote(mark) })}
        onClick={() => onOpen(mark.id)}
      >
        {number}
      </button>
    );
  });
};

interface DrawingSurfaceProps {
  page: number;
  tool: Tool;
  colour: Colour;
  onLine(page: number, path: [number, number][], width: number): void;
  onPlace(page: number, at: [number, number]): void;
}

const toPagePoint = ({ clientX, clientY }: { clientX: number; clientY: number }, area: DOMRect): [number, number] => {
  const share = (at: number, from: number, long: number) => Math.min(1, Math.max(0, (at - from) / long));
  return [share(clientX, area.left, area.width), share(clientY, area.top, area.height)];
};

/** An overlay that follows finger, pen or mouse while the pen or note tool is active. */
export const DrawingSurface = ({ page, tool, colour, onLine, onPlace }: DrawingSurfaceProps) => {
  const points = useRef<[number, number][] | null>(null);
  const [fresh, setFresh] = useState<readonly [number, number][]>([]);
  const follow = (event: PointerEvent<HTMLElement>): void => {
    const area = event.currentTarget.getBoundingClientRect();
    const seen = event.nativeEvent.getCoalescedEvents?.() ?? [];
    points.current = [
      ...(points.current ?? []),
      ...(seen.length > 0 ? seen : [event]).map((pointer) => toPagePoint(pointer, area)),
    ];
    setFresh(points.current);
  };
  const drop = (): void => {
    points.current = null;
    setFresh([]);
  };
  const end = (): void => {
    const drawn = points.current;
    drop();
    const [first] = drawn ?? [];
    if (tool === 'note' && first) onPlace(page, first);
    const line = tool === 'pen' && drawn ? simplifyLine(drawn) : null;
    if (line) onLine(page, line, penWidth);
  };
  return (
    <div
      className={styles.drawing}
      data-tool={tool}
      data-drawing={page}
      onPointerDown={(event) => {
        if (event.button !== 0 || !event.isPrimary) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        points.current = [];
        follow(event);
      }}
      onPointerMove={(event) => (points.current ? follow(event) : undefined)}
      onPointerUp={end}
      onPointerCancel={drop}
    >
      {tool === 'pen' && fresh.length > 1 && (
        <svg className={styles.under} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <path d={toSvgPath(fresh)} data-pen={colour} style={lineStyle(penWidth)} />
        </svg>
      )}
    </div>
  );
};
