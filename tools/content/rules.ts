import { bankRules } from './bank-rules.ts';
import { bookRules } from './book-rules.ts';
import { courseRules } from './course-rules.ts';
import { fileRules } from './file-rules.ts';
import { keyRules } from './key-rules.ts';
import { evidenceRules } from './evidence-rules.ts';
import { questionRules } from './question-rules.ts';
import { readingRules } from './reading-rules.ts';
import type { Rule } from './rule.ts';
import { schoolRules } from './school-rules.ts';
import { shapeRules } from './shape-rules.ts';
import { storyRules } from './story-rules.ts';

/** Every rule of the sample school's content. */
export const contentRules: readonly Rule[] = [
  ...questionRules,
  ...evidenceRules,
  ...keyRules,
  ...readingRules,
  ...bankRules,
  ...fileRules,
  ...shapeRules,
  ...schoolRules,
  ...storyRules,
  ...bookRules,
  ...courseRules,
];
