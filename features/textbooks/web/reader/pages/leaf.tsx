import { Button } from '@mantine/core';
import { memo, useCallback, useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { RetryIcon, useTranslation } from '@inkstone/ui';
import type { Pdf } from '@inkstone/ui/pdf';
import type { Hit } from '../find/find-in.ts';
import { readerMessages } from '../../../messages.ts';
import { rectsBetween, type Layer, type Layers, type Rect } from './layers.ts';
import { useLeafPicture, useLeafText } from './use-leaf.ts';
import styles from './pages.module.css';

/** The size of a page in points. */
export interface LeafSize {
  width: number;
  height: number;
}

interface LeafProps {
  pdf: Pdf;
  page: number;
  size: LeafSize;
  /** Pixels a point. */
  scale: number;
  /** Whether it is drawn: in sight, or soon to be. */
  isNear: boolean;
  layers: Layers;
  /** What was searched for and stands on it. */
  hits: readonly Hit[];
  /** The hit that is looked at. */
  current: Hit | null;
  /** The word whose meaning is shown. */
  lit: readonly Rect[];
  /** Marks under and over its words. */
  under: ReactNode;
  over: ReactNode;
  onFailed(page: number): void;
  /** Opens the book again where the page did not come. */
  onRetry(): void;
}

/** One page: its picture, what is marked on it, and its words to be selected. */
export const Leaf = memo((props: LeafProps) => {
  const t = useTranslation(readerMessages);
  const { page, size, scale, isNear } = props;
  const style = {
    width: `${size.width * scale}px`,
    height: `${size.height * scale}px`,
    '--total-scale-factor': scale,
  } as CSSProperties;
  return (
    <section data-leaf={page} className={styles.leaf} style={style} aria-label={t('page', { page })}>
      {isNear && <LeafInside {...props} />}
    </section>
  );
});

const LeafInside = ({
  pdf,
  page,
  size,
  scale,
  layers,
  hits,
  current,
  lit,
  under,
  over,
  onFailed,
  onRetry,
}: LeafProps) => {
  const t = useTranslation(readerMessages);
  const picture = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [failedAt, setFailedAt] = useState<Pdf | null>(null);
  const fail = useCallback(() => {
    setFailedAt(pdf);
    onFailed(page);
  }, [pdf, page, onFailed]);
  const width = Math.round(size.width * scale);
  const isDrawn = useLeafPicture(picture, { pdf, page, width, onFailed: fail });
  const { layer, isMissing } = useLeafText(text, { pdf, page, layers });
  const hasFailed = failedAt === pdf;
  return (
    <>
      <div ref={picture} className={styles.picture} aria-hidden="true" />
      {under}
      <LitWords layer={layer} hits={hits} current={current} lit={lit} />
      <div ref={text} lang="en" data-text-of={page} />
      {over}
      {!isDrawn && !hasFailed && (
        <p className={styles.waiting} role="status">
          {t('pageComing', { page })}
        </p>
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

const spotOf = ([left, top, width, height]: Rect): CSSProperties => {
  const percent = (share: number) => `${100 * share}%`;
  return { left: percent(left), top: percent(top), width: percent(width), height: percent(height) };
};

interface LitWordsProps {
  layer: Layer | null;
  hits: readonly Hit[];
  current: Hit | null;
  lit: readonly Rect[];
}

/** The grounds of words that were found or asked about. */
const LitWords = ({ layer, hits, current, lit }: LitWordsProps) => {
  const ground = useRef<HTMLDivElement>(null);
  // Meets the scrolling: what was found is brought into sight once its words are laid.
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
              style={spotOf(rect)}
            />
          )),
        )}
      {lit.map((rect) => (
        <span key={rect.join()} className={styles.asked} style={spotOf(rect)} />
      ))}
    </div>
  );
};
