import { assignmentKinds } from './registry.ts';
import type { AssignmentFamily, AssignmentKindRules } from './types.ts';

export type { AssignmentFamily, AssignmentKindRules } from './types.ts';

/** One kind of assignment, as it is stored and sent. */
export type AssignmentKind = (typeof assignmentKinds)[number]['id'];

/** The rules of one of the kinds there are. */
export type KindRules = (typeof assignmentKinds)[number];

const rulesById = new Map<string, KindRules>(assignmentKinds.map((rules) => [rules.id, rules]));

/** The rules of a kind. */
export const getKindRules = (kind: AssignmentKind): KindRules => {
  const rules = rulesById.get(kind);
  if (!rules) throw new Error(`There is no kind of assignment "${kind}".`);
  return rules;
};

/** The kinds whose rules meet a condition, in alphabetical order of their folders. */
export const listKinds = (meets: (rules: AssignmentKindRules) => boolean): readonly AssignmentKind[] =>
  assignmentKinds.filter(meets).map(({ id }) => id);

/** All kinds, for schemas. */
export const assignmentKindIds = listKinds(() => true);

/** The kinds that a group of calls serves; candidates' tests have calls of their own. */
export const kindsInFamily = (family: AssignmentFamily): readonly AssignmentKind[] =>
  listKinds((rules) => rules.family === family && rules.recipients === 'students');

/** Whether a group of calls serves a kind. */
export const isInFamily = (kind: AssignmentKind, family: AssignmentFamily): boolean =>
  kindsInFamily(family).includes(kind);

/** The kind that the call of a family creates: from the bank, or written by the teacher. */
export const findCreatedKind = (family: AssignmentFamily, isWrittenByTeacher: boolean): AssignmentKind | undefined =>
  listKinds(
    (rules) =>
      rules.family === family && rules.isCreatedByFamilyCall && rules.isWrittenByTeacher === isWrittenByTeacher,
  )[0];

/** The kinds of a family that its receivers see: candidates their own tests, everybody else what teachers give. */
export const kindsForReceiver = (family: AssignmentFamily, isCandidate: boolean): readonly AssignmentKind[] => {
  const own = listKinds((rules) => rules.family === family && rules.recipients === 'candidate');
  return isCandidate && own.length > 0 ? own : kindsInFamily(family);
};

/** The kinds that are answered as tests. */
export const testKinds = listKinds(({ mode }) => mode === 'test');

/** The kinds that recruiters give to one candidate. */
export const candidateKinds = listKinds(({ recipients }) => recipients === 'candidate');

/**
 * The kinds that students create for themselves. They stand on the pages of attempts and reports of their family, and in
 * no list, figure or message of those who teach, except where such a list says that it holds them.
 */
export const selfKinds = listKinds(({ recipients }) => recipients === 'self');

/** Whether a kind is created by the student who answers it. */
export const isSelfKind = (kind: AssignmentKind): boolean => selfKinds.includes(kind);

/** The pages that show an assignment to its students: those of tests, or those of homework. */
export type PageKind = 'test' | 'homework';

/** The pages that show an assignment of a kind. */
export const toPageKind = (kind: AssignmentKind): PageKind =>
  kindsInFamily('test').includes(kind) ? 'test' : 'homework';

/** A kind that teachers give to students. */
export type StudentKind = Extract<KindRules, { recipients: 'students' }>['id'];

/** The kinds that teachers give to students. */
export const studentKinds: readonly StudentKind[] = assignmentKinds.flatMap((rules) =>
  rules.recipients === 'students' ? [rules.id] : [],
);

/** Whether a kind is answered as a test, with the calls and pages of tests. */
export const isTestKind = (kind: AssignmentKind): boolean => testKinds.includes(kind);

/** Whether a kind is given to one candidate by a recruiter. */
export const isForCandidate = (kind: AssignmentKind): boolean => candidateKinds.includes(kind);
