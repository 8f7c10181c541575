import type { Note } from '../../contract.ts';
import { inkWidths, type PageNote, type PagePoint } from '../../page-position.ts';
import type { PageSize } from './page-image.tsx';
import styles from './pages.module.css';

interface PageInkProps {
  size: PageSize;
  notes: readonly PageNote<Note>[];
  highlightedId: string | null;
  /** The line being drawn. */
  drawing: { ink: 'pen' | 'highlighter'; points: readonly PagePoint[] } | null;
  /** Present where lines can be opened. */
  onOpen?: ((id: string) => void) | undefined;
}

const toSvgPath = (line: readonly (readonly [number, number])[], { width, height }: PageSize): string =>
  line
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${(x * width).toFixed(2)} ${(y * height).toFixed(2)}`)
    .join('');

/** The lines on a page: pen lines in cinnabar, highlighter lines behind them. */
export const PageInk = ({ size, notes, highlightedId, drawing, onOpen }: PageInkProps) => (
  <svg className={styles.ink} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
    {notes.map(({ note: { id }, place: { ink = 'pen', strokes = [] } }) =>
      strokes.length === 0 ? null : (
        <path
          key={id}
          d={strokes.map((line) => toSvgPath(line, size)).join('')}
          data-ink={ink}
          data-lit={id === highlightedId || undefined}
          strokeWidth={inkWidths[ink] * size.width}
          onClick={onOpen && (() => onOpen(id))}
        />
      ),
    )}
    {drawing && (
      <path
        d={toSvgPath(
          drawing.points.map(({ x, y }): [number, number] => [x, y]),
          size,
        )}
        data-ink={drawing.ink}
        strokeWidth={inkWidths[drawing.ink] * size.width}
      />
    )}
  </svg>
);
