import * as z from 'zod';
import { hasActiveContent, parseExchangedJson, readExchangedSets, type ReadSet } from '@inkstone/bank/server';
import { ExchangedPaper, type ImportProblem } from '@inkstone/bank/contract';
import { cutText } from '@inkstone/base';
import { ExchangedCourse } from '@inkstone/courses/contract';
import { ExchangedTextbook } from '@inkstone/textbooks/contract';
import {
  ContentFile,
  contentFormat,
  contentVersion,
  maxContentFiles,
  maxContentObjects,
  type ContentObject,
} from '../../contract/content.ts';

/** An object of a package that is no set: with its facts as far as they could be read. */
export interface ReadObject<Value> {
  title: string;
  titleZh: string | null;
  /** Null if it has an error. */
  value: Value | null;
  problems: ContentObject['problems'];
}

/** The list of a package, sanitised and checked, or why it was refused. */
export type ContentReading =
  | { refused: 'content.unreadable' | 'content.version' | 'content.tooLarge' }
  | {
      sets: ReadSet[];
      setProblems: ImportProblem[];
      papers: ReadObject<ExchangedPaper>[];
      courses: ReadObject<ExchangedCourse>[];
      textbooks: ReadObject<ExchangedTextbook>[];
      files: ContentFile[];
    };

const objects = z.array(z.unknown()).default([]);

const ContentList = z.object({
  format: z.literal(contentFormat),
  version: z.int(),
  sets: objects,
  papers: objects,
  courses: objects,
  textbooks: objects,
  files: z.array(ContentFile).default([]),
});

const getText = (value: unknown, ...names: string[]): string => {
  const fields: Partial<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : {};
  const text = names.map((name) => fields[name]).find((field) => typeof field === 'string');
  return typeof text === 'string' ? cutText(text, 200) : '';
};

const readObjects = <Value>(schema: z.ZodType<Value>, list: readonly unknown[]): ReadObject<Value>[] =>
  list.map((raw) => {
    const titles = { title: getText(raw, 'title', 'name'), titleZh: getText(raw, 'titleZh', 'nameZh') || null };
    if (hasActiveContent(raw))
      return { ...titles, value: null, problems: [{ place: null, code: 'import.active', detail: '' }] };
    const parsed = schema.safeParse(raw);
    if (parsed.success) return { ...titles, value: parsed.data, problems: [] };
    const problems = parsed.error.issues.slice(0, 20).map(({ path }) => ({
      ...{ place: null, code: 'import.shape' as const, detail: path.join('.') },
    }));
    return { ...titles, value: null, problems };
  });

const getIsHidden = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && 'isHidden' in raw && raw.isHidden === true;

/** Reads the list of a content package: every object is sanitised and checked as if an editor had sent it. */
export const readContent = (bytes: Uint8Array): ContentReading => {
  const parsed = ContentList.safeParse(parseExchangedJson(bytes));
  if (!parsed.success) return { refused: 'content.unreadable' };
  const { version, files, sets: rawSets, ...others } = parsed.data;
  if (version !== contentVersion) return { refused: 'content.version' };
  const lists = [rawSets, others.papers, others.courses, others.textbooks];
  if (files.length > maxContentFiles || lists.some((list) => list.length > maxContentObjects))
    return { refused: 'content.tooLarge' };
  if (new Set(files.map(({ id }) => id)).size < files.length) return { refused: 'content.unreadable' };
  const { sets, problems } = readExchangedSets(rawSets, new Set(files.map(({ id }) => id)));
  return {
    sets: sets.map((set, at) => (getIsHidden(rawSets[at]) ? { ...set, isHidden: true } : set)),
    setProblems: problems,
    papers: readObjects(ExchangedPaper, others.papers),
    courses: readObjects(ExchangedCourse, others.courses),
    textbooks: readObjects(ExchangedTextbook, others.textbooks),
    files,
  };
};
