import { servePdfTask } from '@inkstone/files/apart';
import { openPdf } from '@inkstone/files/paper';

/** Number of pages of a PDF; 0 where it is damaged, empty or locked with a password. */
const countPages = async (bytes: Uint8Array): Promise<number> => {
  try {
    return (await openPdf(bytes)).getPageCount();
  } catch {
    return 0;
  }
};

servePdfTask(async ({ files: [file] }) => Buffer.from(String(file ? await countPages(file.bytes) : 0)));
