/**
 * Rows in parts of some hundred, each the JSON text of its rows in UTF-8. Bytes move between threads without a copy, and
 * whoever reads part after part never has the objects of all rows in memory.
 */
export interface PackedRows {
  count: number;
  parts: readonly Uint8Array<ArrayBuffer>[];
}

const partSize = 500;

/** Packs rows, each as `toRecord` makes it; `index` counts them from 0. */
export const packRows = <Row>(
  rows: readonly Row[],
  toRecord: (row: Row, index: number) => unknown = (row) => row,
): PackedRows => {
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let from = 0; from < rows.length; from += partSize) {
    const records = rows.slice(from, from + partSize).map((row, index) => toRecord(row, from + index));
    parts.push(encoder.encode(JSON.stringify(records)));
  }
  return { count: rows.length, parts };
};

/** The JSON text of a part. */
export const readPart = (part: Uint8Array): string => new TextDecoder().decode(part);

/** All rows that were packed as they are. */
export const unpackRows = <Row>({ parts }: PackedRows): Row[] =>
  parts.flatMap((part) => JSON.parse(readPart(part)) as Row[]);

/** What a message moves to another thread instead of copying it. */
export const listBuffers = ({ parts }: PackedRows): ArrayBuffer[] => parts.map(({ buffer }) => buffer);
