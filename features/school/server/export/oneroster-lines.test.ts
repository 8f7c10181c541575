import { expect, test } from 'vitest';
import { rosterTables, toUserCells } from './oneroster-lines.ts';

const readNames = (name: string) => {
  const cells = toUserCells({
    ...{ id: 7, username: 'u', name, name_zh: null, mail: null, phone: null, number: null, external_id: null },
    ...{ roles: ['student'], created_at: '2026-03-02T08:00:00Z', left_at: null, erased_at: null },
  });
  const { heads } = rosterTables.users;
  return [cells[heads.indexOf('familyName')], cells[heads.indexOf('givenName')]];
};

test.each([
  ['Lin Xiaohe', ['Xiaohe', 'Lin']],
  ['Cher', ['', 'Cher']],
  ['林晓禾', ['林', '晓禾']],
  ['𠮷野家', ['𠮷', '野家']],
])('%s is parted between whole characters', (name, parts) => {
  expect(readNames(name)).toEqual(parts);
});
