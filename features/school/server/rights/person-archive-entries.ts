import { dayIn, escapeHtml, localize, localizedName, type Language } from '@inkstone/base';
import { columnProperty, type Tx } from '@inkstone/db';
import { personDataKinds, type PersonDataKind } from '@inkstone/db/person-data';
import type { ArchiveEntry, Storage } from '@inkstone/files';
import { archiveMessages, personDataMessages, personTableMessages } from '../../messages.ts';
import { closePage, openPage, toCellText, toCsvLines, toHeads, toHtmlHeads, toHtmlRows } from './archive-texts.ts';
import { ownedTables, type OwnedTable } from './person-data.ts';
import {
  countRows,
  listColumns,
  listPersonFiles,
  listWorkTitles,
  readRows,
  type PersonFile,
  type PersonRow,
} from './person-rows.queries.ts';
import type { PersonDataCounts } from './rights.tables.ts';

/** Whose archive it is, and how it is described. */
export interface ArchiveSubject {
  personId: number;
  name: string;
  nameZh: string | null;
  language: Language;
}

interface ArchiveSource {
  tx: Tx;
  storage: Storage;
  now: Date;
  school: { name: string; timeZone: string };
  subject: ArchiveSubject;
}

interface ArchiveTable {
  owned: OwnedTable;
  columns: readonly string[];
  count: number;
}

/** What an archive will hold. */
export interface ArchivePlan {
  tables: readonly ArchiveTable[];
  files: readonly PersonFile[];
  counts: PersonDataCounts;
}

const { pairs } = archiveMessages;

/** The title of a table in words. */
const tableTitle = (table: string, language: Language): string => {
  const known = Object.entries(personTableMessages.pairs).find(([name]) => name === columnProperty(table));
  return known ? localize(known[1], language) : table;
};

/** Counts what is stored of a person. */
export const planArchive = async (tx: Tx, personId: number): Promise<ArchivePlan> => {
  const counted = await countRows(tx, { tables: ownedTables, personId });
  const tables: ArchiveTable[] = [];
  const files = new Map<number, PersonFile>();
  const counts: PersonDataCounts = {};
  for (const owned of ownedTables) {
    // Earlier archives are listed, but their files are not packed again.
    const own = owned.table === 'person_archive' ? [] : await listPersonFiles(tx, { ...owned, personId });
    for (const file of own) files.set(file.id, file);
    const count = counted.get(owned.table) ?? 0;
    if (count === 0) continue;
    const withheld = owned.rule.withheld ?? [];
    const columns = (await listColumns(tx, owned.table)).filter((column) => !withheld.includes(column));
    tables.push({ owned, columns, count });
    counts[owned.rule.kind] = (counts[owned.rule.kind] ?? 0) + count;
  }
  if (files.size > 0) counts.files = files.size;
  return { tables, files: [...files.values()], counts };
};

/** Its number keeps files of one name apart; signs that some systems refuse in names are left out. */
const mediaName = ({ id, name }: PersonFile): string => `media/${id}-${name.replaceAll(/[\\/:*?"<>|]/g, '_')}`;

async function* toJson(batches: AsyncIterable<readonly PersonRow[]>): AsyncGenerator<Buffer> {
  let separator = '[\n';
  for await (const rows of batches) {
    yield Buffer.from(separator + rows.map((row) => JSON.stringify(row, null, 1)).join(',\n'));
    separator = ',\n';
  }
  yield Buffer.from(separator === '[\n' ? '[]\n' : '\n]\n');
}

type ToCells = (row: PersonRow) => string[];

async function* toSheet(
  batches: AsyncIterable<readonly PersonRow[]>,
  { heads, toCells }: { heads: readonly string[]; toCells: ToCells },
): AsyncGenerator<Buffer> {
  yield toCsvLines([heads], true);
  for await (const rows of batches) yield toCsvLines(rows.map(toCells), false);
}

async function* toPage(
  batches: AsyncIterable<readonly PersonRow[]>,
  table: { title: string; language: Language; heads: readonly string[]; toCells: ToCells },
): AsyncGenerator<Buffer> {
  const { title, language, heads, toCells } = table;
  const back = `<p><a href="../index.html">${escapeHtml(localize(pairs.back, language))}</a></p>\n`;
  yield Buffer.from(`${openPage(title, language)}${back}<div class="wide">${toHtmlHeads(heads)}`);
  for await (const rows of batches) yield Buffer.from(toHtmlRows(rows.map(toCells)));
  yield Buffer.from(`</tbody></table></div>\n${closePage}`);
}

const link = (to: string, text: string): string => `<a href="${encodeURI(to)}">${escapeHtml(text)}</a>`;

const toOverview = ({ subject, school, now }: ArchiveSource, { tables, files }: ArchivePlan): string => {
  const { language } = subject;
  const word = (name: keyof typeof pairs) => localize(pairs[name], language);
  const title = localize(pairs.title, language, { name: localizedName(language, subject.name, subject.nameZh) });
  const day = dayIn(now, school.timeZone);
  const section = (kind: PersonDataKind): string => {
    const own = tables.filter(({ owned }) => owned.rule.kind === kind);
    if (own.length === 0) return '';
    const rows = own.map(({ owned: { table }, count }) => {
      const cells = [
        escapeHtml(tableTitle(table, language)),
        String(count),
        link(`pages/${table}.html`, word('page')),
        link(`sheets/${table}.csv`, word('sheet')),
        link(`data/${table}.json`, word('data')),
      ];
      return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>\n`;
    });
    const heads = [word('table'), word('count'), word('page'), word('sheet'), word('data')];
    const kindTitle = localize(personDataMessages.pairs[kind], language);
    return `<h2>${escapeHtml(kindTitle)}</h2>\n${toHtmlHeads(heads)}${rows.join('')}</tbody></table>\n`;
  };
  const media = files.map(
    (file) => `<li>${link(mediaName(file), file.name)} (${file.sizeBytes} ${word('bytes')})</li>\n`,
  );
  return [
    openPage(title, language),
    `<p>${escapeHtml(localize(pairs.made, language, { day, school: school.name }))}</p>\n`,
    `<p>${escapeHtml(word('explanation'))}</p>\n`,
    ...personDataKinds.map(section),
    media.length === 0 ? '' : `<h2>${escapeHtml(word('media'))}</h2>\n<ul>\n${media.join('')}</ul>\n`,
    closePage,
  ].join('');
};

/** The files of an archive, each read when its turn comes. */
export async function* listArchiveEntries(source: ArchiveSource, plan: ArchivePlan): AsyncGenerator<ArchiveEntry> {
  const { tx, storage, subject } = source;
  const { language, personId } = subject;
  const titles = await listWorkTitles(tx, personId);
  yield { name: 'index.html', open: async () => textOf(toOverview(source, plan)) };
  for (const { owned, columns } of plan.tables) {
    const { table } = owned;
    const heads = [localize(pairs.work, language), ...toHeads(columns, language)];
    const findWork = (row: PersonRow): string => {
      const attemptId = Number(table === 'attempt' ? row['id'] : row['attempt_id']);
      const recipientId = Number(table === 'recipient' ? row['id'] : row['recipient_id']);
      return titles.attempts.get(attemptId) ?? titles.recipients.get(recipientId) ?? '';
    };
    const toCells: ToCells = (row) => [findWork(row), ...columns.map((column) => toCellText(row[column]))];
    const read = () => readRows(tx, { ...owned, personId });
    yield {
      name: `pages/${table}.html`,
      open: () => toPage(read(), { title: tableTitle(table, language), language, heads, toCells }),
    };
    yield { name: `sheets/${table}.csv`, open: () => toSheet(read(), { heads, toCells }) };
    yield { name: `data/${table}.json`, open: () => toJson(read()) };
  }
  for (const file of plan.files) {
    if (!(await storage.exists(file.key))) continue;
    yield { name: mediaName(file), isPacked: true, open: () => storage.open(file.key) };
  }
}

async function* textOf(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}
