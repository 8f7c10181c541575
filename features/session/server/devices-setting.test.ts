import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type PersonDraft, type TestSchool } from '@inkstone/testing';
import { aBrowser } from '../testing.ts';
import { countDevices, devicesSetting, oneDevice } from './devices-setting.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
  const devices = { ...oneDevice, teacher: 3, guide: 2 };
  await school.tx((_tx, { settings }) => settings.save(devicesSetting, devices));
});
afterAll(() => school.close());

/** Signs a person in with several browsers, a minute apart; tells in which order each one still is. */
const signInWith = async (draft: PersonDraft, family: 'frontend' | 'backend', browsers: number) => {
  const { username } = await school.person(draft);
  const tokens: { browser: ReturnType<typeof aBrowser>; token: string }[] = [];
  for (let index = 0; index < browsers; index += 1) {
    const browser = aBrowser(school);
    const { token } = await browser.logIn(family, username);
    tokens.push({ browser, token });
    school.clock.pass({ seconds: 60 });
  }
  return Promise.all(
    tokens.map(async ({ browser, token }) => (await browser.call('common/cookie', undefined, token)).status === 200),
  );
};

test('a teacher stays signed in with as many browsers as the school allows, the latest ones', async () => {
  expect(await signInWith({ role: 'teacher' }, 'backend', 4)).toEqual([false, true, true, true]);
});

test('of several roles the strictest counts', async () => {
  expect(await signInWith({ roles: ['teacher', 'guide'] }, 'backend', 3)).toEqual([false, true, true]);
  expect(await signInWith({ roles: ['teacher', 'student'] }, 'backend', 2)).toEqual([false, true]);
});

test('a student and a staff member without a setting have one browser', async () => {
  expect(await signInWith({ role: 'student' }, 'frontend', 2)).toEqual([false, true]);
  expect(await signInWith({ role: 'staff' }, 'backend', 2)).toEqual([false, true]);
});

test.each([
  [['teacher'], null, 1],
  [[], { ...oneDevice, teacher: 5 }, 1],
  [['teacher'], { ...oneDevice, teacher: 5 }, 5],
  [['teacher', 'candidate'], { ...oneDevice, teacher: 5 }, 1],
])('%j with %j has %i', (roles, devices, count) => {
  expect(countDevices(roles, devices)).toBe(count);
});
