import { readBankBundles } from '@inkstone/bank/server';
import { dayIn, escapeHtml, localize, localizedName, type Language } from '@inkstone/base';
import type { HandlerServices } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import { streamZip, type ArchiveEntry, type Storage } from '@inkstone/files';
import { streamSchoolResults } from '@inkstone/reports/server';
import { listTimetableEntries } from '@inkstone/timetable/server';
import { exportDocumentMessages } from '../../messages.ts';
import { closePage, openPage, toCsvLines, toHeads } from '../rights/archive-texts.ts';
import { readContentPackages } from '../content/content-packages.ts';
import type { ExportCounts } from './export.tables.ts';
import { listLinkEntries } from './link-entries.ts';
import { listRosterEntries } from './oneroster-entries.ts';
import type { ExportedSettings } from './read-exported-settings.ts';
import { listSettingsEntries } from './settings-entries.ts';
import {
  countTable,
  listExportedFiles,
  listExportedTables,
  readTable,
  type ExportedFile,
} from './exported-tables.queries.ts';

/** The source of an export, and the language of its overview page. */
export interface ExportSource {
  tx: Tx;
  storage: Storage;
  now: Date;
  language: Language;
  school: Pick<HandlerServices['school'], 'name' | 'nameZh' | 'timeZone' | 'graceSeconds' | 'publicUrl'>;
  settings: ExportedSettings;
}

async function* textOf(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

async function* toJsonLines(tx: Tx, table: string): AsyncGenerator<Buffer> {
  for await (const rows of readTable(tx, table))
    yield Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}

const { pairs } = exportDocumentMessages;

const folders = ['people', 'marks', 'timetable', 'bank', 'content', 'settings', 'media', 'data'] as const;

const toOverview = ({ school, now, language }: ExportSource): string => {
  const word = (name: keyof typeof pairs): string => escapeHtml(localize(pairs[name], language));
  const name = localizedName(language, school.name, school.nameZh);
  const rows = folders.map((folder) => `<dt><b>${word(folder)}</b></dt><dd>${word(`${folder}Note`)}</dd>\n`);
  const day = dayIn(now, school.timeZone);
  return [
    openPage(localize(pairs.title, language, { name }), language),
    `<p>${escapeHtml(localize(pairs.made, language, { day }))}</p>\n<dl>\n`,
    ...rows,
    `</dl>\n<p>${word('withheld')}</p>\n`,
    closePage,
  ].join('');
};

/** Its number keeps files of one name apart; signs that some systems refuse in names are left out. */
const mediaName = ({ id, name }: ExportedFile): string => `media/${id}-${name.replaceAll(/[\\/:*?"<>|]/g, '_')}`;

const mediaColumns = ['file', 'name', 'mime', 'size_bytes', 'sha256', 'owner', 'is_missing'];

/** Counts what an export will hold, but for what the bank holds, which is counted as it is packed. */
export const countExport = async (tx: Tx): Promise<ExportCounts> => ({
  people: await countTable(tx, 'person'),
  classes: await countTable(tx, 'school_class'),
  assignments: await countTable(tx, 'assignment'),
  results: await countTable(tx, 'recipient'),
  files: (await listExportedFiles(tx)).length,
  tables: (await listExportedTables(tx)).length,
});

async function* listMedia({ tx, storage, language }: ExportSource): AsyncGenerator<ArchiveEntry> {
  const lines: string[][] = [];
  for (const file of await listExportedFiles(tx)) {
    const isStored = await storage.exists(file.key);
    const name = mediaName(file);
    const missing = isStored ? '' : localize(pairs.missing, language);
    lines.push([name, file.name, file.mime, String(file.sizeBytes), file.sha256, file.owner ?? '', missing]);
    if (isStored) yield { name, isPacked: true, open: () => storage.open(file.key) };
  }
  const table = [toHeads(mediaColumns, language), ...lines];
  yield {
    name: 'media/index.csv',
    open: async function* () {
      yield toCsvLines(table, true);
    },
  };
}

async function* listRoster(source: ExportSource): AsyncGenerator<ArchiveEntry> {
  yield* await listRosterEntries(source);
}

/** Everything that is made for teaching as packages that another school can import; it is added to the counts. */
async function* listContent(source: ExportSource, counts: ExportCounts): AsyncGenerator<ArchiveEntry> {
  let number = 0;
  for await (const { counts: added, entries } of readContentPackages(source.tx, source)) {
    number += 1;
    counts.papers = (counts.papers ?? 0) + added.papers;
    counts.courses = (counts.courses ?? 0) + added.courses;
    counts.textbooks = (counts.textbooks ?? 0) + added.textbooks;
    const name = `content/content-${String(number).padStart(3, '0')}.zip`;
    yield { name, isPacked: true, open: () => streamZip(entries()) };
  }
}

/** The files of an export, each read when its turn comes; what the bank holds is added to the counts. */
export async function* listExportEntries(source: ExportSource, counts: ExportCounts): AsyncGenerator<ArchiveEntry> {
  const { tx } = source;
  yield { name: 'index.html', open: () => textOf(toOverview(source)) };
  yield { name: 'people/oneroster.zip', isPacked: true, open: () => streamZip(listRoster(source)) };
  yield* await listLinkEntries(tx, source.language);
  yield { name: 'marks/marks.xlsx', isPacked: true, open: () => streamSchoolResults(source, 'xlsx') };
  yield { name: 'marks/marks.csv', open: () => streamSchoolResults(source, 'csv') };
  yield* listTimetableEntries(tx, source);
  counts.questionSets = 0;
  for await (const { number, sets, body } of readBankBundles(tx, source)) {
    counts.questionSets += sets;
    const name = `bank/question-sets-${String(number).padStart(3, '0')}.json`;
    yield {
      name,
      open: async function* () {
        yield body;
      },
    };
  }
  yield* listContent(source, counts);
  yield* listSettingsEntries(source.settings, source.language);
  yield* listMedia(source);
  for (const table of await listExportedTables(tx))
    yield { name: `data/${table}.jsonl`, open: () => toJsonLines(tx, table) };
}
