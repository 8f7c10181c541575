import { localize } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { drawTextXlsx } from '@inkstone/files/table';
import { getImportTemplate as contract } from '../../contract/imports.ts';
import { getTemplate } from '../../import/subjects.ts';
import { subjectMessages } from '../../messages.ts';

/** A workbook to fill in, whose cells are text so that leading zeros stay. */
export const getImportTemplate = handleCall(contract, async ({ input: { subject }, language }) => ({
  status: 200,
  headers: {
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment; filename="template.xlsx"',
    'cache-control': 'no-store',
  },
  body: await drawTextXlsx(localize(subjectMessages.pairs[subject], language), getTemplate(subject, language)),
}));
