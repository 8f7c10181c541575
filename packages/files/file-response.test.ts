import { expect, test } from 'vitest';
import { resolveFileResponse } from './file-response.ts';

const recording = { size: 1000, mime: 'audio/mpeg', sha256: 'abc', name: 'part 1.mp3' };

test('without a range the whole file is returned, and ranges are offered', () => {
  const { status, headers, bytes } = resolveFileResponse(recording, {});
  expect([status, bytes]).toEqual([200, 'all']);
  expect(headers).toMatchObject({ 'content-length': '1000', 'accept-ranges': 'bytes', 'content-type': 'audio/mpeg' });
});

test('a range is returned with its position', () => {
  const { status, headers, bytes } = resolveFileResponse(recording, { range: 'bytes=100-199' });
  expect([status, bytes]).toEqual([206, { start: 100, end: 199 }]);
  expect(headers).toMatchObject({ 'content-length': '100', 'content-range': 'bytes 100-199/1000' });
});

test('a range outside the file is refused with the size', () => {
  const { status, headers, bytes } = resolveFileResponse(recording, { range: 'bytes=1000-' });
  expect([status, bytes]).toEqual([416, null]);
  expect(headers['content-range']).toBe('bytes */1000');
});

test('a range of another version returns the whole file', () => {
  expect(resolveFileResponse(recording, { range: 'bytes=0-1', ifRange: '"old"' }).status).toBe(200);
  expect(resolveFileResponse(recording, { range: 'bytes=0-1', ifRange: '"abc"' }).status).toBe(206);
});

test.each(['"abc"', 'W/"abc"', '"x", "abc"', '*'])('a browser that has %s gets a 304', (ifNoneMatch) => {
  expect(resolveFileResponse(recording, { ifNoneMatch })).toMatchObject({ status: 304, bytes: null });
});

test('an SVG picture may draw and nothing else', () => {
  const { headers } = resolveFileResponse({ ...recording, mime: 'image/svg+xml' }, {});
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('pictures, sound, film and PDF are displayed, everything else is downloaded', () => {
  const disposition = (mime: string) => resolveFileResponse({ ...recording, mime }, {}).headers['content-disposition'];
  expect(disposition('application/pdf')).toMatch(/^inline;/);
  expect(disposition('video/mp4')).toMatch(/^inline;/);
  expect(disposition('text/csv; charset=utf-8')).toMatch(/^attachment;/);
  expect(disposition('application/zip')).toMatch(/^attachment;/);
});

test('a name in Chinese with quotes and line ends stays one header', () => {
  const { headers } = resolveFileResponse({ ...recording, name: '听力"\r\nX: (a).mp3' }, {});
  expect(headers['content-disposition']).toBe(
    `inline; filename="_____X: (a).mp3"; filename*=UTF-8''%E5%90%AC%E5%8A%9B%22%0D%0AX%3A%20%28a%29.mp3`,
  );
});
