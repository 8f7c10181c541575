import { expect, test } from 'vitest';
import { fromWire, toWire } from '@inkstone/call';
import { signInCandidate } from './contract.ts';

/** What `frontend/candidate/test` answered before the names inside were the code's. */
const answered =
  '{"user":{"id":9,"name":"Ye Qing","role":["candidate"],"all_role":[{"role":"candidate","desc":"Candidate"}],"permission":[],' +
  '"language":1,"timeZone":"Europe/London","isTimeZoneChosen":false,"schoolTimeZone":"Asia/Shanghai","isTextbookTutorial":1,' +
  '"token":"bearer","ua_token":"browser","deviceKey":"key"},"id":3}';

test('a candidate is signed in byte for byte as ever, and read by the names of the code', () => {
  const read = signInCandidate.output.parse(fromWire(signInCandidate, 'output', JSON.parse(answered)));

  expect(read.user).toMatchObject({ language: 'en', isGuideSeen: true, browserToken: 'browser' });
  expect(JSON.stringify(toWire(signInCandidate, 'output', read))).toBe(answered);
});

test('the language of the guide is sent by its name', () => {
  const token = 'x'.repeat(20);

  expect(toWire(signInCandidate, 'input', { token, guideLanguage: 'zh' })).toEqual({ token, language: 'zh' });
  expect(fromWire(signInCandidate, 'input', { token, language: 'zh' })).toEqual({ token, guideLanguage: 'zh' });
});
