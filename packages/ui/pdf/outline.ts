import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A bookmark of a PDF. */
export interface OutlineRow {
  title: string;
  /** 0 is the outermost. */
  level: number;
  /** Null where it leads to no page of the PDF. */
  page: number | null;
}

type Item = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number];

// A file with more bookmarks than this is malicious or useless.
const maxRows = 2000;
const maxLevel = 6;

const findPage = async (document: PDFDocumentProxy, { dest }: Item): Promise<number | null> => {
  const target: unknown = (typeof dest === 'string' ? await document.getDestination(dest) : dest)?.[0];
  if (typeof target === 'number') return target < document.numPages ? target + 1 : null;
  if (typeof target !== 'object' || target === null || !('num' in target) || !('gen' in target)) return null;
  const index = await document.getPageIndex({ num: Number(target.num), gen: Number(target.gen) }).catch(() => null);
  return index === null ? null : index + 1;
};

/** The bookmarks of a PDF, each before its children; empty where it has none. */
export const readOutline = async (document: PDFDocumentProxy): Promise<OutlineRow[]> => {
  const rows: OutlineRow[] = [];
  const walk = async (items: readonly Item[], level: number): Promise<void> => {
    for (const item of items) {
      if (rows.length >= maxRows) return;
      const title = item.title.replaceAll(/\s+/g, ' ').trim();
      rows.push({ title, level, page: await findPage(document, item) });
      if (level < maxLevel) await walk(item.items ?? [], level + 1);
    }
  };
  await walk((await document.getOutline()) ?? [], 0);
  return rows.filter(({ title }) => title !== '');
};
