import { expect, test } from 'vitest';
import { roles } from '../features/session/roles.ts';
import { files, readText } from './call-locations.ts';
import { productFiles } from './house/source-files.ts';

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
  // A condition takes a rule of access, not a list written beside it.
  const listed = /\broles: \['/;
  expect(queries.filter((file) => file.includes('.queries.') && listed.test(readText(file)))).toEqual([]);
});

test('roles are in rules: SQL uses the conditions of people', () => {
  const asks =
    /\broles\s*(&&|@>|<@|=)\s*array|any\s*\(\w*\.?roles\)|\.role\s*(=|<>|in)\s*[('$]|any\s*\(\w*\.?permissions\)/;
  // The session compares the role that its login names, as a parameter.
  const allowed = ['features/people/server/role-conditions.queries.ts', 'features/session/server/session.queries.ts'];
  const server = productFiles.filter((file) => /^(features\/[^/]+\/server|apps\/server)\//.test(file));
  expect(server.filter((file) => !allowed.includes(file) && asks.test(readText(file)))).toEqual([]);
});
