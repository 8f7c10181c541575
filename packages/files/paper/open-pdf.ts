import { PDFDocument } from '@cantoo/pdf-lib';

/**
 * Opens a PDF, including one that only restricts printing or copying (which needs no password to open; ISO 32000-1,
 * 7.6.3.4); what is made of it is not encrypted. Throws where it is damaged or needs a password.
 */
export const openPdf = async (bytes: Uint8Array): Promise<PDFDocument> => {
  const pdf = await PDFDocument.load(bytes, { throwOnInvalidObject: false, updateMetadata: false, password: '' });
  // The objects are decrypted on reading; keeping the entry would make the saved file unreadable.
  delete pdf.context.trailerInfo.Encrypt;
  return pdf;
};
