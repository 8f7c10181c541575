import { localize, type Language } from '@inkstone/base';
import { readerZone, type BytesResponse, type CurrentUser, type SchoolSettings } from '@inkstone/call/server';
import { toTableResponse, type CellValue, type TableFormat } from '@inkstone/files/table';
import { resultColumns, type ResultColumn, type ResultList } from '../../document/result-columns.ts';
import { resultColumnMessages } from '../../messages.ts';

interface FileRequest<List extends ResultList> {
  list: List;
  /** The name of the sheet. */
  name: string;
  format: TableFormat;
  /** Undefined: all. */
  columns: readonly ResultColumn<List>[] | undefined;
  rows: readonly Readonly<Record<ResultColumn<List>, CellValue>>[];
}

/** Draws the chosen columns of a list of results as a file, in the reader's language and zone. */
export const drawResults = async <List extends ResultList>(
  { list, name, format, columns: chosenColumns, rows }: FileRequest<List>,
  ctx: { me: CurrentUser; school: SchoolSettings; language: Language },
): Promise<BytesResponse> => {
  const types = resultColumns[list];
  const keys = (Object.keys(types) as ResultColumn<List>[]).filter((key) => chosenColumns?.includes(key) ?? true);
  const columns = keys.map((key) => ({
    key,
    heading: localize(resultColumnMessages.pairs[key as keyof typeof resultColumnMessages.pairs], ctx.language),
    type: types[key] as 'text',
  }));
  const { timeZone } = readerZone(ctx);
  return toTableResponse({ name, columns, rows: rows.map((row) => keys.map((key) => row[key])), timeZone }, format);
};

/** A share of points; null where there is none. */
export const toShare = (score: number | null, maximum: number | null): number | null =>
  score === null || maximum === null || maximum === 0 ? null : score / maximum;

/** A timestamp as text, as an instant. */
export const toInstant = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));
