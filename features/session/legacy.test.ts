import { expect, test } from 'vitest';
import { fromWire, toWire } from '@inkstone/call';
import { planFor } from '@inkstone/call/legacy';
import { checkCookie, signInBackend, signInFrontend, switchLanguage, switchRole, UserInfo } from './contract.ts';

/** What `backend/login` answered before the names inside were the code's. */
const answered =
  '{"id":7,"name":"窦老师","role":["guide","teacher"],"all_role":[{"role":"guide","desc":"导学老师"},{"role":"teacher","desc":"老师"}],' +
  '"permission":["index"],"language":2,"timeZone":"Asia/Shanghai","isTimeZoneChosen":false,"schoolTimeZone":"Asia/Shanghai",' +
  '"isTextbookTutorial":0,"token":"bearer","ua_token":"browser","deviceKey":"key"}';

test('a sign-in is answered byte for byte as ever, and read by the names of the code', () => {
  const user = UserInfo.parse(fromWire(signInBackend, 'output', JSON.parse(answered)));

  expect(user).toMatchObject({
    namedRoles: [
      { role: 'guide', label: '导学老师' },
      { role: 'teacher', label: '老师' },
    ],
    language: 'zh',
    isGuideSeen: false,
    browserToken: 'browser',
  });
  expect(JSON.stringify(toWire(signInBackend, 'output', user))).toBe(answered);
});

test('a language is sent as its number, and no other number or name is one', () => {
  expect(toWire(switchLanguage, 'input', { language: 'en', errorsBelow: 70 })).toEqual({
    language: 1,
    errorsBelow: 70,
  });
  const isRead = (language: unknown) =>
    switchLanguage.input.safeParse(fromWire(switchLanguage, 'input', { language })).success;
  expect([1, 2, 0, 3, 'en', null, true].map(isRead)).toEqual([true, true, false, false, false, false, false]);
});

test('the schemas of the calls have every field that the names convert, where the names convert it', () => {
  const listNames = (call: Parameters<typeof planFor>[0], side: 'input' | 'output') =>
    planFor(call, side)?.objects.flatMap(({ fields }) => fields.map(({ name }) => name)) ?? [];

  expect(listNames(signInFrontend, 'output')).toEqual(
    expect.arrayContaining(['namedRoles', 'language', 'browserToken']),
  );
  expect(listNames(switchRole, 'output')).toContain('user');
  expect(listNames(checkCookie, 'output')).toContain('browserToken');
});
