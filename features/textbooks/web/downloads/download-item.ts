import type { DownloadStatus, EditionKind } from '../../codes.ts';

/** One entry of the download list. */
export interface DownloadItem {
  /** The edition. */
  id: number;
  /** The file is saved under it. */
  bookName: string;
  /** A signed address of the PDF; '' until there is one. */
  url: string;
  editionKind: EditionKind;
  /** `running`: being loaded, or ready to be. */
  status: DownloadStatus;
  /** The PDF export that is waited for; null for none. */
  pdfExportId: number | null;
  isRemoved: boolean;
  /** Whether the name is too long for its line. */
  isLongName: boolean;
  /** The assignment by which a student reads it; null for teachers. */
  assignmentId: number | null;
  textbookId: number;
}
