/** Something that only its person's key opens. */
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

/** Encrypts bytes under a key of the server's (base64url of 32 bytes); a name goes with them that they cannot be put under another. */
export const encrypt = async (key: string, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Sealed> => {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const additionalData = new TextEncoder().encode(name);
  const how = { name: 'AES-GCM', iv, additionalData };
  return { iv, bytes: await crypto.subtle.encrypt(how, await importKey(key), bytes) };
};

/** The bytes again; throws where the key, the name or the bytes are others. */
export const decrypt = async (key: string, name: string, { iv, bytes }: Sealed): Promise<Uint8Array<ArrayBuffer>> => {
  const additionalData = new TextEncoder().encode(name);
  const how = { name: 'AES-GCM', iv, additionalData };
  return new Uint8Array(await crypto.subtle.decrypt(how, await importKey(key), bytes));
};
