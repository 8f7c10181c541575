import { bookMessages } from '../../messages.ts';

/** Subjects of textbooks with their message keys; those of question sets and some that only books have. */
export const subjectMessageKeys = {
  reading: 'reading',
  listening: 'listening',
  speaking: 'speaking',
  writing: 'writing',
  vocabulary: 'vocabularySubject',
  grammar: 'grammar',
  math: 'math',
  general: 'general',
} as const satisfies Readonly<Record<string, keyof (typeof bookMessages)['pairs']>>;

type Subject = keyof typeof subjectMessageKeys;

/** Every subject, in form order. */
export const subjects = Object.keys(subjectMessageKeys) as readonly Subject[];

/** The message key of a subject; undefined where it has none. */
export const getSubjectMessageKey = (id: string): (typeof subjectMessageKeys)[Subject] | undefined =>
  Object.hasOwn(subjectMessageKeys, id) ? subjectMessageKeys[id as Subject] : undefined;
