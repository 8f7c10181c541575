import { keepOutsideBank } from '@inkstone/bank/server';
import type { Tx } from '@inkstone/db';
import { definedAssignment } from '@inkstone/programmes/cards';
import { filesAtMost, type Defined } from '../contract/defining.ts';
import { inBothLanguages } from '../rules.ts';
import type { Pinned } from './give.ts';

/** Whose homework, called what. */
interface Writing {
  teacherId: number;
  now: Date;
  title: string;
  titleZh: string | null;
}

type Task = Defined['tasks'][number];

/** Everything beside one task: what all tasks share, then its own; the first recording gives the length. */
const stimulusOf = ({ text, files }: Defined, task: Task) => {
  const html = inBothLanguages(text);
  const shown = [...task.files, ...files];
  const seconds = shown.find((file) => file.seconds !== undefined)?.seconds;
  const isEmpty = html === '' && shown.length === 0;
  return {
    kind: isEmpty ? ('none' as const) : ('passage' as const),
    html,
    files: shown.map(({ id }) => ({ id })),
    transcript: '',
    ...(seconds !== undefined && { audioSeconds: seconds }),
  };
};

const questionOf = ({ text, accepts, mostFiles, leastWords, points, model }: Task) => ({
  type: definedAssignment.type,
  prompt: { text: inBothLanguages(text), accepts, mostFiles, leastWords },
  key: { model },
  explanation: { en: '', zh: '' },
  points,
  knowledgeNodeId: null,
  clip: null,
});

/** Keeps what a teacher wrote as sets of this work alone, one a task; says which task is wrong. */
export const keepDefined = async (
  tx: Tx,
  defined: Defined,
  { teacherId, now, title, titleZh }: Writing,
): Promise<Pinned | { wrong: number } | 'fileMissing'> => {
  const crowded = defined.tasks.findIndex(({ files }) => files.length + defined.files.length > filesAtMost);
  if (crowded >= 0) return { wrong: crowded };
  const { programme, subject, variant } = definedAssignment;
  const sets = defined.tasks.map((task) => ({ stimulus: stimulusOf(defined, task), questions: [questionOf(task)] }));
  const kept = await keepOutsideBank(tx, { ownerId: teacherId, now, programme, subject, title, titleZh, sets });
  if (!Array.isArray(kept)) return kept;
  return {
    paperRevisionId: null,
    setRevisionIds: kept,
    programme,
    subject,
    variant,
    questionCount: defined.tasks.length,
  };
};
