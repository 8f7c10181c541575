import { expect, test } from 'vitest';
import { newRequestId, openSchool } from '@inkstone/testing';
import { getCrmLink, saveCrmLink } from '../contract.ts';
import { aClass } from '../testing.ts';

const crmUrl = 'https://crm.school.example/customers/{number}';

test('a student is linked to a customer of the CRM, and the link is removed again', async () => {
  const school = await openSchool({ crmUrl });
  const { teacher, students } = await aClass(school, { students: 1 });
  const studentId = students[0]?.id ?? 0;
  const browser = await school.signIn(teacher);
  const none = { isConfigured: true, number: null, url: null, linkedBy: null, linkedAt: null };
  expect(await browser.ask(getCrmLink, { studentId })).toMatchObject(none);
  await browser.send(saveCrmLink, { ...newRequestId(), studentId, number: ' C-1042 ' });
  expect(await browser.ask(getCrmLink, { studentId })).toMatchObject({
    number: 'C-1042',
    url: 'https://crm.school.example/customers/C-1042',
    linkedAt: school.clock.now().toISOString(),
  });
  expect(await browser.send(saveCrmLink, { ...newRequestId(), studentId, number: '' })).toMatchObject(none);
  await school.close();
});

test('without a CRM the number is stored but there is no link; invalid numbers and other teachers are refused', async () => {
  const school = await openSchool();
  const { teacher, students } = await aClass(school, { students: 1 });
  const studentId = students[0]?.id ?? 0;
  const browser = await school.signIn(teacher);
  const stored = await browser.send(saveCrmLink, { ...newRequestId(), studentId, number: '77' });
  expect(stored).toMatchObject({
    isConfigured: false,
    number: '77',
    url: null,
    inCrm: { state: 'off', isSame: false },
  });
  expect(await browser.refused(saveCrmLink, { ...newRequestId(), studentId })).toBe('crm.off');
  const odd = { ...newRequestId(), studentId, number: '../admin' };
  expect(await browser.failed(saveCrmLink, odd)).toMatchObject({ kind: 'invalid' });
  const stranger = await school.signIn(await school.person({ role: 'teacher' }));
  expect(await stranger.failed(getCrmLink, { studentId })).toMatchObject({ kind: 'notFound' });
  await school.close();
});
