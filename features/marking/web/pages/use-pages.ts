import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { AnswerFile } from '../../contract.ts';
import { openPdf, toPdfObstacle, type Pdf, type PdfObstacle } from '@inkstone/ui/pdf';
import { getFileKind } from './file-kind.ts';

/** Why a file is not shown; `failed` may go by trying again. */
export type PagesFault = PdfObstacle | 'failed';

/** The pages of a picture or a PDF. */
export type Pages =
  | { state: 'loading' }
  | { state: 'failed'; fault: PagesFault }
  | { state: 'ready'; count: number; pdf: Pdf | null };

const isServed = (url: string): Promise<boolean> =>
  fetch(url, { headers: { range: 'bytes=0-0' } }).then(
    ({ ok }) => ok,
    () => false,
  );

const failedPages = (fault: PagesFault): Pages => ({ state: 'failed', fault });

/** The pages of an open PDF. */
const toPages = (pdf: Pdf): Pages =>
  pdf.pages > 0 ? { state: 'ready', count: pdf.pages, pdf } : failedPages('noPages');

/** Opens the pages of a file; a picture has one page. */
export const usePages = (
  file: Pick<AnswerFile, 'fileId' | 'mime' | 'url'>,
): { pages: Pages; retry(): void; onFailed(): void } => {
  const [tries, setTries] = useState(0);
  const [opened, setOpened] = useState<{ of: string; pages: Pages } | null>(null);
  const isPdf = getFileKind(file) === 'pdf';
  const { url } = file;
  const of = `${file.fileId} ${tries}`;
  // A new signature does not change the file.
  const address = useEffectEvent(() => url);
  // Loads the file and opens the PDF.
  useEffect(() => {
    if (!isPdf) return undefined;
    let isGone = false;
    let pdf: Pdf | null = null;
    const open = async () => {
      pdf = await openPdf(address());
      if (isGone) pdf.close();
      else setOpened({ of, pages: toPages(pdf) });
    };
    open().catch((error: unknown) =>
      isGone ? undefined : setOpened({ of, pages: failedPages(toPdfObstacle(error) ?? 'failed') }),
    );
    return () => {
      isGone = true;
      pdf?.close();
    };
  }, [of, isPdf]);
  const onFailed = useCallback(() => setOpened({ of, pages: failedPages('failed') }), [of]);
  const first: Pages = isPdf ? { state: 'loading' } : { state: 'ready', count: 1, pdf: null };
  const pages = opened?.of === of ? opened.pages : first;
  const mayBeDamaged = tries > 0 && pages.state === 'failed' && pages.fault === 'failed';
  // What fails a second time although it is served is not a fault of the network.
  useEffect(() => {
    if (!mayBeDamaged) return undefined;
    let isGone = false;
    void isServed(address()).then((served) =>
      served && !isGone ? setOpened({ of, pages: failedPages('damaged') }) : undefined,
    );
    return () => {
      isGone = true;
    };
  }, [of, mayBeDamaged]);
  return { pages, retry: () => setTries((was) => was + 1), onFailed };
};
