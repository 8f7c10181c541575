import { bookMessages } from '../../messages.ts';

/** Subjects that a textbook can be filed under, with their words; those of question sets and some that only books have. */
export const subjectWords = {
  reading: 'reading',
  listening: 'listening',
  speaking: 'speaking',
  writing: 'writing',
  vocabulary: 'vocabularySubject',
  grammar: 'grammar',
  math: 'math',
  general: 'general',
} as const satisfies Readonly<Record<string, keyof (typeof bookMessages)['pairs']>>;

type Subject = keyof typeof subjectWords;

/** Every subject, in the order of a form. */
export const subjects = Object.keys(subjectWords) as readonly Subject[];

/** The word of a subject; undefined for one that has none. */
export const subjectWord = (id: string): (typeof subjectWords)[Subject] | undefined =>
  Object.hasOwn(subjectWords, id) ? subjectWords[id as Subject] : undefined;
