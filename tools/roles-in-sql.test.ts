import { expect, test } from 'vitest';
import { roles } from '../features/session/roles.ts';
import { files, readText } from './call-locations.ts';

const names = roles.join('|');
/** A role as a word of SQL: compared with a column of roles, or an element of an array beside one. */
const roleInSql = new RegExp(
  `\\broles?\\b\\s*(?:=|<>|!=|@>|&&|in)\\s*(?:array\\[|any\\()?\\(?'(?:${names})'|'(?:${names})'\\s*=\\s*any`,
);

test('queries take roles from the rules of access, not as words of their own', () => {
  const queries = files('{features,apps/server,packages}/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  expect(roleInSql.test("where p.role = 'student'")).toBe(true);
  expect(roleInSql.test("and 'teacher' = any(p.roles)")).toBe(true);
  expect(queries.filter((file) => file.includes('.queries.') && roleInSql.test(readText(file)))).toEqual([]);
});
