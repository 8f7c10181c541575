import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';

/** The curve of all keys of Web Push. */
export const curve = 'prime256v1';

/** What a browser gave for the encryption of what it is sent, base64url. */
export interface SubscriberKeys {
  /** Its public key, uncompressed. */
  p256dh: string;
  /** A secret that it shares with the sender alone. */
  auth: string;
}

/** What is new in each message. */
interface MessageRandomness {
  salt: Buffer;
  /** A key pair that is used once. */
  keyPair: ECDH;
}

const newRandomness = (): MessageRandomness => {
  const keyPair = createECDH(curve);
  keyPair.generateKeys();
  return { salt: randomBytes(16), keyPair };
};

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Octets of a record, of which a message has one: more than any message here. */
const recordSize = 4096;

/** Whether keys have the lengths of RFC 8291 and the public one is a point of the curve. */
export const areSubscriberKeys = ({ p256dh, auth }: SubscriberKeys): boolean => {
  const key = Buffer.from(p256dh, 'base64url');
  if (key.length !== 65 || key[0] !== 4 || Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    newRandomness().keyPair.computeSecret(key);
    return true;
  } catch {
    return false;
  }
};

/** Encrypts a message for a browser by RFC 8291, as the body of the request to its push service (`aes128gcm`). */
export const encryptPush = (
  content: Buffer,
  subscriber: SubscriberKeys,
  { salt, keyPair } = newRandomness(),
): Buffer => {
  const receiverKey = Buffer.from(subscriber.p256dh, 'base64url');
  const senderKey = keyPair.getPublicKey();
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), receiverKey, senderKey]);
  const shared = keyPair.computeSecret(receiverKey);
  const inputKey = derive(shared, Buffer.from(subscriber.auth, 'base64url'), keyInfo, 32);
  const contentKey = derive(inputKey, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(inputKey, salt, 'Content-Encoding: nonce\0', 12);

  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce);
  // The octet 2 ends the last record.
  const encrypted = [cipher.update(content), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()];
  const header = Buffer.alloc(5);
  header.writeUInt32BE(recordSize);
  header.writeUInt8(senderKey.length, 4);
  return Buffer.concat([salt, header, senderKey, ...encrypted]);
};
