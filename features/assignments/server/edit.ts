import { foldText } from '@inkstone/base';
import { answer, type Deciding } from '@inkstone/call/server';
import { homework, tests } from '../contract.ts';
import { lockRecipients, updateAssignment } from './giving.queries.ts';
import { lockLiving, type FamilyOfWork } from './own.ts';

type Edit = typeof homework.edit;

const rules = ['timeLimit', 'maxListens', 'playbackSpeed'] as const;

/** Changes words at any time, and the rules of answering while nobody has begun. */
const editOf =
  (family: FamilyOfWork) =>
  async ({ input, me, tx, refuse, notFound }: Deciding<Edit>) => {
    const row = await lockLiving(tx, { id: input.id, teacherId: me.id, family });
    if (row === 'notFound') return notFound();
    if (typeof row === 'string') return refuse(row);
    const changesRules = rules.some((rule) => input[rule] !== undefined);
    if (changesRules) {
      const recipients = await lockRecipients(tx, { assignmentId: row.id, studentIds: null });
      if (recipients.some(({ work }) => work !== 'none')) return refuse('assignment.started');
    }

    const title = input.title;
    const titleZh = input.titleZh === undefined ? row.titleZh : input.titleZh || null;
    await updateAssignment(
      tx,
      { id: row.id },
      {
        title,
        titleZh,
        searchText: foldText(`${title} ${titleZh ?? ''}`),
        ...(input.teacherMessage === undefined ? {} : { teacherMessage: input.teacherMessage || null }),
        ...(input.timeLimit === undefined ? {} : { timeLimitSeconds: input.timeLimit }),
        ...(input.maxListens === undefined ? {} : { maxListens: input.maxListens }),
        ...(input.playbackSpeed === undefined ? {} : { playbackSpeed: input.playbackSpeed }),
        ...(input.selfMarking === undefined ? {} : { isSelfMarked: input.selfMarking }),
        ...(input.reportAt === undefined ? {} : { reportAt: input.reportAt }),
      },
      { movesWindow: changesRules },
    );
    return { id: row.id };
  };

/** Changes homework. */
export const editHomework = answer(homework.edit, editOf('homework'));

/** Changes a test. */
export const editTest = answer(tests.edit, editOf('test'));
