import type { Answer } from '../bank-types.ts';

type Answers = Readonly<Record<string, Answer | null>>;

const lettersFrom = (set: string, first: number, letters: string): [string, string | null][] =>
  [...letters].map((letter, at) => [`${set}-${String(first + at).padStart(2, '0')}`, letter === '-' ? null : letter]);

/** Lin Xiaohe's diagnostic: 21 of 25; she forgets the goat's corner, the second mode, the half rectangle and the path. */
export const diagnostic: Answers = Object.fromEntries([
  ...lettersFrom('amc8-1', 1, 'CDBED'),
  ...lettersFrom('amc8-2', 6, 'EBCBA'),
  ...lettersFrom('amc8-3', 11, 'CDADB'),
  ...lettersFrom('amc8-4', 16, 'DAEEC'),
  ...lettersFrom('amc8-5', 21, 'BCBEE'),
]);

/** Her first AMC 12: 11 right, 7 wrong, 7 left blank, 76.5 points. */
export const firstAmc12: Answers = Object.fromEntries([
  ...lettersFrom('amc12-1', 1, 'CDBAA'),
  ...lettersFrom('amc12-2', 6, 'BCBCC'),
  ...lettersFrom('amc12-3', 11, 'ABDEB'),
  ...lettersFrom('amc12-4', 16, 'DB--B'),
  ...lettersFrom('amc12-5', 21, '-----'),
]);

/** Number theory: all but the true-false, where she multiplies 6 and 4. */
export const numbers: Answers = {
  'hw-numbers-1': ['A', 'C', 'D'],
  'hw-numbers-2': true,
  'hw-numbers-3': ['2', '2', '7'],
  'hw-numbers-4': '53',
  'hw-numbers-5': ['B', 'D', 'E', 'A', 'C'],
};

/** Geometry: diagonals counted at both ends. */
export const geometry: Answers = {
  'hw-geometry-1': '52',
  'hw-geometry-2': false,
  'hw-geometry-3': ['A', 'C', 'D', 'E'],
  'hw-geometry-4': ['150', '108'],
  'hw-geometry-5': ['C', 'A', 'D', 'B'],
};

/** Counting: one gap and one set of choices not complete. */
export const counting: Answers = {
  'hw-counting-1': '30',
  'hw-counting-2': ['35', '30'],
  'hw-counting-3': true,
  'hw-counting-4': ['A', 'D'],
  'hw-counting-5': '60',
};

/** Algebra: everything right. */
export const algebra: Answers = {
  'hw-algebra-1': ['8', '3'],
  'hw-algebra-2': '52',
  'hw-algebra-3': true,
  'hw-algebra-4': ['C', 'B', 'D', 'A'],
  'hw-algebra-5': ['A', 'C'],
};

/** Second wind: the bisector without its root. */
export const secondWind: Answers = Object.fromEntries(lettersFrom('amc12-3', 11, 'ABDCB'));

/** The last five of AMC 8 again: the rectangle is right now, the frog still is not. */
export const lastFive: Answers = Object.fromEntries(lettersFrom('amc8-5', 21, 'BABEE'));

/** Review of number and shape: the goat is right now, the mode still is not. */
export const review: Answers = Object.fromEntries([
  ...lettersFrom('amc8-4', 16, 'DAEEC'),
  ...lettersFrom('amc8-3', 11, 'CDAEB'),
]);

/** AMC 12 tools again: only the sign in the sum of cubes is still lost. */
export const tools: Answers = Object.fromEntries([
  ...lettersFrom('amc12-1', 1, 'CDBEA'),
  ...lettersFrom('amc12-2', 6, 'BDBCC'),
]);

/** Word problems, the late one: three of five done. */
export const words: Answers = { 'hw-words-1': '192', 'hw-words-2': '72', 'hw-words-3': ['12', '16'] };

/** The climb, half done: second wind once more. */
export const climb: Answers = Object.fromEntries(lettersFrom('amc12-3', 11, 'ADDCB'));
