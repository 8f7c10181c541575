import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { err, ok, type Outcome } from '@inkstone/base';
import { countPixels, maxPixels } from './picture-size.ts';
import { startsAsVideo, type Sample } from './detect-file-kind.ts';

/**
 * Why an upload was refused: too large, empty, ended before its announced length, of a kind that is not accepted, or a
 * picture with too many pixels.
 */
export type FileRefusal = 'file.tooLarge' | 'file.empty' | 'file.cut' | 'file.kind' | 'file.pixels';

/** What is known of a file once all its bytes are on this machine's disk. */
export interface ReceivedFile {
  size: number;
  sha256: string;
  sample: Sample;
}

interface Limits {
  /** The maximum number of bytes accepted. */
  maxBytes: number;
  /** The maximum for files that begin as a video; absent: `maxBytes`. */
  maxFilmBytes?: number;
  /** The length that the sender announced, if any. */
  contentLength?: number;
}

const sampleBytes = 64 * 1024;

const hasControls = (bytes: Uint8Array): boolean =>
  bytes.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d && byte !== 0x0c);

/** Checks bytes as they pass: text is valid UTF-8 without control characters other than white space. */
const createTextDetector = () => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isText = true;
  const inspect = (bytes: Uint8Array | undefined): void => {
    if (!isText) return;
    try {
      decoder.decode(bytes, { stream: bytes !== undefined });
      isText = bytes === undefined || !hasControls(bytes);
    } catch {
      isText = false;
    }
  };
  const end = (): boolean => {
    inspect(undefined);
    return isText;
  };
  return { look: inspect, end };
};

const readAt = async (file: FileHandle, from: number, length: number): Promise<Buffer> => {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
};

const isTruncated = (stream: Readable): boolean => 'truncated' in stream && stream.truncated === true;

const headBytes = 16;

const copyInto = async (file: FileHandle, stream: Readable, { maxBytes, maxFilmBytes = maxBytes }: Limits) => {
  const hash = createHash('sha256');
  const text = createTextDetector();
  let head: Buffer = Buffer.alloc(0);
  let size = 0;
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    const bytes: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
    size += bytes.length;
    if (head.length < headBytes) head = Buffer.concat([head, bytes.subarray(0, headBytes)]);
    if (size > (startsAsVideo(head) ? maxFilmBytes : maxBytes)) return null;
    hash.update(bytes);
    text.look(bytes);
    await file.appendFile(bytes);
  }
  return { size, sha256: hash.digest('hex'), isText: text.end() };
};

const readSample = async (file: FileHandle, size: number, isText: boolean): Promise<Sample> => {
  const length = Math.min(size, sampleBytes);
  const head = await readAt(file, 0, length);
  return { head, tail: size > length ? await readAt(file, size - length, length) : head, isText };
};

const receiveInto = async (
  path: string,
  stream: Readable,
  limits: Limits,
): Promise<Outcome<ReceivedFile, FileRefusal>> => {
  const file = await open(path, 'wx+', 0o600);
  try {
    const { maxBytes, maxFilmBytes = maxBytes, contentLength } = limits;
    const isAnnounced = (contentLength ?? 0) > Math.max(maxBytes, maxFilmBytes);
    const copied = isAnnounced ? null : await copyInto(file, stream, limits);
    if (!copied || isTruncated(stream)) {
      stream.resume();
      return err('file.tooLarge');
    }
    if (contentLength !== undefined && copied.size !== contentLength) return err('file.cut');
    if (copied.size === 0) return err('file.empty');
    if ((await countPixels(file)) > maxPixels) return err('file.pixels');
    await file.sync();
    const { size, sha256, isText } = copied;
    return ok({ size, sha256, sample: await readSample(file, size, isText) });
  } finally {
    await file.close();
  }
};

/**
 * Writes a stream to a new file at `path` and makes it durable. Where the file is refused or the disk is full, the rest
 * of the stream is read and discarded, so that a browser still sending can read the response. A broken stream throws.
 */
export const receive = async (
  stream: Readable,
  path: string,
  limits: Limits,
): Promise<Outcome<ReceivedFile, FileRefusal>> => {
  try {
    return await receiveInto(path, stream, limits);
  } catch (error) {
    stream.resume();
    throw error;
  }
};
