import { pinContent } from '@inkstone/assignments/server';
import { duolingoWork } from '@inkstone/content';
import { giveTold } from './give-work.ts';
import type { Seeding } from './index.ts';
import { momentAt } from './moments.ts';
import { idOf } from './people.ts';
import type { SeededSchool, StoryStep } from './work.ts';

/** Two of the evening class have a practice form of the Duolingo English Test before them. */
export const duolingoSteps = (seeding: Seeding, made: SeededSchool): StoryStep[] => [
  {
    given: momentAt(seeding.now, duolingoWork.given),
    async run() {
      const content = await pinContent(seeding.tx, { paperId: idOf(made.bank.papers, 'duolingo-form-a') });
      if (typeof content === 'string') throw new Error(`${duolingoWork.code}: ${content}`);
      await giveTold(seeding, duolingoWork, {
        teacherId: idOf(made.people.people, 'mei'),
        content,
        studentIds: ['kimseoyeon', 'maximmorozov'].map((username) => idOf(made.people.people, username)),
      });
    },
  },
];
