import { listFilesById, type ImportedFile } from '@inkstone/bank/server';
import type { Handle, Tx } from '@inkstone/db';
import type { ExchangedTextbook } from '../contract.ts';
import { listCurrentBooks } from './exchange.queries.ts';

/** A textbook of the bank for a content package, with its PDF by the id of the file. */
export interface BankTextbook {
  editionId: number;
  textbook: ExchangedTextbook;
}

/** The originals of the bank's textbooks, the oldest first; annotated editions are not among them. */
export const readBankTextbooks = async (db: Handle): Promise<BankTextbook[]> =>
  (await listCurrentBooks(db)).map(({ editionId, nameZh, ...facts }) => ({
    editionId,
    textbook: { ...facts, ...(nameZh === null ? {} : { nameZh }) },
  }));

/** A textbook of a file, compared with the bank. */
export interface CheckedTextbook {
  textbook: ExchangedTextbook;
  state: 'new' | 'same' | 'wrong';
  /** The original edition with the same facts and PDF. */
  sameAs: number | null;
  fault: 'book.fileMissing' | 'book.notPdf' | null;
}

const findSame = async (tx: Tx, textbook: ExchangedTextbook, sha256: string): Promise<number | null> => {
  const { programme, subject, name, vocabulary } = textbook;
  const candidates = (await listCurrentBooks(tx, { programme, subject, name })).filter(
    (row) => row.vocabulary === vocabulary && row.nameZh === (textbook.nameZh || null),
  );
  const stored = await listFilesById(
    tx,
    candidates.map(({ file }) => file),
  );
  const sameFileIds = new Set(stored.flatMap((row) => (row.sha256 === sha256 ? row.id : [])));
  return candidates.find(({ file }) => sameFileIds.has(file))?.editionId ?? null;
};

/** Compares textbooks of a file with the bank. */
export const checkTextbooks = async (
  tx: Tx,
  textbooks: readonly ExchangedTextbook[],
  files: readonly ImportedFile[],
): Promise<CheckedTextbook[]> => {
  const checked: CheckedTextbook[] = [];
  for (const textbook of textbooks) {
    const stored = files.find(({ id }) => id === textbook.file)?.stored;
    if (stored?.kind !== 'pdf') {
      checked.push({ textbook, state: 'wrong', sameAs: null, fault: stored ? 'book.notPdf' : 'book.fileMissing' });
      continue;
    }
    const sameAs = await findSame(tx, textbook, stored.sha256);
    checked.push({ textbook, state: sameAs === null ? 'new' : 'same', sameAs, fault: null });
  }
  return checked;
};
