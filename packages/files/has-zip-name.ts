const endSignature = Buffer.from('PK\u0005\u0006', 'latin1');
const wideEndSignature = Buffer.from('PK\u0006\u0006', 'latin1');
const entrySignature = 0x02014b50;
const [endLength, entryLength] = [22, 46];
const overflow = 0xffffffff;

/** Where the directory begins within the last bytes of an archive: before them, where it is longer; null without an end. */
const findDirectory = (tail: Buffer): number | null => {
  const end = tail.lastIndexOf(endSignature);
  if (end < 0 || end + endLength > tail.length) return null;
  const length = tail.readUInt32LE(end + 12);
  if (length !== overflow) return end - length;
  const wideEnd = tail.lastIndexOf(wideEndSignature, end);
  return wideEnd < 0 || wideEnd + 48 > tail.length ? null : wideEnd - Number(tail.readBigUInt64LE(wideEnd + 40));
};

/** Whether the directory at the end of an archive names a file; null where the bytes hold no end of an archive. */
export const hasZipName = (tail: Buffer, name: string): boolean | null => {
  const start = findDirectory(tail);
  if (start === null) return null;
  for (let at = tail.indexOf(name, Math.max(0, start)); at >= 0; at = tail.indexOf(name, at + 1)) {
    const entry = at - entryLength;
    if (entry < Math.max(0, start)) continue;
    if (tail.readUInt32LE(entry) === entrySignature && tail.readUInt16LE(entry + 28) === name.length) return true;
  }
  return false;
};
