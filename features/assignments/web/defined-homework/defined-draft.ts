import type { QuestionRubric } from '@inkstone/bank/contract';
import { trimRubric } from '@inkstone/bank/web';
import { findRubricProblem } from '@inkstone/exam/blueprint';
import { maxFiles, maxTasks, type DefinedHomework } from '../../contract/defined-homework.ts';
import { toBilingualHtml } from '../../rules.ts';
import {
  findDraftFaults,
  toCreateAssignmentInput,
  newDraft,
  type AssignmentDraft,
} from '../create/assignment-draft.ts';

/** Rich text in one language or both. */
export interface TextPair {
  en: string;
  zh: string;
}

/** An uploaded file of a task. */
export interface DraftFile {
  id: number;
  name: string;
  mime: string;
  bytes: number;
  url: string;
  /** Length of a recording. */
  seconds?: number | undefined;
}

/** How a task may be answered. */
export type AnswerMode = DefinedHomework['tasks'][number]['accepts'][number];

/** A task in the form. */
export interface DraftTask {
  /** React key, so that a task keeps its fields when others move. */
  key: string;
  text: TextPair;
  files: DraftFile[];
  accepts: AnswerMode[];
  mostFiles: number;
  leastWords: number;
  /** Whole or half points. */
  points: number;
  model: string;
  /** Absent in drafts of earlier versions: none. */
  rubric?: QuestionRubric | null;
}

type StoredAssignmentDraft = Omit<AssignmentDraft, 'beginsAt' | 'deadline' | 'isForJoiners'> & {
  /** Absent in drafts of earlier versions: false. */
  isForJoiners?: boolean;
  beginsAt: string | null;
  deadline: string | null;
};

/** Homework in the form, as stored on the device; instants are ISO strings. */
export interface DefinedDraft {
  giving: StoredAssignmentDraft;
  text: TextPair;
  files: DraftFile[];
  tasks: DraftTask[];
}

const toStoredDraft = (giving: AssignmentDraft): StoredAssignmentDraft => ({
  ...giving,
  beginsAt: giving.beginsAt?.toISOString() ?? null,
  deadline: giving.deadline?.toISOString() ?? null,
});

const parseDate = (at: string | null): Date | null => (at === null ? null : new Date(at));

/** The part of the draft that every new assignment has. */
export const getAssignmentDraft = ({ giving }: DefinedDraft): AssignmentDraft => ({
  ...giving,
  isForJoiners: giving.isForJoiners ?? false,
  beginsAt: parseDate(giving.beginsAt),
  deadline: parseDate(giving.deadline),
});

/** Applies a change to the part that every new assignment has. */
export const withAssignmentChange = (draft: DefinedDraft, change: Partial<AssignmentDraft>): DefinedDraft => ({
  ...draft,
  giving: toStoredDraft({ ...getAssignmentDraft(draft), ...change }),
});

/** A new task: answered by text or files, worth ten points. */
export const newTask = (key: string): DraftTask => ({
  key,
  text: { en: '', zh: '' },
  files: [],
  accepts: ['text', 'files'],
  mostFiles: 10,
  leastWords: 0,
  points: 10,
  model: '',
});

/** The initial draft: homework for a week with one task. */
export const newDefinedDraft = (
  preselected: { studentIds?: number[] | undefined; classIds?: number[] | undefined },
  now: number,
): DefinedDraft => ({
  giving: toStoredDraft({ ...newDraft('homework', preselected, now), title: '', titleZh: '' }),
  text: { en: '', zh: '' },
  files: [],
  tasks: [newTask('1')],
});

/** Adds a task at the end. */
export const withTask = (tasks: readonly DraftTask[]): DraftTask[] => {
  if (tasks.length >= maxTasks) return [...tasks];
  const key = String(Math.max(0, ...tasks.map((task) => Number(task.key))) + 1);
  return [...tasks, newTask(key)];
};

/** Moves a task up by one. */
export const moveTaskUp = (tasks: readonly DraftTask[], at: number): DraftTask[] => {
  const [before, moved] = [tasks[at - 1], tasks[at]];
  if (!before || !moved) return [...tasks];
  return tasks.map((task, index) => (index === at - 1 ? moved : index === at ? before : task));
};

/** How many more files a task may have, or all tasks together. */
export const countFilesLeft = (draft: DefinedDraft, task?: DraftTask): number => {
  const own = task ? task.files.length : Math.max(0, ...draft.tasks.map(({ files }) => files.length));
  return maxFiles - draft.files.length - own;
};

/** A validation error: its field, its message and the task's number. */
export interface DefinedFault {
  field: string;
  messageKey:
    | ReturnType<typeof findDraftFaults>[number]['messageKey']
    | 'needTaskText'
    | 'needWay'
    | 'needPoints'
    | 'needRubric';
  number?: number;
}

const findTaskFaults = (task: DraftTask, index: number): DefinedFault[] => {
  const number = index + 1;
  const at = (part: string) => `task-${task.key}-${part}`;
  return [
    ...(toBilingualHtml(task.text) === '' ? [{ field: at('text'), messageKey: 'needTaskText' as const, number }] : []),
    ...(task.accepts.length === 0 ? [{ field: at('ways'), messageKey: 'needWay' as const, number }] : []),
    ...(task.points < 1 || task.points > 100
      ? [{ field: at('points'), messageKey: 'needPoints' as const, number }]
      : []),
    ...(task.rubric && findRubricProblem(trimRubric(task.rubric))
      ? [{ field: at('rubric'), messageKey: 'needRubric' as const, number }]
      : []),
  ];
};

const emptyTitles = { title: '', titleZh: '' };

/** Finds everything that prevents the homework from being assigned, in the order of the form. */
export const findDefinedFaults = (draft: DefinedDraft, now: number): DefinedFault[] => {
  const faults = findDraftFaults({ ...getAssignmentDraft(draft), setIds: [1] }, emptyTitles, now);
  const isTitle = ({ field }: { field: string }): boolean => field === 'give-title';
  const rest = faults.filter((fault) => !isTitle(fault));
  return [...faults.filter(isTitle), ...draft.tasks.flatMap(findTaskFaults), ...rest];
};

const toFileInputs = (files: readonly DraftFile[]) =>
  files.map(({ id, seconds }) => ({ id, ...(seconds !== undefined && { seconds }) }));

/** The draft as the input of the call. */
export const toCreateHomeworkInput = (draft: DefinedDraft) => {
  // Homework of one's own imitates no exam: it has no window to choose.
  const ownContent = { source: 'sets', setIds: [], windowMode: null } as const;
  const giving = toCreateAssignmentInput({ ...getAssignmentDraft(draft), ...ownContent }, emptyTitles);
  const tasks = draft.tasks.map(({ key: _key, files, points, rubric = null, ...task }) => ({
    ...task,
    rubric: rubric && trimRubric(rubric),
    files: toFileInputs(files),
    points: Math.round(points * 100),
  }));
  return { ...giving, defined: { text: draft.text, files: toFileInputs(draft.files), tasks } };
};
