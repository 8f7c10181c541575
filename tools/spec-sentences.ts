import { existsSync } from 'node:fs';
import path from 'node:path';
import { readText, root } from './call-locations.ts';
import { isTitled, listTestTitles } from './test-titles.ts';

/** A test that shows a sentence. */
export interface ShowingTest {
  file: string;
  title: string;
}

/** A sentence of the specification, with the tests that show it. */
export interface SpecSentence {
  text: string;
  tests: readonly ShowingTest[];
}

/** A section of the specification. */
export interface SpecSection {
  title: string;
  /** How many sentences the section says that it has. */
  count: number;
  sentences: readonly SpecSentence[];
}

const sectionHead = /^## (\d+\. .+) \((\d+)\)$/;
const testLine = /^ {2}- `([^`]+)`: (.+)$/;

/** The sections of a text like docs/spec/sentences.md; throws where a line is none of its kinds. */
export const parseSpecSections = (text: string): SpecSection[] => {
  const [, ...parts] = text.split(/^(?=## )/m);
  return parts.map((part) => {
    const [head = '', ...lines] = part.split('\n').filter((line) => line !== '');
    const [, title = '', count = ''] = sectionHead.exec(head) ?? [];
    const sentences: (SpecSentence & { tests: ShowingTest[] })[] = [];
    for (const line of lines) {
      const [, file, shown = ''] = testLine.exec(line) ?? [];
      if (file !== undefined) sentences.at(-1)?.tests.push({ file, title: shown });
      else if (line.startsWith('- ')) sentences.push({ text: line.slice(2), tests: [] });
      else throw new Error(`docs/spec/sentences.md has a line of no kind: ${line}`);
    }
    return { title, count: Number(count), sentences };
  });
};

/** The sentences of docs/spec/sentences.md. */
export const readSpecSections = (): SpecSection[] => parseSpecSections(readText('docs/spec/sentences.md'));

/** The sentences that no test shows. */
export const findUntested = (sections: readonly SpecSection[]): string[] =>
  sections.flatMap(({ sentences }) => sentences.filter(({ tests }) => tests.length === 0).map(({ text }) => text));

/** The named tests that are not there, or not once in their file. */
export const findUnknownTests = (sections: readonly SpecSection[]): ShowingTest[] => {
  const titles = new Map<string, string[]>();
  const readTitles = (file: string): string[] => {
    const known = titles.get(file) ?? (existsSync(path.join(root, file)) ? listTestTitles(file) : []);
    titles.set(file, known);
    return known;
  };
  const tests = sections.flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.tests));
  return tests.filter(({ file, title }) => readTitles(file).filter((full) => isTitled(full, title)).length !== 1);
};
