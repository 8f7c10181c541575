import { wholeBank } from '@inkstone/bank/server';
import { pinContent } from '@inkstone/assignments/server';
import { duolingoWork } from '@inkstone/content';
import { createPastAssignment } from './create-past-assignment.ts';
import type { Seeding } from './index.ts';
import { momentAt } from './moments.ts';
import { requireId } from './people.ts';
import type { SeededSchool, StoryStep } from './work.ts';

/** Assigns a practice form of the Duolingo English Test to two students. */
export const duolingoSteps = (seeding: Seeding, seeded: SeededSchool): StoryStep[] => [
  {
    startsAt: momentAt(seeding.now, duolingoWork.assignedAt),
    async run() {
      const content = await pinContent(
        seeding.tx,
        { paperId: requireId(seeded.bank.papers, 'duolingo-form-a') },
        { viewer: wholeBank },
      );
      if (typeof content === 'string') throw new Error(`${duolingoWork.code}: ${content}`);
      await createPastAssignment(seeding, duolingoWork, {
        teacherId: requireId(seeded.people.people, 'mei'),
        content,
        studentIds: ['kimseoyeon', 'maximmorozov'].map((username) => requireId(seeded.people.people, username)),
      });
    },
  },
];
