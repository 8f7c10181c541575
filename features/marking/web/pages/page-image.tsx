import { cutText } from '@inkstone/base';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@inkstone/ui';
import { messages } from './messages.ts';
import type { Pdf } from '@inkstone/ui/pdf';
import styles from './pages.module.css';

/** The size of a page in its own unit. */
export interface PageSize {
  width: number;
  height: number;
}

interface PageImageProps {
  url: string;
  /** Null for a picture. */
  pdf: Pdf | null;
  page: number;
  name: string;
  /** Displayed width in CSS pixels. */
  width: number;
  onSize(size: PageSize): void;
  onFailed(): void;
}

/** The page without its notes. */
export const PageImage = (props: PageImageProps) => {
  const { url, pdf, name, onSize, onFailed } = props;
  if (pdf) return <PdfPage {...props} pdf={pdf} />;
  return (
    <img
      className={styles.picture}
      src={url}
      alt={name}
      draggable={false}
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => onSize({ width, height })}
      onError={onFailed}
    />
  );
};

const PdfPage = ({ pdf, page, name, width, onSize, onFailed }: PageImageProps & { pdf: Pdf }) => {
  const t = useTranslation(messages);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  // Reads the page's own size before it is drawn.
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const size = await pdf.size(page);
      if (!isGone) onSize(size);
      const words = await pdf.text(page);
      if (!isGone) setText(words);
    };
    read().catch(() => (isGone ? undefined : onFailed()));
    return () => {
      isGone = true;
    };
  }, [pdf, page, onSize, onFailed]);
  // Draws the page for each page number and width.
  useEffect(() => {
    if (!canvas.current || width === 0) return undefined;
    const { done, cancel } = pdf.draw(page, canvas.current, width * Math.max(1, devicePixelRatio));
    done.catch(onFailed);
    return cancel;
  }, [pdf, page, width, onFailed]);
  return (
    <>
      <canvas ref={canvas} className={styles.picture} role="img" aria-label={t('pageLabel', { name, page })} />
      {text !== '' && <p className="vh">{t('pageText', { text: cutText(text, 5000) })}</p>}
    </>
  );
};
