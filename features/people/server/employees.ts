import { nameIn } from '@inkstone/base';
import { answer } from '@inkstone/call/server';
import { listEmployees } from '../contract.ts';
import { listEmployeesOf } from './employees.queries.ts';

/** Everyone who works at the school, a page of them. */
export const listAllEmployees = answer(listEmployees, async ({ input, tx, language }) => {
  const { search, isStaff = false, page, pageNum } = input;
  const { employees, total } = await listEmployeesOf(tx, { search, isStaff, page, pageNum });
  const list = employees.map(({ id, name, name_zh: nameZh, username }) => ({
    id,
    name: nameIn(language, name, nameZh),
    username,
  }));
  return { list, page, totalPage: Math.ceil(total / pageNum), total };
});
