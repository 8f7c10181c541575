import { handleCall } from '@inkstone/call/server';
import { drawTextXlsx } from '@inkstone/files/table';
import { getImportTemplate as contract } from '../../contract/imports.ts';
import { buildTemplate } from '../../import/template.ts';

/** A workbook to fill in, whose cells are text so that leading zeros stay. */
export const getImportTemplate = handleCall(contract, async ({ language }) => ({
  status: 200,
  headers: {
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment; filename="people.xlsx"',
    'cache-control': 'no-store',
  },
  body: await drawTextXlsx(language === 'zh' ? '人员' : 'People', buildTemplate(language)),
}));
