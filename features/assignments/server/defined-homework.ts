import { storePrivateSets, type SetViewer } from '@inkstone/bank/server';
import type { Tx } from '@inkstone/db';
import { definedAssignment } from '@inkstone/programmes/cards';
import { maxFiles, type DefinedHomework } from '../contract/defined-homework.ts';
import { toBilingualHtml } from '../rules.ts';
import type { PinnedSelection } from './store-assignment.ts';

/** The owner and title of homework written by a teacher. */
interface DefinedHomeworkFacts {
  teacher: SetViewer;
  now: Date;
  title: string;
  titleZh: string | null;
}

type Task = DefinedHomework['tasks'][number];

/** Builds the stimulus of one task: the shared material, then its own; the first recording gives the length. */
const buildStimulus = ({ text, files }: DefinedHomework, task: Task) => {
  const html = toBilingualHtml(text);
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

const buildQuestion = ({ text, accepts, mostFiles, leastWords, points, model, rubric }: Task) => ({
  type: definedAssignment.type,
  prompt: { text: toBilingualHtml(text), accepts, mostFiles, leastWords },
  key: { model },
  explanation: { en: '', zh: '' },
  points,
  knowledgeNodeId: null,
  clip: null,
  ...(rubric && { rubric }),
});

/** Stores homework written by a teacher as private sets, one for each task; returns the index of an invalid task. */
export const storeDefinedHomework = async (
  tx: Tx,
  defined: DefinedHomework,
  { teacher, now, title, titleZh }: DefinedHomeworkFacts,
): Promise<PinnedSelection | { wrong: number } | 'fileMissing'> => {
  const crowded = defined.tasks.findIndex(({ files }) => files.length + defined.files.length > maxFiles);
  if (crowded >= 0) return { wrong: crowded };
  const { programme, subject, variant } = definedAssignment;
  const sets = defined.tasks.map((task) => ({
    stimulus: buildStimulus(defined, task),
    questions: [buildQuestion(task)],
  }));
  const storedIds = await storePrivateSets(tx, { owner: teacher, now, programme, subject, title, titleZh, sets });
  if (!Array.isArray(storedIds)) return storedIds;
  return {
    paperRevisionId: null,
    setRevisionIds: storedIds,
    programme,
    subject,
    variant,
    questionCount: defined.tasks.length,
  };
};
