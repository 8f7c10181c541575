import { cutText, hasUnsafeText, type Language, type SheetEncoding, type SheetFault } from '@inkstone/base';
import { latinNameFor } from '@inkstone/base/pinyin';
import { maxRows, readSheet, SheetError } from '@inkstone/files/sheets';
import { findHeadRow, guessColumns, readCells } from '../../import/columns.ts';
import type { KnownPerson } from '../../import/find-person.ts';
import type { LinkRow } from '../../import/link-fields.ts';
import { planLinks, type LinkSubject } from '../../import/link-subject.ts';
import type { LinkKind } from '../../import/link-targets.ts';
import type { ImportRow } from '../../import/people/fields.ts';
import { planPeople, type PlanInput } from '../../import/people/plan.ts';
import type { ImportPlan, NewClass, PlannedRow } from '../../import/plan-types.ts';
import {
  getColumnRules,
  isLinkKind,
  linkSubjects,
  type ImportSubject,
  type KnownLinks,
  type SheetField,
} from '../../import/subjects.ts';
import { readRoster } from '../sheets/oneroster/read-roster.ts';
import type { TimetableFile } from '../../timetable-import/entry.ts';
import { readTimetable, type TimetableReading } from '../timetable-import/read-timetable.ts';
import type { SheetColumn } from './change-sets.tables.ts';
import { listBuffers, packRows, unpackRows, type PackedRows } from './packed-rows.ts';

/** Work of an import that would hold the process up: reading a file, and comparing its rows with accounts. */
export type ImportTask =
  | {
      kind: 'read';
      bytes: Uint8Array;
      encoding: SheetEncoding | null;
      subject: ImportSubject;
      columns: readonly (SheetField | null)[] | null;
      /** The day in the school's zone, as an ISO date. */
      today: string;
    }
  | { kind: 'plan'; input: Omit<PlanInput, 'rows'> & { rows: PackedRows } }
  | LinkTask
  | ({ kind: 'timetable' } & TimetableReading);

/** What the rows of a sheet of another subject than people are compared with. */
interface LinkInput<Known> {
  rows: PackedRows;
  people: readonly KnownPerson[];
  known: Known;
  language: Language;
}

/** Comparing the rows of a sheet of another subject than people. */
export type LinkTask = {
  [Kind in LinkKind]: { kind: 'planLinks'; subject: Kind; input: LinkInput<KnownLinks[Kind]> };
}[LinkKind];

/** What a file was that was read. */
export interface SheetFacts {
  format: 'csv' | 'xlsx' | 'oneroster';
  encoding: string | null;
  columns: SheetColumn[];
}

/** The texts by which the rows of a sheet name people who may be here, by their columns. */
export type Mentions = Partial<Record<SheetField, readonly string[]>>;

/** What a sheet would do, with its rows as they are stored. */
export interface PackedPlan {
  rows: PackedRows;
  newClasses: readonly NewClass[];
}

/** The result of a task. */
export type ImportReply =
  | { kind: 'read'; sheet: SheetFacts; rows: PackedRows; mentions: Mentions }
  | { kind: 'refused'; fault: SheetFault }
  | { kind: 'planned'; plan: PackedPlan }
  | { kind: 'timetable'; file: TimetableFile }
  | { kind: 'failed'; message: string };

const sampleCount = 3;

type ReadTask = Extract<ImportTask, { kind: 'read' }>;
type SheetRow = ImportRow & LinkRow;

const readRows = async (task: ReadTask): Promise<SheetFacts & { rows: SheetRow[] }> => {
  const rules = getColumnRules(task.subject);
  const roster = task.subject === 'people' ? await readRoster(Buffer.from(task.bytes), task.today) : null;
  if (roster) return { format: 'oneroster', encoding: null, columns: [], rows: roster };
  const sheet = await readSheet(Buffer.from(task.bytes), task.encoding);
  const headRow = findHeadRow(sheet.rows, rules);
  const heads = headRow === null ? [] : (sheet.rows[headRow]?.cells ?? []);
  const body = sheet.rows.slice(headRow === null ? 0 : headRow + 1);
  if (body.length === 0) throw new SheetError('sheet.empty');
  if (body.length > maxRows) throw new SheetError('sheet.tooManyRows');
  const width = body.reduce((most, { cells }) => Math.max(most, cells.length), heads.length);
  const guessed = guessColumns(
    Array.from({ length: width }, (_column, index) => heads[index] ?? ''),
    rules,
  );
  const fields = guessed.map((field, index) => (task.columns === null ? field : (task.columns[index] ?? null)));
  const columns = fields.map((field, index) => ({
    head: cutText(heads[index] ?? '', 100),
    field,
    samples: body.slice(0, sampleCount).map(({ cells }) => cutText(cells[index] ?? '', 100)),
  }));
  const { format, encoding } = sheet;
  return { format, encoding, columns, rows: body.map((row) => readCells(row, fields)) };
};

const mentioningFields = (subject: ImportSubject): readonly SheetField[] =>
  isLinkKind(subject) ? linkSubjects[subject].personFields : ['externalId', 'number', 'username'];

const listMentions = (rows: readonly SheetRow[], subject: ImportSubject): Mentions =>
  Object.fromEntries(
    mentioningFields(subject).map((field) => {
      const texts = rows.map(({ values }: { values: Partial<Record<SheetField, string>> }) => values[field]);
      return [field, [...new Set(texts.filter((text) => text !== undefined))]];
    }),
  );

const readFile = async (task: ReadTask): Promise<ImportReply> => {
  const { rows, ...sheet } = await readRows(task);
  if (hasUnsafeText(sheet) || hasUnsafeText(rows)) return { kind: 'refused', fault: 'sheet.unreadable' };
  return { kind: 'read', sheet, rows: packRows(rows), mentions: listMentions(rows, task.subject) };
};

const maxNameLength = 200;

/** A row as it is stored; positions begin with 1. */
const toStored = (row: PlannedRow, index: number) => ({
  ...row,
  ...{ position: index + 1, name: cutText(row.name, maxNameLength), username: cutText(row.username, maxNameLength) },
});

const packPlan = ({ rows, newClasses }: ImportPlan): PackedPlan => ({ rows: packRows(rows, toStored), newClasses });

const planRows = <Known>(subject: LinkSubject<Known>, { rows, ...input }: LinkInput<Known>) =>
  planLinks(subject, { ...input, rows: unpackRows<LinkRow>(rows), toLatinName: latinNameFor });

const planSheet = ({ rows, ...input }: Extract<ImportTask, { kind: 'plan' }>['input']) =>
  planPeople({ ...input, rows: unpackRows<ImportRow>(rows) });

const runLinkTask = (task: LinkTask) => {
  switch (task.subject) {
    case 'guardians':
      return planRows(linkSubjects.guardians, task.input);
    case 'extraTime':
      return planRows(linkSubjects.extraTime, task.input);
    case 'teams':
      return planRows(linkSubjects.teams, task.input);
    case 'staff':
      return planRows(linkSubjects.staff, task.input);
    case 'thirdParty':
      return planRows(linkSubjects.thirdParty, task.input);
    case 'candidates':
      return planRows(linkSubjects.candidates, task.input);
  }
};

/** Does a task. */
export const runImportTask = async (task: ImportTask): Promise<ImportReply> => {
  try {
    if (task.kind === 'plan') return { kind: 'planned', plan: packPlan(planSheet(task.input)) };
    if (task.kind === 'planLinks')
      return { kind: 'planned', plan: packPlan({ rows: runLinkTask(task), newClasses: [] }) };
    if (task.kind === 'timetable') return { kind: 'timetable', file: await readTimetable(task) };
    return await readFile(task);
  } catch (error) {
    if (error instanceof SheetError) return { kind: 'refused', fault: error.code };
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
};

/** The bytes of a reply that are moved instead of copied. */
export const listReplyBuffers = (reply: ImportReply): ArrayBuffer[] => {
  if (reply.kind === 'read') return listBuffers(reply.rows);
  return reply.kind === 'planned' ? listBuffers(reply.plan.rows) : [];
};
