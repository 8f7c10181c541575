import type { Language } from '@inkstone/base';
import type { RowFault } from './faults.ts';
import type { LinkTarget } from './link-targets.ts';

/** An account that a sheet may mean. */
export interface KnownAccount {
  id: number;
  edition: number;
  username: string;
  name: string;
  nameZh: string | null;
  number: string | null;
  externalId: string | null;
  mail: string | null;
  language: Language;
  roles: readonly string[];
  role: string;
  permissions: readonly string[];
  hasLeft: boolean;
  /** Running classes of which the person is a student or a teacher. */
  classes: readonly Enrolment[];
}

/** What a person does in a class. */
export interface Enrolment {
  classId: number;
  part: 'student' | 'teacher';
}

/** A running class. */
export interface KnownClass {
  id: number;
  name: string;
  nameZh: string | null;
  externalId: string | null;
  /** A closed class is known by its external id alone. */
  isClosed: boolean;
}

/** A class that is to be made, since rows name it and there is none. */
export interface NewClass {
  name: string;
  nameZh: string | null;
  externalId: string | null;
}

/** A class that a person joins: one that runs, or by its place among the new ones. */
export type PlannedJoin = {
  part: Enrolment['part'];
  /** Whether a class that is made becomes this teacher's, whoever else teaches it. */
  isPrimary?: true;
} & ({ classId: number; newClass?: undefined } | { newClass: number; classId?: undefined });

/** What a sheet would do. */
export interface ImportPlan {
  rows: PlannedRow[];
  newClasses: NewClass[];
}

/** The account of a person as it will be. */
export interface AccountTarget {
  username: string;
  name: string;
  nameZh: string | null;
  sortName: string;
  searchText: string;
  number: string | null;
  externalId: string | null;
  mail: string | null;
  language: Language;
  roles: readonly string[];
  role: string;
  permissions: readonly string[];
}

/** One field with its values before and after; null: nothing. */
export interface PlannedChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** What is done with a row. */
export const rowOutcomes = ['made', 'changed', 'same', 'refused', 'deactivated'] as const;

/** What is done with a row. */
export type RowOutcome = (typeof rowOutcomes)[number];

/** A row of the receipt. */
export interface PlannedRow {
  /** The number of the row in the sheet; null for a person who is missing there. */
  rowNumber: number | null;
  outcome: RowOutcome;
  name: string;
  username: string;
  /** The account as it was when this was planned; null for one that is made or refused. */
  personId: number | null;
  edition: number | null;
  changes: readonly PlannedChange[];
  fault: RowFault | null;
  /** The text or the row that the fault is about. */
  about: string | null;
  target: AccountTarget | null;
  /** Classes that the person joins. */
  joins: readonly PlannedJoin[];
  /** What a row of another subject than people writes; null: nothing, or the sheet is one of people. */
  link: LinkTarget | null;
}
