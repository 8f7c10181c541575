import type { Language } from '@inkstone/base';

/** A guardian as a row has them. */
export interface GuardianFacts {
  name: string;
  mail: string;
  language: Language;
}

/** A guardian of the row's person, who is a student. */
export interface GuardianTarget extends GuardianFacts {
  kind: 'guardians';
  /** The guardian who is changed, or who was made when the row was applied; null: not made yet. */
  guardianId: number | null;
  /** The guardian before the change; null: a new one. */
  before: GuardianFacts | null;
}

/** A team that the row's person joins. */
export interface TeamTarget {
  kind: 'teams';
  /** The team; null: it is not made yet. */
  teamId: number | null;
  name: string;
  leaderId: number;
  /** Whether this row makes the team. */
  isNew: boolean;
}

/** A manager who takes the row's person into their staff. */
export interface StaffTarget {
  kind: 'staff';
  managerId: number;
}

/** A third-party teacher of the row's person, who is a student. */
export interface ThirdPartyTarget {
  kind: 'thirdParty';
  teacherId: number;
}

/** The standing extra time of the row's person, who is a student. */
export interface ExtraTimeTarget {
  kind: 'extraTime';
  minutes: number;
  /** The percentage of each clock; absent: none. */
  percent?: number;
  /** The minutes before; 0: none. */
  before: number;
  /** The percentage before; absent: none. */
  percentBefore?: number;
  /** The first and the last day on which it counts, now and before; absent or null: without a limit. */
  fromDay?: string | null;
  untilDay?: string | null;
  fromDayBefore?: string | null;
  untilDayBefore?: string | null;
}

/** What the record of a candidate says, with the names of the account. */
export interface CandidateFacts {
  name: string;
  nameZh: string | null;
  position: string;
  mail: string | null;
  phone: string | null;
  message: string | null;
}

/** The record of the row's person, who is a candidate; a new one has no account before the row is applied. */
export interface CandidateTarget extends CandidateFacts {
  kind: 'candidates';
  recruiterId: number;
  /** The record that is changed, or that was made when the row was applied; null: not made yet. */
  candidateId: number | null;
  /** The language of a new account. */
  language: Language;
  /** The record before the change; null: a new one. */
  before: CandidateFacts | null;
}

/** What a row of another subject than people writes. */
export type LinkTarget =
  | GuardianTarget
  | TeamTarget
  | StaffTarget
  | ThirdPartyTarget
  | ExtraTimeTarget
  | CandidateTarget;

/** The kind of what such a row writes: the subject of its sheet. */
export type LinkKind = LinkTarget['kind'];
