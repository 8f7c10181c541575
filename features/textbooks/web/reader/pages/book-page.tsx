import { Button } from '@mantine/core';
import { memo, useCallback, useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { LongWait, RetryIcon, useTranslation } from '@inkstone/ui';
import type { Pdf } from '@inkstone/ui/pdf';
import type { Hit } from '../find/find-matches.ts';
import { readerMessages } from '../../../messages.ts';
import { rectsBetween, type TextLayer, type TextLayers, type Rect } from './text-layers.ts';
import { usePagePicture, usePageText } from './use-page-layers.ts';
import styles from './pages.module.css';

/** The size of a page in points. */
export interface PageSize {
  width: number;
  height: number;
}

interface BookPageProps {
  pdf: Pdf;
  page: number;
  size: PageSize;
  /** Pixels per point. */
  scale: number;
  /** Whether it is rendered: visible, or soon to be. */
  isNear: boolean;
  layers: TextLayers;
  /** Search hits on the page. */
  hits: readonly Hit[];
  /** The current hit. */
  current: Hit | null;
  /** The word whose meaning is shown. */
  highlightedRects: readonly Rect[];
  /** Layers of marks below and above the text. */
  under: ReactNode;
  over: ReactNode;
  onFailed(page: number): void;
  /** Reopens the book where the page failed to load. */
  onRetry(): void;
}

/** One page: its picture, its marks, and its selectable text. */
export const BookPage = memo((props: BookPageProps) => {
  const t = useTranslation(readerMessages);
  const { page, size, scale, isNear } = props;
  const style = {
    width: `${size.width * scale}px`,
    height: `${size.height * scale}px`,
    '--total-scale-factor': scale,
  } as CSSProperties;
  return (
    <section data-leaf={page} className={styles.leaf} style={style} aria-label={t('page', { page })}>
      {isNear && <BookPageContent {...props} />}
    </section>
  );
});

const BookPageContent = ({
  pdf,
  page,
  size,
  scale,
  layers,
  hits,
  current,
  highlightedRects,
  under,
  over,
  onFailed,
  onRetry,
}: BookPageProps) => {
  const t = useTranslation(readerMessages);
  const picture = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [failedAt, setFailedAt] = useState<Pdf | null>(null);
  const fail = useCallback(() => {
    setFailedAt(pdf);
    onFailed(page);
  }, [pdf, page, onFailed]);
  const width = Math.round(size.width * scale);
  const isDrawn = usePagePicture(picture, { pdf, page, width, onFailed: fail });
  const { layer, isMissing } = usePageText(text, { pdf, page, layers });
  const hasFailed = failedAt === pdf;
  return (
    <>
      <div ref={picture} className={styles.picture} aria-hidden="true" />
      {under}
      <HighlightedWords layer={layer} hits={hits} current={current} lit={highlightedRects} />
      <div ref={text} lang="en" data-text-of={page} />
      {over}
      {!isDrawn && !hasFailed && (
        <div className={styles.waiting}>
          <LongWait onRetry={onRetry}>
            <p role="status">{t('pageComing', { page })}</p>
          </LongWait>
        </div>
      )}
      {isMissing && isDrawn && !hasFailed && (
        <p className={styles.wordless} role="status">
          {t('pageWordless', { page })}
        </p>
      )}
      {hasFailed && (
        <div className={styles.failed} role="alert">
          <p>{t('pageFailed', { page })}</p>
          <Button leftSection={<RetryIcon />} onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
    </>
  );
};

const toStyle = ([left, top, width, height]: Rect): CSSProperties => {
  const percent = (share: number) => `${100 * share}%`;
  return { left: percent(left), top: percent(top), width: percent(width), height: percent(height) };
};

interface HighlightedWordsProps {
  layer: TextLayer | null;
  hits: readonly Hit[];
  current: Hit | null;
  lit: readonly Rect[];
}

/** Backgrounds of search hits and of the looked-up word. */
const HighlightedWords = ({ layer, hits, current, lit }: HighlightedWordsProps) => {
  const ground = useRef<HTMLDivElement>(null);
  // Scrolls a hit into view once its text layer is rendered.
  useEffect(() => {
    if (layer && current) ground.current?.querySelector('[data-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [layer, current]);
  return (
    <div ref={ground} className={styles.lit} aria-hidden="true">
      {layer &&
        hits.flatMap((hit) =>
          rectsBetween(layer, hit.from, hit.to).map((rect) => (
            <span
              key={rect.join()}
              className={styles.hit}
              data-current={hit === current || undefined}
              style={toStyle(rect)}
            />
          )),
        )}
      {lit.map((rect) => (
        <span key={rect.join()} className={styles.asked} style={toStyle(rect)} />
      ))}
    </div>
  );
};
