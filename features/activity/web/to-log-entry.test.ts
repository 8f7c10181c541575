import { expect, test } from 'vitest';
import { toLogEntry } from './to-log-entry.ts';

const at = new Date('2026-03-01T08:00:00.000Z');

test('a call is logged with its time, person and params', () => {
  expect(toLogEntry({ path: 'frontend/test/start', params: { id: 3 } }, 7, at)).toEqual({
    time: '2026-03-01T08:00:00.000Z',
    userId: 7,
    url: 'frontend/test/start',
    params: { id: 3 },
  });
});

test.each([
  ['form data', { path: 'upload/uploadAudio', params: undefined }],
  ['no params', { path: 'frontend/index/test', params: {} }],
  ['passwords', { path: 'frontend/account/modifyPassword', params: { password: 'secret' } }],
  ['sign-ins', { path: 'frontend/login', params: { username: 'lin', password: 'secret' } }],
  ['the links of candidates', { path: 'frontend/candidate/guide', params: { token: 'secret' } }],
  ['signing in by such a link', { path: 'frontend/candidate/test', params: { token: 'secret' } }],
  ['long essays', { path: 'do/saveTopicAnswer', params: { value: 'x'.repeat(5000) } }],
])('params are omitted for %s', (_, request) => {
  expect(toLogEntry(request, 7, at)).not.toHaveProperty('params');
});

test('the upload of the log is not logged', () => {
  expect(toLogEntry({ path: 'frontend/log/upload', params: { content: '[]' } }, 7, at)).toBeNull();
});
