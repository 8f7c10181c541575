import { titleSearchText } from '@inkstone/base/pinyin';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { homework, tests } from '../contract.ts';
import { lockRecipients, updateAssignment } from './giving.queries.ts';
import { lockLiving, type FamilyOfWork } from './own.ts';
import type { AssignmentRow } from './sitting.queries.ts';

type Edit = typeof homework.edit;

const rules = ['timeLimit', 'maxListens', 'playbackSpeed'] as const;

/** The words of given work. */
interface Wording {
  title: string;
  titleZh?: string | undefined;
  teacherMessage?: string | null | undefined;
}

const wordsOf = ({ title, teacherMessage, ...input }: Wording, row: Pick<AssignmentRow, 'titleZh'>) => {
  const titleZh = input.titleZh === undefined ? row.titleZh : input.titleZh || null;
  const searchText = titleSearchText(title, titleZh);
  return {
    ...{ title, titleZh, searchText },
    ...(teacherMessage === undefined ? {} : { teacherMessage: teacherMessage || null }),
  };
};

/** What changing the words takes of a call: its own input may say more. */
type Rewording = Pick<HandlerContext<Edit>, 'me' | 'tx' | 'notFound'> & {
  input: Wording & { id: number };
  refuse(code: 'assignment.withdrawn' | 'assignment.deleted'): never;
};

/** Changes the words of given work that has no rules of answering. */
export const rewordOf =
  (family: FamilyOfWork) =>
  async ({ input, me, tx, refuse, notFound }: Rewording): Promise<{ id: number }> => {
    const row = await lockLiving(tx, { id: input.id, teacherId: me.id, family });
    if (row === 'notFound') return notFound();
    if (typeof row === 'string') return refuse(row);
    await updateAssignment(tx, { id: row.id }, wordsOf(input, row), { movesWindow: false });
    return { id: row.id };
  };

/** Changes words at any time, and the rules of answering while nobody has begun. */
const editOf =
  (family: FamilyOfWork) =>
  async ({ input, me, tx, refuse, notFound }: HandlerContext<Edit>) => {
    const row = await lockLiving(tx, { id: input.id, teacherId: me.id, family });
    if (row === 'notFound') return notFound();
    if (typeof row === 'string') return refuse(row);
    const changesRules = rules.some((rule) => input[rule] !== undefined);
    if (changesRules) {
      const recipients = await lockRecipients(tx, { assignmentId: row.id, studentIds: null });
      if (recipients.some(({ work }) => work !== 'none')) return refuse('assignment.started');
    }

    await updateAssignment(
      tx,
      { id: row.id },
      {
        ...wordsOf(input, row),
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
export const editHomework = handleCall(homework.edit, editOf('homework'));

/** Changes a test. */
export const editTest = handleCall(tests.edit, editOf('test'));
