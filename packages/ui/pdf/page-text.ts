import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import styles from './page-text.module.css';

/** A text item of a page as the PDF draws it: mostly a line or a part of one. */
export interface TextPiece {
  text: string;
  /** The next item is on another line. */
  endsLine: boolean;
}

type TextItems = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'];

/** Reads the text of a page chunk by chunk: pdf.js's own call iterates its stream, which WebKit does not support. */
const readTextItems = async (page: PDFPageProxy): Promise<TextItems> => {
  const items: TextItems = [];
  const reader = (page.streamTextContent() as ReadableStream<{ items: TextItems }>).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return items;
    items.push(...value.items);
  }
};

/** The text items of a page in reading order; empty where it is a scan. */
export const readPieces = async (page: PDFPageProxy): Promise<TextPiece[]> =>
  (await readTextItems(page)).flatMap((item) => ('str' in item ? [{ text: item.str, endsLine: item.hasEOL }] : []));

/**
 * Lays the text of a page over its picture, invisible, to be selected and found: one element for each text item. The
 * container sets how large a point is shown in its property `--total-scale-factor`.
 */
export const renderTextLayer = (opened: Promise<PDFPageProxy>, container: HTMLElement) => {
  let isCancelled = false;
  let stop = (): void => undefined;
  const render = async (): Promise<readonly HTMLElement[]> => {
    const [page, { TextLayer }] = await Promise.all([opened, import('pdfjs-dist/legacy/build/pdf.mjs')]);
    if (isCancelled) return [];
    const textContentSource = page.streamTextContent();
    container.replaceChildren();
    container.classList.add(styles.text ?? '');
    const layer = new TextLayer({ textContentSource, container, viewport: page.getViewport({ scale: 1 }) });
    stop = () => layer.cancel();
    await layer.render();
    return layer.textDivs;
  };
  return {
    done: render().catch((error: unknown): readonly HTMLElement[] => {
      if (!isCancelled) throw error;
      return [];
    }),
    cancel: () => {
      isCancelled = true;
      stop();
    },
  };
};
