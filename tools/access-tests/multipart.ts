import { randomUUID } from 'node:crypto';

/** A picture of one pixel. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Headers and payload of a form with one file. */
export const multipart = (bytes: Buffer, token: string) => {
  const boundary = 'parts-of-a-form';
  const press = `--${boundary}\r\ncontent-disposition: form-data; name="requestId"\r\n\r\n${randomUUID()}\r\n`;
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="one.png"\r\ncontent-type: image/png\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, authorization: `Bearer ${token}` },
    payload: Buffer.concat([Buffer.from(press + head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
};
