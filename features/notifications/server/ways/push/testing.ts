import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A browser's keys of a subscription, and what it reads with them. */
export interface TestSubscriber {
  p256dh: string;
  auth: string;
  /** Decrypts the body of a push message by RFC 8291; throws where it is for somebody else. */
  decrypt(body: Buffer): string;
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** A browser that subscribes, with new keys. */
export const createSubscriber = (): TestSubscriber => {
  const keyPair = createECDH('prime256v1');
  const publicKey = keyPair.generateKeys();
  const auth = randomBytes(16);
  const decrypt = (body: Buffer): string => {
    const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)];
    const senderKey = body.subarray(21, 21 + keyLength);
    const record = body.subarray(21 + keyLength);
    if (record.length > body.readUInt32BE(16)) throw new Error('more than one record');
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
    const inputKey = derive(keyPair.computeSecret(senderKey), auth, info, 32);
    const contentKey = derive(inputKey, salt, 'Content-Encoding: aes128gcm\0', 16);
    const decipher = createDecipheriv(
      'aes-128-gcm',
      contentKey,
      derive(inputKey, salt, 'Content-Encoding: nonce\0', 12),
    );
    decipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    const end = padded.lastIndexOf(2);
    if (end === -1 || padded.subarray(end + 1).some((octet) => octet !== 0)) throw new Error('no end of the record');
    return padded.subarray(0, end).toString();
  };
  return { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url'), decrypt };
};

/** The claims of a VAPID header, whose signature must fit its key; and that key. */
export const readAuthorization = (header: string): { claims: unknown; publicKey: string } => {
  const [, head = '', claims = '', signature = '', publicKey = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const content = Buffer.from(`${head}.${claims}`);
  if (!verify('sha256', content, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')))
    throw new Error('the signature does not fit');
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()), publicKey };
};

interface PushRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service by RFC 8030 on this machine. */
export interface TestPushService {
  origin: string;
  /** What it was sent, in order. */
  requests: PushRequest[];
  /** Answers of the next requests; after them 201. */
  answers: { status: number; headers?: Record<string, string> }[];
  close(): Promise<void>;
}

/** Starts a push service. */
export const openPushService = async (): Promise<TestPushService> => {
  const requests: PushRequest[] = [];
  const answers: TestPushService['answers'] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url = '', headers } = request;
      requests.push({ path: url, headers, body: Buffer.concat(chunks) });
      const answer = answers.shift() ?? { status: 201, headers: { location: `${url}/message` } };
      response.writeHead(answer.status, answer.headers).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, requests, answers, close };
};
