import { cutText } from '@inkstone/base';

/** A file name that is valid on every system. */
export const toFileName = (bookName: string): string =>
  `${cutText(bookName.replace(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ').trim(), 120) || 'textbook'}.pdf`;

/** Fetches a PDF and reports loaded and total bytes (0 if unknown). Throws where the fetch fails. */
export const fetchPdf = async (
  url: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress(done: number, all: number): void },
): Promise<Blob> => {
  const response = await fetch(url, { headers: { accept: 'application/pdf' }, signal });
  const isPdf = response.headers.get('content-type')?.startsWith('application/pdf') ?? false;
  if (!response.ok || !isPdf || !response.body) throw new Error(`no PDF: ${response.status}`);
  const all = Number(response.headers.get('content-length') ?? 0);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let done = 0;
  const reader = response.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    done += read.value.length;
    onProgress(done, all);
  }
  if (all > 0 && done < all) throw new Error('the PDF was cut off');
  return new Blob(parts, { type: 'application/pdf' });
};
