import { localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { listEmployees as contract } from '../contract.ts';
import { listEmployeePage } from './employees.queries.ts';

/** A page of all people who work at the school. */
export const listEmployees = handleCall(contract, async ({ input, tx, language }) => {
  const { search, isStaff = false, page, pageNum } = input;
  const { employees, total } = await listEmployeePage(tx, { search, isStaff, page, pageNum });
  const list = employees.map(({ id, name, nameZh, username }) => ({
    id,
    name: localizedName(language, name, nameZh),
    username,
  }));
  return { list, page, totalPage: Math.ceil(total / pageNum), total };
});
