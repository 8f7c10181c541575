import type { MockCode } from '../story.ts';
import { mockAEssays, type Written } from './essays.ts';
import { mockAMarked, type PaperMarked } from './marks.ts';
import { mockAAnswerScripts } from './speech.ts';
import { mockBAnswerScripts, mockBEssays, mockBMarked } from './mock-b.ts';
import type { Script } from '../authoring.ts';

/** What was written, by mock and student. */
export const essays: Readonly<Record<MockCode, Readonly<Record<string, Written>>>> = {
  'toefl-mock-a': mockAEssays,
  'toefl-mock-b': mockBEssays,
};

/** What is said in every spoken answer; the sounds lie in `content/audio`. */
export const answerScripts: readonly Script[] = [...mockAAnswerScripts, ...mockBAnswerScripts];

/** What Ms. Mei has marked of the mocks. */
export const papersMarked: readonly PaperMarked[] = [...mockAMarked, ...mockBMarked];

/** The names of a student's four sounds, in the order of the tasks. */
export const soundsOf = (voice: string): readonly string[] => [1, 2, 3, 4].map((task) => `${voice}-${task}`);
