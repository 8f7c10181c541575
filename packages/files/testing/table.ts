import { inflateRawSync } from 'node:zlib';

/** The files of an archive by name. */
const unzip = (bytes: Buffer): Map<string, string> => {
  const files = new Map<string, string>();
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let at = bytes.readUInt32LE(end + 16);
  for (let remaining = bytes.readUInt16LE(end + 10); remaining > 0; remaining -= 1) {
    const [packed, nameLength] = [bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28)];
    const [method, start] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 42)];
    const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
    const content = bytes.subarray(from, from + packed);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    files.set(name, (method === 8 ? inflateRawSync(content) : content).toString('utf8'));
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return files;
};

/** Type, value and number format of each cell of a sheet of a workbook, by its place; sheets count from 1. */
export const readTable = (bytes: Buffer, number = 1) => {
  const files = unzip(bytes);
  const texts = [...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(([, text]) =>
    (text ?? '').replaceAll(/<[^>]+>/g, ''),
  );
  const styles = files.get('xl/styles.xml') ?? '';
  const own = new Map([...styles.matchAll(/numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [id, code]));
  const uses = [...(/<cellXfs.*?<\/cellXfs>/s.exec(styles)?.[0] ?? '').matchAll(/<xf[^>]*?numFmtId="(\d+)"|<xf/g)];
  const sheet = files.get(`xl/worksheets/sheet${number}.xml`) ?? '';
  const cells = [...sheet.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, facts = '', inside = '']) => {
    const fact = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(facts)?.[1];
    const value = /<v>(.*?)<\/v>/s.exec(inside)?.[1] ?? '';
    const id = uses[Number(fact('s') ?? 0)]?.[1];
    const type = fact('t') ?? 'n';
    const shown = type === 's' ? texts[Number(value)] : inside.replaceAll(/<[^>]+>/g, '');
    return [fact('r'), { type, value: shown, format: own.get(id) ?? id, isFormula: inside.includes('<f') }] as const;
  });
  return { cells: new Map(cells), workbook: files.get('xl/workbook.xml') ?? '', sheet };
};

/** The rows of separated text whose cells hold no line break. */
export const parseCsv = (text: string): string[][] =>
  text
    .replace('\uFEFF', '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
        quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
      ),
    );
