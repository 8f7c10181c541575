import type { ReadingRule } from '../../reading-rules.ts';
import { applyRules } from './apply-rules.ts';
import { matchKeys, type TableKey } from './keys.ts';
import { sliceLine, type PaperLine } from './lines.ts';
import { listInnerMarks } from './markers.ts';
import { PaperReader } from './paper-reader.ts';
import type { PaperGroup, PaperQuestion } from './paper.ts';

/** Lines whose answers and explanations begin lines of their own. */
const splitLine = (line: PaperLine): PaperLine[] => {
  if (line.table || line.announces || line.isLeftOut) return [line];
  const starts = [0, ...listInnerMarks(line.text)];
  return starts.length === 1 ? [line] : starts.map((start, index) => sliceLine(line, start, starts[index + 1]));
};

/** A question with the answer that a list or table gives it. */
export interface MatchedQuestion {
  question: PaperQuestion;
  match: { key: TableKey; isUnique: boolean } | null;
}

/** A paper as it was read. */
export interface Paper {
  groups: (Omit<PaperGroup, 'questions'> & { questions: MatchedQuestion[] })[];
}

/** Reads the structure of a paper, by the rules of the school where there are some. */
export const readPaper = (source: readonly PaperLine[], rules: readonly ReadingRule[] = []): Paper => {
  const lines = applyRules(source, rules).flatMap(splitLine);
  const reader = new PaperReader(lines);
  // For each line the next that is not empty.
  const nextLines: (PaperLine | undefined)[] = [];
  let after: PaperLine | undefined;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    nextLines[at] = after;
    const line = lines[at];
    if (line && !line.isLeftOut && (line.text.trim() !== '' || line.table)) after = line;
  }
  let skippedLine: PaperLine | undefined;
  for (const [at, line] of lines.entries())
    if (line !== skippedLine) skippedLine = reader.read(line, nextLines[at]) ? nextLines[at] : undefined;
  reader.end();
  const numbers = reader.groups.flatMap(({ questions }) => questions.map(({ number }) => number));
  const matches = matchKeys(numbers, reader.keys);
  let index = 0;
  const groups = reader.groups.map((group) => ({
    ...group,
    questions: group.questions.map((question) => ({ question, match: matches[index++] ?? null })),
  }));
  return { groups };
};
