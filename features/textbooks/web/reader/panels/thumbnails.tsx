import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@inkstone/ui';
import type { Pdf } from '@inkstone/ui/pdf';
import { readerMessages } from '../../../messages.ts';
import type { LeafSize } from '../pages/leaf.tsx';
import styles from './panels.module.css';

interface ThumbnailsProps {
  pdf: Pdf;
  page: number;
  sizeOf(page: number): LeafSize;
  onGo(page: number): void;
}

/** Every page small, to be chosen; each is drawn once it is in sight. */
export const Thumbnails = ({ pdf, page, sizeOf, onGo }: ThumbnailsProps) => {
  const t = useTranslation(readerMessages);
  const list = useRef<HTMLOListElement>(null);
  // Meets the scrolling of the panel: the page that is read stays in sight.
  useEffect(() => {
    list.current?.querySelector(`[data-thumbnail="${page}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [page]);
  return (
    <ol ref={list} className={styles.thumbnails}>
      {Array.from({ length: pdf.pages }, (_, index) => index + 1).map((one) => (
        <li key={one}>
          <button
            type="button"
            data-thumbnail={one}
            aria-label={t('page', { page: one })}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => onGo(one)}
          >
            <Small pdf={pdf} page={one} size={sizeOf(one)} />
            <span className="num">{one}</span>
          </button>
        </li>
      ))}
    </ol>
  );
};

const wide = 104;

const Small = ({ pdf, page, size }: { pdf: Pdf; page: number; size: LeafSize }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isSeen, setSeen] = useState(false);
  // Meets the scrolling.
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting === true), {
      rootMargin: '200px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // Meets the canvas.
  useEffect(() => {
    if (!isSeen || !canvas.current) return undefined;
    const { done, cancel } = pdf.draw(page, canvas.current, wide * Math.max(1, devicePixelRatio));
    // The page itself says when it did not come.
    done.catch(() => undefined);
    return cancel;
  }, [pdf, page, isSeen]);
  return (
    <canvas
      ref={canvas}
      className={styles.small}
      aria-hidden="true"
      style={{ width: wide, height: (wide * size.height) / size.width }}
    />
  );
};
