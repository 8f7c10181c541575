import { createHash } from 'node:crypto';
import type { Element } from 'domhandler';
import { ExchangedQuestion, ExchangedSet } from '../../contract/exchange.ts';
import { extensionNamespace } from '../../export/qti3/names.ts';
import { note, type BuiltQuestion } from '../build-question.ts';
import type { OwnSet } from '../format.ts';
import { getNamedText, listNamed } from '../markup.ts';
import type { QtiPackage } from './package.ts';

/** What our own extension in a package says, by the names of the items' files. */
export interface QtiExtension {
  questions: ReadonlyMap<string, BuiltQuestion>;
  /** The set of an item; its passage counts only as long as the file of the passage is as it was written. */
  sets: ReadonlyMap<string, OwnSet>;
}

const maxDepth = 20;

const isDeeper = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((inner) => isDeeper(inner, depth - 1)));

const parseJson = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return isDeeper(value, maxDepth) ? undefined : value;
  } catch {
    // Somebody has changed it; the item itself is read instead.
    return undefined;
  }
};

const hashText = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The name of the file that an extension belongs to; undefined where that was changed since. */
const findUnchanged = (source: QtiPackage, from: string, { attribs }: Element): string | undefined => {
  const name = source.findName(from, attribs['href'] ?? '');
  const text = name === null ? undefined : source.getText(name);
  return name !== null && text !== undefined && hashText(text) === attribs['sha256'] ? name : undefined;
};

interface OwnData {
  /** JSON with the package's numbers of files. */
  value: unknown;
  toNumber(number: number): number;
  /** Files that are not in the package. */
  missing: string[];
}

const fileReference = /data-file=\\"(\d{1,16})\\"/g;

const readData = (source: QtiPackage, from: string, root: Element): OwnData => {
  const numbers = new Map<number, number>();
  const missing: string[] = [];
  for (const { attribs } of listNamed(root, 'file')) {
    const id = source.findMedia(from, attribs['href'] ?? '');
    if (id === null) missing.push((attribs['href'] ?? '').slice(0, 120));
    else numbers.set(Number(attribs['number']), id);
  }
  const toNumber = (number: number): number => numbers.get(number) ?? 0;
  const json = getNamedText(root, 'data').replace(
    fileReference,
    (_whole, number: string) => `data-file=\\"${toNumber(Number(number))}\\"`,
  );
  return { value: parseJson(json), toNumber, missing };
};

const readQuestion = (source: QtiPackage, from: string, root: Element): BuiltQuestion | undefined => {
  const { value, missing } = readData(source, from, root);
  const parsed = ExchangedQuestion.safeParse(value);
  if (!parsed.success) return undefined;
  const { type, prompt, key, points, ...details } = parsed.data;
  return {
    question: { type, prompt, key, points, explanation: '', details },
    notes: missing.map((name) => note('pictureMissing', name)),
  };
};

const SetFacts = ExchangedSet.omit({ questions: true });

const readSet = (source: QtiPackage, from: string, root: Element): OwnSet | undefined => {
  const { value, toNumber, missing } = readData(source, from, root);
  const parsed = SetFacts.safeParse(value);
  if (!parsed.success) return undefined;
  const { title, titleZh, stimulus } = parsed.data;
  const isUnchanged = root.attribs['href'] === undefined || findUnchanged(source, from, root) !== undefined;
  const files = stimulus.files.map(({ id }) => ({ id: toNumber(id) })).filter(({ id }) => id > 0);
  return {
    ...{ title, titleZh },
    stimulus: isUnchanged && missing.length === 0 ? { ...stimulus, files } : null,
  };
};

/** Reads our own extension in a package; what does not fit its item any more is left to the item. */
export const readExtension = (source: QtiPackage): QtiExtension => {
  const questions = new Map<string, BuiltQuestion>();
  const sets = new Map<string, OwnSet>();
  for (const [from, root] of source.roots) {
    if (root.attribs['xmlns'] !== extensionNamespace || root.attribs['version'] !== '1') continue;
    if (root.name === 'question') {
      const item = findUnchanged(source, from, root);
      const question = item === undefined ? undefined : readQuestion(source, from, root);
      if (item !== undefined && question) questions.set(item, question);
    }
    const set = root.name === 'set' ? readSet(source, from, root) : undefined;
    if (!set) continue;
    for (const { attribs } of listNamed(root, 'item')) {
      const item = source.findName(from, attribs['href'] ?? '');
      if (item !== null) sets.set(item, set);
    }
  }
  return { questions, sets };
};
