import { decodeText, cutText } from '@inkstone/base';
import { createHash } from 'node:crypto';
import * as z from 'zod';
import {
  ExchangedFile,
  UnpackedFile,
  maxExchangedMediaBytes,
  ExchangedSet,
  maxExchangedSets,
  exchangeFormat,
  type ImportProblem,
} from '../../contract.ts';
import { foldStimulus } from '@inkstone/exam/evidence';
import { findSetFormulaFault, cleanQuestion, cleanStimulus, findQuestionEvidenceProblem } from '../clean-set.ts';
import { listSetFiles } from './bundle.ts';

/** One set of a file: sanitised if it is valid, else with the facts that could be read. */
export interface ReadSet {
  title: string;
  titleZh: string | null;
  programme: string;
  subject: string;
  questions: number;
  /** Null if the set has an error. */
  set: ExchangedSet | null;
  /** Whether the set comes only for the papers that pin it and is not shown in the bank; absent: it is shown. */
  isHidden?: boolean;
}

/** One picture or recording of a file. */
export interface ReadFile {
  id: number;
  name: string;
  sha256: string;
  bytes: Uint8Array;
}

/** The content of a file, or why it was refused. */
export type ReadBundle =
  | { refused: 'import.unreadable' | 'import.version' | 'import.tooMany' | 'import.tooLarge' }
  | { sets: ReadSet[]; files: ReadFile[]; problems: ImportProblem[] };

const maxDepth = 60;

/** Finds the end of the string that begins at a quote: the first quote that is not escaped. */
const endOfString = (text: string, from: number): number => {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text[at - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return text.length;
};

/** Whether braces and brackets nest too deeply, checked before parsing. */
const isTooDeep = (text: string): boolean => {
  let depth = 0;
  for (let at = 0; at < text.length && depth <= maxDepth; at += 1) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at);
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
  }
  return depth > maxDepth;
};

const Bundle = z.object({
  format: z.literal(exchangeFormat),
  version: z.int(),
  sets: z.array(z.unknown()).min(1),
  files: z.array(z.unknown()).max(2000).default([]),
});

// Active content has no place in a question; a file with it was not exported by the product.
const activeContent =
  /<\s*(script|iframe|object|embed|form|link|meta)\b|<[^>]{1,2000}?\son[a-z]{3,}\s*=|javascript:|data:text\/html/i;

const collectStrings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(collectStrings);
};

/** Whether a value holds scripts or other active content anywhere. */
export const hasActiveContent = (value: unknown): boolean =>
  collectStrings(value).some((text) => activeContent.test(text));

const getText = (value: unknown, name: string): string => {
  const text = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return typeof text === 'string' ? cutText(text, 200) : '';
};

const getList = (value: unknown, name: string): unknown[] => {
  const list = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return Array.isArray(list) ? list : [];
};

/** Finds the media of an unpacked file by name. */
export type FindMedia = (name: string) => Uint8Array | undefined;

const readFile = (raw: unknown, findMedia?: FindMedia): ReadFile | { wrong: string } => {
  const unpacked = findMedia && UnpackedFile.safeParse(raw).data;
  const media = unpacked && findMedia(unpacked.name);
  if (media) return { ...unpacked, sha256: createHash('sha256').update(media).digest('hex'), bytes: media };
  const parsed = ExchangedFile.safeParse(raw);
  if (!parsed.success) return { wrong: getText(raw, 'name') };
  const { id, name, sha256, content } = parsed.data;
  const bytes = Buffer.from(content, 'base64');
  const isWhole = createHash('sha256').update(bytes).digest('hex') === sha256;
  return isWhole ? { id, name, sha256, bytes } : { wrong: name };
};

type Problem = Omit<ImportProblem, 'set'>;

const createProblem = (code: ImportProblem['code'], question: number | null = null, detail = ''): Problem => ({
  ...{ question, code, detail },
});

const emptyStimulus = cleanStimulus({ kind: 'none', html: '', files: [], transcript: '' });

/** Finds a formula that cannot be parsed, with its position. */
const formulaProblems = (content: Parameters<typeof findSetFormulaFault>[0], question: number | null): Problem[] => {
  const fault = findSetFormulaFault(content)?.fault;
  if (!fault) return [];
  return [createProblem(question === null ? 'set.formulaWrong' : 'question.formulaWrong', question, fault.near)];
};

const readSet = (raw: unknown, fileIds: ReadonlySet<number>): { set: ExchangedSet | null; problems: Problem[] } => {
  if (hasActiveContent(raw)) return { set: null, problems: [createProblem('import.active')] };
  const parsed = ExchangedSet.safeParse(raw);
  if (!parsed.success) {
    const places = parsed.error.issues.map(({ path }) => {
      const number = path[0] === 'questions' && typeof path[1] === 'number' ? path[1] + 1 : null;
      return createProblem('import.shape', number, path.slice(number === null ? 0 : 2).join('.'));
    });
    return { set: null, problems: places.slice(0, 20) };
  }
  const problems: Problem[] = [];
  const stimulus = cleanStimulus(parsed.data.stimulus);
  problems.push(...formulaProblems({ stimulus, questions: [] }, null));
  const texts = foldStimulus(stimulus);
  const questions = parsed.data.questions.flatMap(({ knowledge, furtherKnowledge, ...draft }, at) => {
    const tidy = cleanQuestion({ ...draft, knowledgeNodeId: null });
    if (typeof tidy === 'string') {
      problems.push(createProblem(tidy, at + 1));
      return [];
    }
    problems.push(...formulaProblems({ stimulus: emptyStimulus, questions: [tidy] }, at + 1));
    const evidenceProblem = findQuestionEvidenceProblem(tidy, texts);
    if (evidenceProblem) problems.push(createProblem(`question.${evidenceProblem}`, at + 1));
    const { knowledgeNodeId: _none, id: _new, ...question } = tidy;
    return [{ ...question, knowledge, ...(furtherKnowledge ? { furtherKnowledge } : {}) }];
  });
  const set = { ...parsed.data, stimulus, questions };
  if (listSetFiles(set).some((id) => !fileIds.has(id))) problems.push(createProblem('set.fileMissing'));
  return { set: problems.length > 0 ? null : set, problems };
};

/** Reads sets of a file that has files of these numbers, with every error and its position. */
export const readExchangedSets = (
  rawSets: readonly unknown[],
  fileIds: ReadonlySet<number>,
): { sets: ReadSet[]; problems: ImportProblem[] } => {
  const problems: ImportProblem[] = [];
  const sets = rawSets.map((raw, at): ReadSet => {
    const read = readSet(raw, fileIds);
    problems.push(...read.problems.map((setProblem) => ({ ...setProblem, set: at + 1 })));
    return {
      title: getText(raw, 'title'),
      titleZh: getText(raw, 'titleZh') || null,
      programme: getText(raw, 'programme'),
      subject: getText(raw, 'subject'),
      questions: getList(raw, 'questions').length,
      set: read.set,
    };
  });
  return { sets, problems };
};

/** Rejects text that the database cannot store: NUL, or lone surrogates. */
const rejectUnstorableText = (name: string, value: unknown): unknown => {
  for (const text of [name, value]) {
    if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed())) throw new Error('not to be held');
  }
  return value;
};

/** Parses a text of limited depth that the database can store; undefined for anything else. */
export const parseExchangedJson = (bytes: Uint8Array): unknown => {
  try {
    const text = decodeText(bytes);
    return text === null || isTooDeep(text) ? undefined : (JSON.parse(text, rejectUnstorableText) as unknown);
  } catch {
    // Any error means that it is not a file of question sets.
    return undefined;
  }
};

/**
 * Reads a file of question sets: every set is sanitised and checked as if typed in the editor, and every media file
 * verified. `findMedia` finds the media of an unpacked file, which carries none itself.
 */
export const readBundle = (bytes: Uint8Array, findMedia?: FindMedia): ReadBundle => {
  const bundle = Bundle.safeParse(parseExchangedJson(bytes));
  if (!bundle.success) return { refused: 'import.unreadable' };
  if (bundle.data.version !== 1) return { refused: 'import.version' };
  if (bundle.data.sets.length > maxExchangedSets) return { refused: 'import.tooMany' };

  const problems: ImportProblem[] = [];
  const files: ReadFile[] = [];
  for (const raw of bundle.data.files) {
    const file = readFile(raw, findMedia);
    const isTwice = 'id' in file && files.some(({ id }) => id === file.id);
    if ('wrong' in file) problems.push({ set: null, ...createProblem('import.fileBroken', null, file.wrong) });
    else if (isTwice) problems.push({ set: null, ...createProblem('import.fileBroken', null, file.name) });
    else files.push(file);
  }
  if (files.reduce((sum, file) => sum + file.bytes.length, 0) > maxExchangedMediaBytes * 1.1) {
    return { refused: 'import.tooLarge' };
  }
  const fileIds = new Set(files.map(({ id }) => id));
  const sets = readExchangedSets(bundle.data.sets, fileIds);
  problems.push(...sets.problems);
  return { sets: sets.sets, files, problems: problems.slice(0, 200) };
};
