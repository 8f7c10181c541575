import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { call, connections, quantile } from './client.ts';
import type { Figure } from './figures.ts';
import type { RunningServer } from './processes.ts';
import type { SignedInPerson, World } from './world.ts';
import { assignOpenQuestion, type OpenAssignment } from './open-assignment.ts';

const count = 20;
const rounds = 3;
const longChunks = 80;
const shortChunks = 20;
const chunkBytes = 256 * 1024;

/** A chunk that the server accepts as recorded audio. */
const chunkAt = (index: number): Buffer => {
  const bytes = Buffer.alloc(chunkBytes, index + 1);
  if (index === 0) Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from('webm A_OPUS ')]).copy(bytes);
  return bytes;
};

const sendChunk = async (url: string, token: string, fields: Record<string, string>, bytes: Buffer): Promise<void> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('part', new Blob([new Uint8Array(bytes)], { type: 'application/octet-stream' }), 'chunk');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/upload/uploadAudio`, { method: 'POST', headers, body: form });
  const text = await answer.text();
  // A busy server is retried, as a browser does.
  if (answer.status === 503 || answer.status === 429) {
    await pause(1000);
    return sendChunk(url, token, fields, bytes);
  }
  if (answer.status !== 200) throw new Error(`a chunk was answered ${answer.status}: ${text.slice(0, 200)}`);
};

interface Uploading {
  product: RunningServer;
  work: OpenAssignment;
  /** The number of chunks per recording. */
  chunks: number;
}

/** Uploads one student's recording chunk by chunk. */
const upload = async (student: SignedInPerson, { product: { url }, work: { id, questionId }, chunks }: Uploading) => {
  const { token } = student;
  const start = `${url}/api/frontend/test/start?kind=homework&id=${id}&windowId=${randomUUID()}`;
  const { attemptId } = await call<{ attemptId: number }>(start, { agent: connections(1), token });
  const recordingId = randomUUID();
  for (let index = 0; index < chunks; index++) {
    const last = index === chunks - 1;
    const fields = { recordingId, attemptId, questId: questionId, index, last };
    const texts = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
    await sendChunk(url, token, texts, chunkAt(index));
  }
};

interface MemoryPeak {
  /** The server's peak memory in bytes. */
  most: number;
  seconds: number;
}

/** Measures the server's memory while some students upload. */
const memoryDuring = async (students: readonly SignedInPerson[], options: Uploading): Promise<MemoryPeak> => {
  const samples: number[] = [];
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      samples.push(options.product.memory());
      await pause(20);
    }
  };
  const watching = watch();
  const began = performance.now();
  await Promise.all(students.map((student) => upload(student, options)));
  const seconds = (performance.now() - began) / 1000;
  isOver = true;
  await watching;
  return { most: Math.max(...samples), seconds };
};

/**
 * How far the server's memory grows during twenty parallel uploads, with recordings of two lengths alternately: a
 * server that buffered them would grow by the difference.
 */
export const uploads = async ({ product, world }: { product: RunningServer; world: World }): Promise<Figure[]> => {
  const work = await assignOpenQuestion(
    { product, world },
    { type: 'timed-speech', prompt: { text: '<p>Speak.</p>' } },
  );
  const [first, ...others] = world.students.slice(0, 2 * rounds * count + 1);
  const long = { product, work, chunks: longChunks };
  // Excludes the one-time cost of the first upload.
  if (first) await upload(first, long);
  const before = product.memory();
  const shorts: MemoryPeak[] = [];
  const longs: MemoryPeak[] = [];
  for (let round = 0; round < rounds; round++) {
    const [ofShort, ofLong] = [others.splice(0, count), others.splice(0, count)];
    shorts.push(await memoryDuring(ofShort, { ...long, chunks: shortChunks }));
    longs.push(await memoryDuring(ofLong, long));
  }
  const middle = (all: readonly MemoryPeak[], of: keyof MemoryPeak): number =>
    quantile(
      all.map((peak) => peak[of]),
      0.5,
    );
  const above = (all: readonly MemoryPeak[]): number => (middle(all, 'most') - before) / 1e6;
  const [shortMost, longMost] = [above(shorts), above(longs)];
  const moreSent = (count * (longChunks - shortChunks) * chunkBytes) / 1e6;
  const what = (megabytes: number) =>
    `Memory while ${count} recordings of ${megabytes} MB come at once, in chunks of 256 KB: most above before`;
  return [
    { what: what(5), value: shortMost, unit: 'MB' },
    { what: what(20), value: longMost, unit: 'MB' },
    {
      what: 'Recordings four times as long: of what they bring more, share kept in memory',
      value: (longMost - shortMost) / moreSent,
      unit: '',
      atMost: 0.2,
    },
    { what: 'Recordings taken, put together and stored', value: (count * 20) / middle(longs, 'seconds'), unit: 'MB/s' },
  ];
};
