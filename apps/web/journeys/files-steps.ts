import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { giveWork, rowsOf, type Given, type Place } from './taking-steps.ts';
import { countOnDevice } from './steps/on-device.ts';

const rest = { explanation: { en: '<p>Show it.</p>', zh: '<p>写出来。</p>' }, points: 100, knowledgeNodeId: null };
const options = ['A', 'B', 'C', 'D'].map((id_option) => ({ id_option, text: `<p>Option ${id_option}</p>` }));

/** One question that takes a text and files, and one of choice after it. */
const questions = [
  {
    type: 'file-upload',
    prompt: { text: '<p>Hand in your pages.</p>', accepts: ['text', 'files'], mostFiles: 4, leastWords: 0 },
    key: { model: '<p>Two pages.</p>' },
    ...rest,
  },
  { type: 'choice', prompt: { text: '<p>And now?</p>', options }, key: 'B', ...rest },
];

/** Ms. Qiao gives homework of which the first question is answered by files. */
export const giveFileWork = (place: Place, request: Parameters<typeof giveWork>[1]): Promise<Given> =>
  giveWork(place, request, { kind: 'homework', questions });

const crcOf = (bytes: Buffer): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
};
const chunk = (type: string, bytes: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), bytes]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(bytes.length);
  crc.writeUInt32BE(crcOf(body));
  return Buffer.concat([length, body, crc]);
};

/** A picture that a browser can draw: a ruled page, so many pixels high; noise makes it as heavy as a photo. */
export const aPicture = ({ height = 300, isHeavy = false } = {}): Buffer => {
  const width = 400;
  const line = (y: number) =>
    Buffer.concat([
      Buffer.from([0]),
      isHeavy ? randomBytes(width * 3) : Buffer.alloc(width * 3, y % 30 === 0 ? 0x99 : 0xf6),
    ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, (_, y) => line(y))), { level: 1 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
};

/** A small PDF. */
export const aPdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** Chooses files as a person does in the device's own window. */
export const addFiles = async (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.getByLabel('Add files').setInputFiles(files);

/** The row of a file in the answer. */
export const rowOf = (page: Page, name: string) => page.locator(`[data-name="${name}"]`);

/** What the server durably has of the files of this work, by name. */
export const heldFiles = async (place: Place, { id }: Given) =>
  rowsOf<{ id: string; name: string; size_bytes: number; is_removed: boolean }>(
    place,
    `select f.id, f.name, s.size_bytes::int, f.removed_at is not null as is_removed from answer_file f
       join attempt a on a.id = f.attempt_id join stored_file s on s.id = f.file_id
      where a.assignment_id = $1 order by f.name`,
    [id],
  );

/** How many files wait in this device's store. */
export const filesOnDevice = (page: Page): Promise<number> =>
  countOnDevice(page, { database: 'inkstone-journal-', store: 'files' });
