import { useState } from 'react';
import { getErrorMessage, newRequestId, sendCall, useCaller } from '@inkstone/call/web';
import { useSetSearch } from '@inkstone/ui/screen';
import { timetableImport } from '../../addresses.ts';
import { planTimetableImport } from '../../contract/timetable-import.ts';
import type { SheetEncoding } from '@inkstone/base';
import type { TimetableField } from '../../timetable-import/fields.ts';

/** The file that is imported: kept while the page is open, so that it can be read again with other columns. */
export interface SessionSource {
  bytes: Blob;
  name: string;
}

/** How a file is read, where the reader has said so. */
export interface SessionReading {
  columns?: readonly (TimetableField | null)[];
  encoding?: SheetEncoding;
}

/** Reads a file of sessions and opens its receipt; `error` says why it was not read. */
export const useSessionPlan = () => {
  const caller = useCaller();
  const setSearch = useSetSearch(timetableImport);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const plan = async ({ bytes, name }: SessionSource, { columns, ...reading }: SessionReading = {}) => {
    setPending(true);
    setError(null);
    try {
      const fields = columns && { columns: columns.map((field) => field ?? '').join(',') };
      const input = { requestId: newRequestId(), ...fields, ...reading };
      const { changeSetId } = await sendCall(caller, planTimetableImport, input, { file: { bytes, name } });
      setSearch({ changeSetId }, { afresh: true });
    } catch (failure) {
      setError(getErrorMessage(failure));
    } finally {
      setPending(false);
    }
  };
  return { plan, isPending, error };
};
