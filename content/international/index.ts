import type { Script } from '../toefl-2023/authoring.ts';
import { treeOf } from '../tree-of.ts';
import type { Paper, QuestionSet } from '../bank-types.ts';
import { dialogueSets } from './dialogues.ts';
import { pictureSets } from './pictures.ts';
import { talkCodes, talkSets } from './talks.ts';

const all = [...pictureSets, ...dialogueSets, ...talkSets];
const codesOf = (sets: readonly { set: QuestionSet }[]): string[] => sets.map(({ set }) => set.code);

/** A whole listening paper for international schools. */
export const internationalSets: readonly QuestionSet[] = all.map(({ set }) => set);

/** What is said in it. */
export const internationalScripts: readonly Script[] = all.map(({ script }) => script);

/** Where its sets stand. */
export const internationalTree = treeOf('international', { en: 'International school', zh: '国际学校' }, [
  {
    id: 'listening',
    name: { en: 'Listening', zh: '听力' },
    section: { en: 'Entrance listening', zh: '入学听力' },
    points: [
      ['pictures', 'Pictures', '图片'],
      ['dialogues', 'Short dialogues', '短对话'],
      ['notes', 'Notes', '笔记填空'],
      ['interview', 'Interview', '访谈'],
    ],
  },
]);

const section = (part: string, en: string, zh: string, sets: readonly string[]) => ({
  title: { en, zh },
  section: 'listening',
  part,
  sets,
});

/** The paper of 25 marks. */
export const internationalPapers = [
  {
    code: 'international-1',
    title: { en: 'International school listening 1', zh: '国际学校听力 1' },
    programme: 'international',
    variant: 'listening',
    author: 'qiao',
    written: { days: -19, time: '17:30' },
    sections: [
      section('pictures', 'Part 1: pictures', '第一部分：图片', codesOf(pictureSets)),
      section('dialogues', 'Part 2: short dialogues', '第二部分：短对话', codesOf(dialogueSets)),
      section('notes', 'Part 3: notes', '第三部分：笔记', [talkCodes.notes]),
      section('interview', 'Part 4: interview', '第四部分：访谈', [talkCodes.interview]),
    ],
  },
] as const satisfies readonly Paper[];
