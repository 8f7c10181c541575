import type { ReactNode, RefObject } from 'react';
import { useTranslation } from '@inkstone/ui';
import type { Pdf } from '@inkstone/ui/pdf';
import type { Hit } from '../find/find-matches.ts';
import { readerMessages } from '../../../messages.ts';
import { BookPage, type PageSize } from './book-page.tsx';
import type { TextLayers, Rect } from './text-layers.ts';
import styles from './pages.module.css';

/** Marks of one page: below and above its text. */
export interface PageMarkLayers {
  under: ReactNode;
  over: ReactNode;
}

interface PageColumnProps {
  scroller: RefObject<HTMLDivElement | null>;
  pdf: Pdf;
  scale: number;
  nearPages: ReadonlySet<number>;
  getSize(page: number): PageSize;
  layers: TextLayers;
  hits: readonly Hit[];
  current: Hit | null;
  highlighted: { page: number; rects: readonly Rect[] } | null;
  getMarkLayers(page: number): PageMarkLayers;
  onFailed(page: number): void;
  onRetry(): void;
}

// The pages can be scrolled by keyboard as well.
const focusableRegion = { role: 'region', tabIndex: 0 } as const;
const noHits: readonly Hit[] = [];
const noRects: readonly Rect[] = [];

/** The pages in a column; only those near the window are rendered. */
export const PageColumn = (props: PageColumnProps) => {
  const {
    scroller,
    pdf,
    nearPages,
    getSize,
    hits,
    current,
    highlighted,
    getMarkLayers,
    scale,
    layers,
    onFailed,
    onRetry,
  } = props;
  const t = useTranslation(readerMessages);
  const pages = Array.from({ length: pdf.pages }, (_, index) => index + 1);
  return (
    <div ref={scroller} className={styles.scroller} aria-label={t('pages')} {...focusableRegion}>
      <div className={styles.column}>
        {pages.map((page) => {
          const isNear = nearPages.has(page);
          const marks = isNear ? getMarkLayers(page) : { under: null, over: null };
          return (
            <BookPage
              key={page}
              {...{ pdf, page, scale, layers, isNear, onFailed, onRetry }}
              size={getSize(page)}
              hits={isNear && hits.length > 0 ? hits.filter((hit) => hit.page === page) : noHits}
              current={current?.page === page ? current : null}
              highlightedRects={highlighted?.page === page ? highlighted.rects : noRects}
              {...marks}
            />
          );
        })}
      </div>
    </div>
  );
};
