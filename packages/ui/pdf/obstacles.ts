import type { PDFDataRangeTransport, PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Why a PDF cannot be read by anybody. */
export type PdfObstacle = 'needsPassword' | 'damaged' | 'noPages';

const obstacles: Readonly<Record<string, PdfObstacle>> = {
  PasswordException: 'needsPassword',
  InvalidPDFException: 'damaged',
};

/** What keeps everybody from reading a PDF that did not open; null where trying again may help. */
export const toPdfObstacle = (error: unknown): PdfObstacle | null =>
  (error instanceof Error && obstacles[error.name]) || null;

/** What keeps an open PDF from being read: it has no pages, or its first or last one cannot be found. */
const findPageObstacle = async (document: PDFDocumentProxy): Promise<PdfObstacle | null> => {
  if (document.numPages === 0) return 'noPages';
  try {
    await document.getPage(1);
    await document.getPage(document.numPages);
    return null;
  } catch {
    return 'damaged';
  }
};

/** The part of the reader that opens files of the device. */
interface DeviceReader {
  PDFDataRangeTransport: new (length: number, initialData: null) => PDFDataRangeTransport;
  open(range: PDFDataRangeTransport): Promise<PDFDocumentLoadingTask>;
}

/**
 * What would keep everybody from reading a PDF of this device; `unreadable` where the device itself cannot read it. The
 * file is read in ranges, so that a large one is not loaded into memory.
 */
export const findObstacle = async (
  file: Blob,
  { PDFDataRangeTransport: RangeTransport, open }: DeviceReader,
): Promise<PdfObstacle | 'unreadable' | null> => {
  const range = new RangeTransport(file.size, null);
  const deviceFailed = new Promise<'unreadable'>((resolve) => {
    range.requestDataRange = (begin, end) => {
      file
        .slice(begin, end)
        .arrayBuffer()
        .then((bytes) => range.onDataRange(begin, new Uint8Array(bytes)))
        .catch(() => resolve('unreadable'));
    };
  });
  let task: PDFDocumentLoadingTask | undefined;
  const check = async () => {
    task = await open(range);
    return findPageObstacle(await task.promise);
  };
  const obstacle = check().catch((error: unknown) => {
    // The reader's name for what it makes no sense of, such as an encryption that it does not know.
    return error instanceof Error && error.name === 'UnknownErrorException' ? 'damaged' : toPdfObstacle(error);
  });
  return Promise.race([obstacle, deviceFailed]).finally(() => void task?.destroy());
};
