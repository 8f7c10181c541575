/** The numbers that stand for the state of a download in the stored list. */
export const downloadStatusCodes = { failed: 0, waiting: 1, downloaded: 2, removed: 3, running: 4 } as const;
export type DownloadStatus = keyof typeof downloadStatusCodes;

/** The numbers that stand for the kind of an edition in the calls and in the stored list of downloads (`editionKind`). */
export const editionKindCodes = { original: 1, annotated: 2 } as const;
export type EditionKind = keyof typeof editionKindCodes;

/** The numbers that stand for the state of a PDF export in the calls. */
export const pdfExportStateCodes = { pending: 0, ready: 1 } as const;
