import { posix as path } from 'node:path';
import { SheetError, type SheetRow } from '../sheet.ts';
import { createDrawingReader } from './drawing.ts';
import { createStylesReader } from './number-formats.ts';
import { readXml, type XmlHandler } from './read-xml.ts';
import { createStringsReader } from './shared-strings.ts';
import { createWorksheetReader } from './worksheet.ts';
import { readZipEntries } from './zip.ts';

/** Reads which sheet is shown first, and how days are counted. */
const createWorkbookReader = () => {
  const sheets: { name: string; relation: string; isHidden: boolean }[] = [];
  const facts = { sheets, is1904: false };
  const handler: XmlHandler = {
    open(name, attributes) {
      if (name === 'workbookPr') facts.is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (name !== 'sheet') return;
      const relation = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      sheets.push({
        name: attributes['name'] ?? '',
        relation,
        isHidden: (attributes['state'] ?? 'visible') !== 'visible',
      });
    },
  };
  return { facts, handler };
};

const createRelationsReader = () => {
  const targets = new Map<string, string>();
  const handler: XmlHandler = {
    open(name, { Id, Target }) {
      if (name === 'Relationship' && Id !== undefined && Target !== undefined) targets.set(Id, Target);
    },
  };
  return { targets, handler };
};

const toPath = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

/** One sheet of a workbook. */
export interface WorkbookSheet {
  name: string;
  rows: SheetRow[];
  /** Numbers of the rows at which pictures begin. */
  pictureRows: ReadonlySet<number>;
}

const openWorkbook = async (bytes: Buffer) => {
  const entries = readZipEntries(bytes);
  const read = (name: string, handler: XmlHandler) => readXml(bytes, { entries, name }, handler);
  const { facts, handler } = createWorkbookReader();
  const relations = createRelationsReader();
  if (!(await read('xl/workbook.xml', handler))) throw new SheetError('sheet.unreadable');
  await read('xl/_rels/workbook.xml.rels', relations.handler);
  const styles = createStylesReader();
  await read('xl/styles.xml', styles);
  const strings = createStringsReader();
  await read('xl/sharedStrings.xml', strings);
  const findPath = (relation = ''): string => toPath(relations.targets.get(relation) ?? 'worksheets/sheet1.xml');
  const readRows = async (path: string): Promise<SheetRow[]> => {
    const worksheet = createWorksheetReader({
      strings: strings.strings,
      formats: styles.formats,
      is1904: facts.is1904,
    });
    if (!(await read(path, worksheet))) throw new SheetError('sheet.broken');
    return worksheet.rows;
  };
  return { sheets: facts.sheets, read, findPath, readRows };
};

/** The rows of the first sheet of a workbook that is shown. */
export const readXlsx = async (bytes: Buffer): Promise<SheetRow[]> => {
  const { sheets, findPath, readRows } = await openWorkbook(bytes);
  const shown = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0];
  return readRows(findPath(shown?.relation));
};

const maxSheets = 50;

/** Every sheet of a workbook that is shown, in order; of many only the first. */
export const readWorkbook = async (bytes: Buffer): Promise<WorkbookSheet[]> => {
  const { sheets, read, findPath, readRows } = await openWorkbook(bytes);
  const shown = sheets.filter(({ isHidden }) => !isHidden);
  const list = new Map<string, WorkbookSheet>();
  for (const { name, relation } of shown.slice(0, maxSheets)) {
    const sheetPath = findPath(relation);
    // A file that several sheets name would be read as often.
    if (list.has(sheetPath)) continue;
    const relations = createRelationsReader();
    const [folder, file] = [path.dirname(sheetPath), path.basename(sheetPath)];
    await read(path.join(folder, '_rels', `${file}.rels`), relations.handler);
    const drawing = createDrawingReader();
    for (const target of relations.targets.values())
      if (/drawings\/drawing[^/]*\.xml$/.test(target)) await read(path.join('/', folder, target).slice(1), drawing);
    list.set(sheetPath, { name, rows: await readRows(sheetPath), pictureRows: drawing.pictureRows });
  }
  return [...list.values()];
};
