import { useEffect, useEffectEvent, useState } from 'react';
import type { AnswerFile } from '../../contract.ts';
import { openPdf, type Pdf } from '@inkstone/ui/pdf';
import { getFileKind } from './file-kind.ts';

/** The pages of a picture or a PDF. */
export type Pages = { state: 'loading' | 'failed' } | { state: 'ready'; count: number; pdf: Pdf | null };

/** Opens the pages of a file; a picture has one page. */
export const usePages = (file: Pick<AnswerFile, 'fileId' | 'mime' | 'url'>): Pages & { retry(): void } => {
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
      else setOpened({ of, pages: { state: 'ready', count: pdf.pages, pdf } });
    };
    open().catch(() => (isGone ? undefined : setOpened({ of, pages: { state: 'failed' } })));
    return () => {
      isGone = true;
      pdf?.close();
    };
  }, [of, isPdf]);
  const retry = () => setTries((was) => was + 1);
  if (!isPdf) return { state: 'ready', count: 1, pdf: null, retry };
  return { ...(opened?.of === of ? opened.pages : { state: 'loading' }), retry };
};
