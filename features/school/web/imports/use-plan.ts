import { useState } from 'react';
import type { SheetEncoding } from '@inkstone/base';
import { getErrorMessage, newRequestId, sendCall, useCaller } from '@inkstone/call/web';
import { useSetSearch } from '@inkstone/ui/screen';
import { schoolImport } from '../../addresses.ts';
import { planImport } from '../../contract/imports.ts';
import type { ImportSubject, SheetField } from '../../import/subjects.ts';

/** The sheet that is imported: kept while the page is open, so that it can be read again with other columns. */
export interface ImportSource {
  bytes: Blob;
  /** Empty for pasted rows. */
  name: string;
  /** What the sheet is about. */
  subject: ImportSubject;
}

/** How a sheet is read, where the reader has said so. */
export interface ReadingOptions {
  columns?: readonly (SheetField | null)[];
  encoding?: SheetEncoding;
  missing?: 'keep' | 'deactivate';
  newClasses?: 'refuse' | 'make';
}

/** Reads a sheet and opens its receipt; `error` says why it was not read. */
export const usePlan = () => {
  const caller = useCaller();
  const setSearch = useSetSearch(schoolImport);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const plan = async (
    { bytes, name, subject }: ImportSource,
    { columns, missing = 'keep', ...reading }: ReadingOptions = {},
  ) => {
    setPending(true);
    setError(null);
    try {
      const fields = columns && { columns: columns.map((field) => field ?? '').join(',') };
      const input = { requestId: newRequestId(), subject, missing, ...fields, ...reading };
      const { changeSetId } = await sendCall(caller, planImport, input, { file: { bytes, name } });
      setSearch({ changeSetId }, { afresh: true });
    } catch (failure) {
      setError(getErrorMessage(failure));
    } finally {
      setPending(false);
    }
  };
  return { plan, isPending, error };
};
