/** Categories of personal data; archives, plans and receipts count by them. */
export const personDataKinds = [
  'profile',
  'signIn',
  'guardians',
  'classes',
  'work',
  'answers',
  'recordings',
  'marks',
  'reports',
  'study',
  'messages',
  'activity',
  'administration',
] as const;
export type PersonDataKind = (typeof personDataKinds)[number];

/** How rows of a table belong to a person. */
export interface PersonDataOwner {
  /** The column with the person, or with the row of `through` that belongs to them. */
  column: string;
  /** A table with an owner of its own, to whose `id` the column refers. */
  through?: string;
  /** SQL that must hold of a row `t`, where only some rows belong to the person in the column. */
  only?: string;
  /** SQL of the values that belong to the person `:person`, where the column holds no id. */
  among?: string;
}

/**
 * What becomes of a person's rows when they are erased: deleted, kept under the bare id, or cleared of personal data,
 * by SQL for each column (the row is `t`, the instant `:now`).
 */
export type PersonDataErasing = 'delete' | 'keep' | Readonly<Record<string, string>>;

/**
 * Why rows stay with the account that is closed when two accounts become one: they tell who did something (`deed`), are of the
 * account itself, such as its sign-ins and choices (`account`), tell what happened under it (`log`), are totals, which cannot
 * be added up (`count`), or end by themselves within minutes (`brief`).
 */
export type StayReason = 'deed' | 'account' | 'log' | 'count' | 'brief';

/**
 * Rows that go to the account that stays, unless it has their like. `prefers`: SQL of the row `t` of the account that is closed
 * and its like `s`, true where they change places. `except`: SQL of rows `t` that stay, with `:source` for the account that is
 * closed and `:target` for the one that stays.
 */
export interface RowMoving {
  prefers: string | null;
  except?: string;
}

/** What becomes of rows when two accounts of one person become one. */
export type PersonMentionMerging = { stays: StayReason } | RowMoving;

/** The same for rows that belong to a person; they can also go where the row goes that `follows` names. */
export type PersonDataMerging = PersonMentionMerging | { follows: string; through: string };

/** The rule of one table for archives of a person and for erasing them. */
export interface PersonDataRule {
  kind: PersonDataKind;
  /** Null where rows belong to the school and people only had a hand in them. */
  owner: PersonDataOwner | null;
  erasing: PersonDataErasing;
  /** Required where a column of the table itself holds the person to whom a row belongs. */
  merging?: PersonDataMerging;
  /** Rows of others that are about the person: erased with theirs, but in no archive. */
  about?: readonly PersonDataOwner[];
  /** Columns that name others who had a hand in a row: erasing keeps them, as ids; what merging accounts does with them. */
  mentions?: Readonly<Record<string, PersonMentionMerging>>;
  /** Secrets, which no archive holds. */
  withheld?: readonly string[];
  /** Columns with a stored file of the person: archived beside the rows, and removed when they are erased. */
  files?: readonly string[];
}

/** The rules of a feature's tables by their names; a table that refers to another of them comes before it. */
export type PersonData = Readonly<Record<string, PersonDataRule>>;
