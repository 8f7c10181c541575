import type { Note } from '../../contract.ts';
import { inkWidths, type PageNote, type PagePoint } from '../../page-place.ts';
import type { PageSize } from './page-sheet.tsx';
import styles from './pages.module.css';

interface PageInkProps {
  size: PageSize;
  notes: readonly PageNote<Note>[];
  lit: string | null;
  /** What is being drawn now. */
  fresh: { ink: 'pen' | 'highlighter'; points: readonly PagePoint[] } | null;
  /** Where a line may be taken hold of. */
  onOpen?: ((id: string) => void) | undefined;
}

const pathOf = (line: readonly (readonly [number, number])[], { width, height }: PageSize): string =>
  line
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${(x * width).toFixed(2)} ${(y * height).toFixed(2)}`)
    .join('');

/** The lines on a page: a pen's in cinnabar, a highlighter's behind them. */
export const PageInk = ({ size, notes, lit, fresh, onOpen }: PageInkProps) => (
  <svg className={styles.ink} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
    {notes.map(({ note: { id }, place: { ink = 'pen', strokes = [] } }) =>
      strokes.length === 0 ? null : (
        <path
          key={id}
          d={strokes.map((line) => pathOf(line, size)).join('')}
          data-ink={ink}
          data-lit={id === lit || undefined}
          strokeWidth={inkWidths[ink] * size.width}
          onClick={onOpen && (() => onOpen(id))}
        />
      ),
    )}
    {fresh && (
      <path
        d={pathOf(
          fresh.points.map(({ x, y }): [number, number] => [x, y]),
          size,
        )}
        data-ink={fresh.ink}
        strokeWidth={inkWidths[fresh.ink] * size.width}
      />
    )}
  </svg>
);
