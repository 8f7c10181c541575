/** An inclusive range of numbers. */
export interface Span {
  from: number;
  to: number;
}

/** One question of a unit. */
export interface UnitQuestion {
  /** Its knowledge points with everything above them in the tree. */
  knowledge: readonly number[];
  type: string;
  /** Share of full credit that is missed, from 0 to 1, compared to the hundredth; null where unknown. */
  difficulty: number | null;
  /** When a student of the class last had it, in milliseconds; null where nobody had. */
  seenAt: number | null;
}

/** What goes into a paper as a whole: a set with its passage, or a single question. */
export interface PaperUnit {
  id: number;
  /** Units of one family ask the same thing: questions of one set, and copies. */
  family: number;
  questions: readonly UnitQuestion[];
}

/** How many questions with these properties a paper has. */
export interface GroupRule {
  /** Points of the tree of which a question has one; empty: any. */
  knowledge: readonly number[];
  /** Types of which a question is one; empty: any. */
  types: readonly string[];
  /** Questions of unknown difficulty are in no range; null: any. */
  difficulty: Span | null;
  count: Span;
}

/** What a paper has to be. */
export interface PaperRules {
  total: Span;
  groups: readonly GroupRule[];
  /** The range of each question's difficulty; one of unknown difficulty is in none. Null: any. */
  difficulty: Span | null;
  /** The range of the mean of all difficulties, each of which must be known. Null: any. */
  meanDifficulty: Span | null;
  /** No question was seen at this instant or later, in milliseconds. Null: they may have been. */
  notSeenSince: number | null;
  /** No two units of one family. */
  isFamilyUnique: boolean;
  /** Ids of units that are in the paper. */
  included: readonly number[];
  /** Ids of units that are not. */
  excluded: readonly number[];
}

/** Names one of the rules. */
export type RuleRef =
  | { kind: 'total' | 'difficulty' | 'meanDifficulty' | 'notSeenSince' | 'family' | 'included' | 'excluded' }
  | { kind: 'group'; index: number };

/** A rule in a conflict. */
export interface ConflictingRule {
  rule: RuleRef;
  /** For a count: the nearest numbers below and above its range that the other rules of the conflict allow. */
  nearest: { below: number | null; above: number | null } | null;
}

/** Units that meet all rules, the smallest set of rules that no units meet, or neither after the work that is allowed. */
export type PaperSearchResult =
  | { status: 'found'; unitIds: number[] }
  | { status: 'conflict'; rules: ConflictingRule[] }
  | { status: 'undecided' };
