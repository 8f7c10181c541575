import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { createTestAssignment, queryRows, type TestAssignment, type TestServer } from './taking-steps.ts';
import { countDeviceRows } from './steps/device-rows.ts';

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

/** Creates homework whose first question takes files. */
export const createFileAssignment = (
  place: TestServer,
  request: Parameters<typeof createTestAssignment>[1],
): Promise<TestAssignment> => createTestAssignment(place, request, { kind: 'homework', questions });

const computeCrc = (bytes: Buffer): number => {
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
  crc.writeUInt32BE(computeCrc(body));
  return Buffer.concat([length, body, crc]);
};

/** A PNG of a ruled page; noise makes it as large as a photo. */
export const createPicture = ({ height = 300, isHeavy = false } = {}): Buffer => {
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
export const pdfBytes = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** Chooses files through the file chooser. */
export const addFiles = async (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.getByLabel('Add files').setInputFiles(files);

/** The row of a file in the answer. */
export const fileRow = (page: Page, name: string) => page.locator(`[data-name="${name}"]`);

/** The stored files of an assignment, by name. */
export const listStoredFiles = async (place: TestServer, { id }: TestAssignment) =>
  queryRows<{ id: string; name: string; size_bytes: number; is_removed: boolean }>(
    place,
    `select f.id, f.name, s.size_bytes::int, f.removed_at is not null as is_removed from answer_file f
       join attempt a on a.id = f.attempt_id join stored_file s on s.id = f.file_id
      where a.assignment_id = $1 order by f.name`,
    [id],
  );

/** The number of files stored on this device. */
export const countFilesOnDevice = (page: Page): Promise<number> =>
  countDeviceRows(page, { database: 'inkstone-journal-', store: 'files' });
