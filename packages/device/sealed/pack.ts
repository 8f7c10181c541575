// Binary values are stored beside the JSON, which refers to them by index.
const mark = '$bytes';

type Packed = { [mark]: number; mime?: string };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Escapes names that begin like the marker. */
const escapeName = (name: string): string => (name.startsWith('$') ? `$${name}` : name);
const unescapeName = (name: string): string => (name.startsWith('$$') ? name.slice(1) : name);

const extractBytes = async (value: unknown, parts: Uint8Array<ArrayBuffer>[]): Promise<unknown> => {
  if (value instanceof Blob) {
    parts.push(new Uint8Array(await value.arrayBuffer()));
    return { [mark]: parts.length - 1, mime: value.type } satisfies Packed;
  }
  if (value instanceof ArrayBuffer) {
    parts.push(new Uint8Array(value));
    return { [mark]: parts.length - 1 } satisfies Packed;
  }
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const item of value) items.push(await extractBytes(item, parts));
    return items;
  }
  if (!isObject(value)) return value;
  const fields: [string, unknown][] = [];
  for (const [name, field] of Object.entries(value)) fields.push([escapeName(name), await extractBytes(field, parts)]);
  return Object.fromEntries(fields);
};

const restoreBytes = (value: unknown, parts: readonly Uint8Array<ArrayBuffer>[]): unknown => {
  if (Array.isArray(value)) return value.map((item) => restoreBytes(item, parts));
  if (!isObject(value)) return value;
  if (typeof value[mark] === 'number') {
    const bytes = parts[value[mark]] ?? new Uint8Array();
    return typeof value['mime'] === 'string' ? new Blob([bytes], { type: value['mime'] }) : bytes.slice().buffer;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [unescapeName(name), restoreBytes(field, parts)]),
  );
};

const lengthBytes = 4;

const joinParts = (parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> => {
  const sizes = parts.map(({ byteLength }) => byteLength + lengthBytes);
  const bytes = new Uint8Array(sizes.reduce((sum, size) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const part of parts) {
    view.setUint32(at, part.byteLength);
    bytes.set(part, at + lengthBytes);
    at += part.byteLength + lengthBytes;
  }
  return bytes;
};

const splitParts = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < bytes.byteLength;) {
    const size = view.getUint32(at);
    parts.push(bytes.slice(at + lengthBytes, at + lengthBytes + size));
    at += lengthBytes + size;
  }
  return parts;
};

/** Serialises a stored value, including files and recordings, to bytes. */
export const pack = async (value: unknown): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const text = JSON.stringify(await extractBytes(value, parts));
  return joinParts([new TextEncoder().encode(text), ...parts]);
};

/** Deserialises a packed value. */
export const unpack = (bytes: Uint8Array<ArrayBuffer>): unknown => {
  const [text = new Uint8Array(), ...parts] = splitParts(bytes);
  return restoreBytes(JSON.parse(new TextDecoder().decode(text)), parts);
};
