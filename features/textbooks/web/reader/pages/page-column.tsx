import type { ReactNode, RefObject } from 'react';
import { useTranslation } from '@inkstone/ui';
import type { Pdf } from '@inkstone/ui/pdf';
import type { Hit } from '../find/find-in.ts';
import { readerMessages } from '../../../messages.ts';
import { Leaf, type LeafSize } from './leaf.tsx';
import type { Layers, Rect } from './layers.ts';
import styles from './pages.module.css';

/** Marks of one page: those under its words, and those over them. */
export interface LeafMarks {
  under: ReactNode;
  over: ReactNode;
}

interface PageColumnProps {
  scroller: RefObject<HTMLDivElement | null>;
  pdf: Pdf;
  scale: number;
  near: ReadonlySet<number>;
  sizeOf(page: number): LeafSize;
  layers: Layers;
  hits: readonly Hit[];
  current: Hit | null;
  lit: { page: number; rects: readonly Rect[] } | null;
  marksOf(page: number): LeafMarks;
  onFailed(page: number): void;
  onRetry(): void;
}

// The pages are scrolled by keyboard as well.
const reachable = { role: 'region', tabIndex: 0 } as const;
const noHits: readonly Hit[] = [];
const noRects: readonly Rect[] = [];

/** The pages one under the other, those near the window drawn. */
export const PageColumn = (props: PageColumnProps) => {
  const { scroller, pdf, near, sizeOf, hits, current, lit, marksOf, scale, layers, onFailed, onRetry } = props;
  const t = useTranslation(readerMessages);
  const pages = Array.from({ length: pdf.pages }, (_, index) => index + 1);
  return (
    <div ref={scroller} className={styles.scroller} aria-label={t('pages')} {...reachable}>
      <div className={styles.column}>
        {pages.map((page) => {
          const isNear = near.has(page);
          const marks = isNear ? marksOf(page) : { under: null, over: null };
          return (
            <Leaf
              key={page}
              {...{ pdf, page, scale, layers, isNear, onFailed, onRetry }}
              size={sizeOf(page)}
              hits={isNear && hits.length > 0 ? hits.filter((hit) => hit.page === page) : noHits}
              current={current?.page === page ? current : null}
              lit={lit?.page === page ? lit.rects : noRects}
              {...marks}
            />
          );
        })}
      </div>
    </div>
  );
};
