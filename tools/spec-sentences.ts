import { readText } from './call-locations.ts';

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

/** The sentences of docs/spec/sentences.md; throws where a line is none of its kinds. */
export const readSpecSections = (): SpecSection[] => {
  const [, ...parts] = readText('docs/spec/sentences.md').split(/^(?=## )/m);
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
