import { drawCsv } from './csv.ts';
import type { Table, TableFormat } from './table.ts';
import { drawTextXlsx, drawXlsx } from './xlsx.ts';

export { drawTextXlsx };
export { streamCsv, toCsv } from './csv.ts';
export { streamXlsx } from './stream-xlsx.ts';
export { tableFormats, type CellValue, type Table, type TableColumn, type TableFormat } from './table.ts';

const mimes: Record<TableFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** The response with a table in a format. */
export const toTableResponse = async (table: Table, format: TableFormat) => {
  const body = format === 'xlsx' ? await drawXlsx(table) : drawCsv(table);
  return {
    status: 200,
    headers: {
      'content-type': mimes[format],
      'content-length': String(body.length),
      'content-disposition': `attachment; filename="table.${format}"`,
      'cache-control': 'private, no-store',
    },
    body,
  };
};
