import { foldCase } from '@inkstone/base';
import { roles, type Role } from './roles.ts';

/** Roles that claims of the identity provider give; a candidate's account is made with the candidate's record. */
export const signOnRoles = [
  'student',
  'teacher',
  'guide',
  'staff',
  'recruitment',
  'recruitment-supervisor',
] as const satisfies readonly Role[];
export type SignOnRole = (typeof signOnRoles)[number];

/** The most rules of a school. */
export const maxSignOnRules = 100;

/** Whoever has a claim with a value gets a role, and a student also a class. */
export interface SignOnRule {
  /** The name of the claim; dots lead into claims within claims, such as `realm_access.roles`. */
  claim: string;
  /** The value, or one of several values; compared without case and width. */
  value: string;
  role: SignOnRole;
  classId: number | null;
}

/** What claims give by the rules of the school. */
export interface MappedClaims {
  roles: Role[];
  classIds: number[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readPath = (claims: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), claims);

const toTexts = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(toTexts);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : [];
};

/** The values of a claim as texts: those of a list one by one; none where the claim is absent. */
export const readClaimValues = (claims: Readonly<Record<string, unknown>>, claim: string): string[] =>
  toTexts(claim in claims ? claims[claim] : readPath(claims, claim.split('.')));

/** What the rules give for claims; nobody gets a role that no rule names. */
export const mapClaims = (rules: readonly SignOnRule[], claims: Readonly<Record<string, unknown>>): MappedClaims => {
  const hits = rules.filter(({ claim, value }) =>
    readClaimValues(claims, claim).some((text) => foldCase(text.trim()) === foldCase(value.trim())),
  );
  return {
    roles: roles.filter((role) => hits.some((rule) => rule.role === role)),
    classIds: [...new Set(hits.flatMap(({ classId }) => classId ?? []))].sort((a, b) => a - b),
  };
};

/** What somebody holds after a later sign-in, and which part of it the rules of the school own. */
interface GrantUpdate {
  held: string[];
  granted: string[];
}

/**
 * What somebody holds after a later sign-in: only what the rules gave before is taken away, and only what they give now is
 * added. What the school gave by hand stays the school's; `isKept` takes nothing away.
 */
export const updateGranted = (
  heldNames: readonly string[],
  { before, after, isKept }: { before: readonly string[]; after: readonly string[]; isKept: boolean },
): GrantUpdate => {
  const lost = before.filter((name) => !after.includes(name));
  const remaining = isKept ? [...heldNames] : heldNames.filter((name) => !lost.includes(name));
  const gained = after.filter((name) => !remaining.includes(name));
  const granted = after.filter((name) => gained.includes(name) || before.includes(name));
  return { held: [...remaining, ...gained], granted: isKept ? [...granted, ...lost] : granted };
};
