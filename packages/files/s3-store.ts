import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { GetObjectCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Store } from './store.ts';

/** A bucket of Amazon S3 or of a compatible server. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** The address of a server other than Amazon's. */
  endpoint?: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

const createClient = ({ region, endpoint, accessKeyId, secretAccessKey }: S3Settings): S3Client =>
  new S3Client({
    region,
    endpoint,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: endpoint !== undefined,
    // Servers other than Amazon's often know only the checksums of the signature.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

// The client does not retry a request whose body is a stream; the file is still on this machine, so it can be sent again here.
const retryUpload = async (send: () => Promise<void>, attempt = 1): Promise<void> => {
  try {
    await send();
  } catch (error) {
    if (attempt === 3) throw error;
    await pause(200 * attempt);
    await retryUpload(send, attempt + 1);
  }
};

/** Files in a bucket. One upload is one request, so a file exists as a whole or not at all. */
export const s3Store = (settings: S3Settings): Store => {
  const client = createClient(settings);
  const Bucket = settings.bucket;
  // Uploads are collected on this machine; the bucket receives whole files only.
  const incoming = mkdtempSync(join(tmpdir(), 'inkstone-incoming-'));
  const driver = new S3Driver({ client, bucket: Bucket, visibility: 'private', supportsACL: false });
  return {
    driver,
    incoming,
    async commit(path, key, { size, mime }) {
      const options = { contentLength: size, contentType: mime };
      await retryUpload(() => driver.putStream(key, createReadStream(path), options));
    },
    async open(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key, Range }));
      if (!(Body instanceof Readable)) throw new Error(`The bucket answered ${key} without its bytes.`);
      return Body;
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket })).catch((cause: unknown) => {
        throw new Error(`The bucket ${Bucket} cannot be reached with the S3 settings.`, { cause });
      });
    },
    close() {
      client.destroy();
      rmSync(incoming, { recursive: true, force: true });
    },
  };
};
