import { SheetError, type SheetRow } from '../sheet.ts';
import { createStylesReader } from './number-formats.ts';
import { readXml, type XmlHandler } from './read-xml.ts';
import { createStringsReader } from './shared-strings.ts';
import { createWorksheetReader } from './worksheet.ts';
import { readZipEntries } from './zip.ts';

/** Reads which sheet is shown first, and how days are counted. */
const createWorkbookReader = () => {
  const sheets: { relation: string; isHidden: boolean }[] = [];
  const facts = { sheets, is1904: false };
  const handler: XmlHandler = {
    open(name, attributes) {
      if (name === 'workbookPr') facts.is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (name !== 'sheet') return;
      const relation = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      sheets.push({ relation, isHidden: (attributes['state'] ?? 'visible') !== 'visible' });
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

/** The rows of the first sheet of a workbook that is shown. */
export const readXlsx = async (bytes: Buffer): Promise<SheetRow[]> => {
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

  const shown = facts.sheets.find(({ isHidden }) => !isHidden) ?? facts.sheets[0];
  const worksheet = createWorksheetReader({
    strings: strings.strings,
    formats: styles.formats,
    is1904: facts.is1904,
  });
  const target = relations.targets.get(shown?.relation ?? '') ?? 'worksheets/sheet1.xml';
  if (!(await read(toPath(target), worksheet))) throw new SheetError('sheet.broken');
  return worksheet.rows;
};
