import { randomUUID } from 'node:crypto';
import type { TestBrowser, TestSchool } from '@inkstone/testing';

/** Bytes with the header of a webm recording, of a given length. */
export const recordingBytes = (bytes = 600): Buffer =>
  Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3]),
    Buffer.from('webm A_OPUS '),
    Buffer.from(Uint8Array.from({ length: bytes - 16 }, (_, index) => (index * 31) % 251)),
  ]);

/** Bytes with the header of a JPEG, of a given length. */
export const photoBytes = (bytes = 400): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    Buffer.from(Uint8Array.from({ length: bytes - 4 }, (_, index) => (index * 17) % 251)),
  ]);

/** One chunk of a recording as a browser sends it. */
export interface ChunkUpload {
  recordingId: string;
  attemptId: number;
  questId: number;
  index: number;
  last?: boolean;
  bytes: Buffer | null;
}

/** Sends a multipart form with one file; returns status and body. */
export const sendForm = async (
  school: TestSchool,
  browser: Pick<TestBrowser, 'token'>,
  { path, fields, bytes }: { path: string; fields: Readonly<Record<string, string>>; bytes: Buffer | null },
) => {
  const boundary = 'form';
  const part = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="part"; filename="upload"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const texts = Object.entries({ requestId: randomUUID(), ...fields }).map(([name, value]) =>
    Buffer.from(part(name, value)),
  );
  const file = bytes ? [Buffer.from(head), bytes, Buffer.from('\r\n')] : [];
  const response = await school.server.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: {
      'accept-language': 'en',
      'content-type': `multipart/form-data; boundary=${boundary}`,
      authorization: `Bearer ${browser.token}`,
    },
    payload: Buffer.concat([...texts, ...file, Buffer.from(`--${boundary}--\r\n`)]),
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
};

/** Sends one chunk of a recording. */
export const uploadChunk = (
  school: TestSchool,
  browser: Pick<TestBrowser, 'token'>,
  { bytes, ...fields }: ChunkUpload,
  path = 'upload/uploadAudio',
) => {
  const texts = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return sendForm(school, browser, { path, fields: texts, bytes });
};
