import type { TestSchool } from '@inkstone/testing';
import { insertSession } from './server/index.ts';

/** Creates a lesson in a test school. */
export const aLesson = (
  school: TestSchool,
  draft: { classId: number; teacherId: number; beginsAt: string; minutes?: number; title?: string; titleZh?: string },
): Promise<number> => {
  const beginsAt = new Date(draft.beginsAt);
  return school.tx((tx) =>
    insertSession(tx, {
      classId: draft.classId,
      teacherId: draft.teacherId,
      title: draft.title ?? 'A lesson',
      titleZh: draft.titleZh ?? null,
      beginsAt,
      endsAt: new Date(beginsAt.getTime() + (draft.minutes ?? 90) * 60_000),
    }),
  );
};
