import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@inkstone/ui';
import type { Pdf } from '@inkstone/ui/pdf';
import { readerMessages } from '../../../messages.ts';
import type { PageSize } from '../pages/book-page.tsx';
import styles from './panels.module.css';

interface ThumbnailsProps {
  pdf: Pdf;
  page: number;
  getSize(page: number): PageSize;
  onGo(page: number): void;
}

/** Every page as a thumbnail button, rendered once it is visible. */
export const Thumbnails = ({ pdf, page, getSize, onGo }: ThumbnailsProps) => {
  const t = useTranslation(readerMessages);
  const list = useRef<HTMLOListElement>(null);
  // Keeps the current page's thumbnail in view.
  useEffect(() => {
    list.current?.querySelector(`[data-thumbnail="${page}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [page]);
  return (
    <ol ref={list} className={styles.thumbnails}>
      {Array.from({ length: pdf.pages }, (_, index) => index + 1).map((pageNumber) => (
        <li key={pageNumber}>
          <button
            type="button"
            data-thumbnail={pageNumber}
            aria-label={t('page', { page: pageNumber })}
            aria-current={pageNumber === page ? 'page' : undefined}
            onClick={() => onGo(pageNumber)}
          >
            <Thumbnail pdf={pdf} page={pageNumber} size={getSize(pageNumber)} />
            <span className="num">{pageNumber}</span>
          </button>
        </li>
      ))}
    </ol>
  );
};

const thumbnailWidth = 104;

const Thumbnail = ({ pdf, page, size }: { pdf: Pdf; page: number; size: PageSize }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isSeen, setSeen] = useState(false);
  // Observes the scrolling.
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting === true), {
      rootMargin: '200px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // Draws on the canvas.
  useEffect(() => {
    if (!isSeen || !canvas.current) return undefined;
    const { done, cancel } = pdf.draw(page, canvas.current, thumbnailWidth * Math.max(1, devicePixelRatio));
    // The page itself shows loading errors.
    done.catch(() => undefined);
    return cancel;
  }, [pdf, page, isSeen]);
  return (
    <canvas
      ref={canvas}
      className={styles.small}
      aria-hidden="true"
      style={{ width: thumbnailWidth, height: (thumbnailWidth * size.height) / size.width }}
    />
  );
};
