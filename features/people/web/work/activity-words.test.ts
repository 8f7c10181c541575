import { expect, test } from 'vitest';
import { activityMessages } from '../../messages.ts';
import { describeActivity } from './activity-words.ts';

test.each([
  ['/stu/test', 'openedTests'],
  ['/stu/work', 'openedHomework'],
  ['/stu/work/detail', 'openedAssignment'],
  ['/stu/course/study', 'openedStudy'],
  ['/stu/course', 'openedCourses'],
  ['/stu/textBook', 'openedTextbooks'],
  ['/stu/wrongQuestion/detail', 'openedErrors'],
  ['/stu/index', 'openedHome'],
  ['/stu/modify/pwd', 'openedAccount'],
  ['/stu/testReport', 'openedReport'],
  ['/sat/introduction', 'openedDirections'],
  ['/ws/sat/math', 'openedWork'],
  ['/ws/sat/break', 'openedBreak'],
  ['/ws/sat/finished', 'openedFinished'],
  ['/amc/homework/exercise', 'openedWork'],
  ['/of/another/version', 'openedOther'],
] as const)('the screen %s is told in words', (screen, key) => {
  expect(describeActivity({ screen, url: 'click' })).toBe(key);
});

test.each([
  ['do/saveTopicAnswer', 'saved'],
  ['upload/uploadAudio', 'sentFile'],
  ['do/readListeningEtcContent', 'heard'],
  ['frontend/test/start', 'started'],
  ['frontend/test/lists', 'lookedAtWork'],
  ['frontend/index/homework', 'lookedAtWork'],
  ['frontend/test/report', 'readReport'],
  ['frontend/index/message', 'readMessages'],
  ['frontend/error/lists', 'usedErrors'],
  ['frontend/video/progress', 'studied'],
  ['frontend/textbook/index', 'usedTextbook'],
  ['frontend/login', 'signedIn'],
  ['of/another/version', 'other'],
] as const)('the call %s is told in words', (url, key) => {
  expect(describeActivity({ screen: null, url })).toBe(key);
});

test('no words hold a path', () => {
  for (const { en, zh } of Object.values(activityMessages.pairs)) expect(`${en}${zh}`).not.toContain('/');
});
