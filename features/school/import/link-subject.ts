import { cutText, type Language } from '@inkstone/base';
import type { ColumnRules } from './columns.ts';
import { createPersonFinder, type FindPerson, type KnownPerson } from './find-person.ts';
import type { LinkField, LinkRow } from './link-fields.ts';
import type { LinkTarget } from './link-targets.ts';
import type { PlannedChange, PlannedRow } from './plan-types.ts';
import { RowError } from './row-error.ts';

/** What a row would do. */
export interface PlannedLink {
  outcome: 'made' | 'changed' | 'same';
  /** Whom the row is about; without an id where the row makes them. */
  person: Pick<KnownPerson, 'username' | 'name' | 'nameZh'> & { id: number | null };
  changes: readonly PlannedChange[];
  link: LinkTarget;
  /** Two rows with one key say the same: the later one is refused. */
  key: string;
}

/** What the rows of a sheet are compared with. */
export interface LinkPlanContext<Known> {
  rows: readonly LinkRow[];
  findPerson: FindPerson;
  /** What is there already of what the sheet is about. */
  known: Known;
  /** The language of those whose row names none. */
  language: Language;
  /** The name in Latin letters of somebody who has only a Chinese one. */
  toLatinName(nameZh: string): string;
}

/** A subject of import other than people: facts of people who are here, or of candidates, one in each row. */
export interface LinkSubject<Known> {
  /** What its columns may hold, with their heads. */
  columns: ColumnRules<LinkField>;
  /** Columns whose cells mean people who are here. */
  personFields: readonly LinkField[];
  /** Columns that say in a refused row whom it is about: the first that is not empty; absent: those that mean people. */
  nameFields?: readonly LinkField[];
  /** Heads that are read again, and one row as an example. */
  template: Readonly<Record<Language, string[][]>>;
  /** Prepares to plan rows; what is returned plans one, or throws a `RowError`. */
  openPlan(ctx: LinkPlanContext<Known>): (row: LinkRow) => PlannedLink;
}

/** The text of a cell that a row needs; refused where it is empty or too long. */
export const readCell = ({ values }: LinkRow, field: LinkField, maxLength = 100): string => {
  const text = values[field];
  if (text === undefined) throw new RowError('cellEmpty', field);
  if (text.length > maxLength) throw new RowError('tooLong', cutText(text, 60));
  return text;
};

/** A person by name and user name, which tells people of one name apart. */
export const describePerson = ({ name, nameZh, username }: KnownPerson): string => `${nameZh ?? name} (${username})`;

const noAccount = { personId: null, edition: null, target: null, joins: [] };

const refuseRow = (row: LinkRow, nameFields: readonly LinkField[], { fault, about }: RowError): PlannedRow => ({
  ...{ ...noAccount, rowNumber: row.number, outcome: 'refused', username: '' },
  name: nameFields.map((field) => row.values[field]).find((text) => text !== undefined) ?? '',
  ...{ changes: [], fault, about, link: null },
});

const toRow = ({ number }: LinkRow, { outcome, person, changes, link }: PlannedLink): PlannedRow => ({
  ...{ ...noAccount, rowNumber: number, outcome, username: person.username, name: person.nameZh ?? person.name },
  personId: person.id,
  changes: outcome === 'same' ? [] : changes,
  ...{ fault: null, about: null, link: outcome === 'same' ? null : link },
});

/** What a sheet would do, row by row: the same sheet a second time changes nothing. */
export const planLinks = <Known>(
  subject: LinkSubject<Known>,
  { people, ...input }: Omit<LinkPlanContext<Known>, 'findPerson'> & { people: readonly KnownPerson[] },
): PlannedRow[] => {
  const planRow = subject.openPlan({ ...input, findPerson: createPersonFinder(people) });
  const seen = new Map<string, number>();
  return input.rows.map((row) => {
    try {
      const planned = planRow(row);
      const first = seen.get(planned.key);
      if (first !== undefined) throw new RowError('repeated', String(first));
      seen.set(planned.key, row.number);
      return toRow(row, planned);
    } catch (error) {
      if (error instanceof RowError) return refuseRow(row, subject.nameFields ?? subject.personFields, error);
      throw error;
    }
  });
};
