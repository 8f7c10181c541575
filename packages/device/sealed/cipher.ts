/** Data encrypted with a person's key. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

const ivBytes = 12;

const importKey = async (key: string): Promise<CryptoKey> => {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
};

/**
 * Encrypts bytes with a key of the server (32 bytes as base64url); the name is authenticated, so that the data cannot
 * be moved to another name.
 */
export const encrypt = async (key: string, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Sealed> => {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const additionalData = new TextEncoder().encode(name);
  const how = { name: 'AES-GCM', iv, additionalData };
  return { iv, bytes: await crypto.subtle.encrypt(how, await importKey(key), bytes) };
};

/** Decrypts the bytes; throws where key, name or bytes do not match. */
export const decrypt = async (key: string, name: string, { iv, bytes }: Sealed): Promise<Uint8Array<ArrayBuffer>> => {
  const additionalData = new TextEncoder().encode(name);
  const how = { name: 'AES-GCM', iv, additionalData };
  return new Uint8Array(await crypto.subtle.decrypt(how, await importKey(key), bytes));
};
