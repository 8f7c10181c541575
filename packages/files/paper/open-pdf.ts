import { PDFDocument } from '@cantoo/pdf-lib';

/**
 * Opens a PDF, also one of which only printing or copying is restricted (no password is asked for opening it; ISO
 * 32000-1, 7.6.3.4); what is made of it is not encrypted. Throws where it is damaged or asks for a password.
 */
export const openPdf = async (bytes: Uint8Array): Promise<PDFDocument> => {
  const pdf = await PDFDocument.load(bytes, { throwOnInvalidObject: false, updateMetadata: false, password: '' });
  // Its objects are read decrypted: what named their encryption would make the saved file unreadable.
  delete pdf.context.trailerInfo.Encrypt;
  return pdf;
};
