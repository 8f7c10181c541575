import { getKindRules, type AssignmentKind } from '@inkstone/exam/assignment-kinds';

/** The category of messages about an assignment, by its family. */
const categoryByFamily = { homework: 'homework', test: 'test', textbook: 'textbook', video: 'course' } as const;

/** The category of messages about an assignment of a kind. */
export const getCategory = (kind: AssignmentKind) => categoryByFamily[getKindRules(kind).family];
