import { findVariant } from '@inkstone/programmes';
import type { QuestionSet } from '@inkstone/content';
import { findDuplicates, ruleForEach, type Rule } from './rule.ts';
import type { SampleContent } from './sample-content.ts';

const toPlain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,;:])/g, '$1')
    .trim();

const title = /<p><strong>.*?<\/strong><\/p>/;

const getPassage = ({ stimulus }: QuestionSet): string => toPlain(stimulus.html.replace(title, ''));

const listParagraphs = ({ stimulus }: QuestionSet): string[] =>
  [...stimulus.html.replace(title, '').matchAll(/<p>(.*?)<\/p>/g)].map(([, text = '']) => toPlain(text));

/** A passage with the length that its place in a paper asks for. */
interface MeasuredPassage {
  set: QuestionSet;
  range: { from: number; to: number };
}

const listPassages = ({ papers, questionSets }: SampleContent): MeasuredPassage[] => {
  const passages = papers.flatMap(({ programme, variant, sections }) => {
    const rules = findVariant(programme, variant)?.sections ?? [];
    return sections.flatMap(({ section, part, sets }) => {
      const { parts } = rules.find(({ id }) => id === section) ?? rules[0] ?? { parts: [] };
      const range = (parts.find(({ id }) => id === part) ?? parts[0])?.textWords;
      const texts = questionSets.filter(({ code, stimulus }) => sets.includes(code) && stimulus.kind === 'passage');
      return range ? texts.map((set) => ({ set, range })) : [];
    });
  });
  return [...new Map(passages.map((passage) => [passage.set.code, passage])).values()];
};

const listGlosses = ({ stimulus }: QuestionSet) =>
  [...stimulus.html.matchAll(/<span data-gloss="([^"]+)">(.*?)<\/span>/g)].map(([, meaning = '', words = '']) => ({
    meaning,
    words,
  }));

const findGlossFaults = ({ set }: MeasuredPassage): string[] => {
  const glosses = listGlosses(set);
  const words = glosses.map((gloss) => gloss.words);
  const askedWords = set.questions.flatMap(({ prompt }) =>
    [...prompt.text.matchAll(/“([^”]+)”/g)].map(([, text]) => text),
  );
  return [
    ...(glosses.length >= 2 && glosses.length <= 4 ? [] : [`${glosses.length} words`]),
    ...findDuplicates(words).map((word) => `${word} twice`),
    ...words.filter((word) => askedWords.includes(word)).map((word) => `${word} is asked`),
    ...glosses.filter(({ meaning }) => meaning.length > 300).map((gloss) => `${gloss.words} at length`),
  ].map((fault) => `${set.code}: ${fault}`);
};

const findUnnamed = ({ set }: MeasuredPassage): string[] =>
  set.questions.flatMap(({ code, type, prompt }) => {
    const number = Number(/paragraph (\d)/.exec(prompt.text)?.[1] ?? 0);
    const text = number > 0 ? (listParagraphs(set)[number - 1] ?? '') : getPassage(set);
    const quotes = [...prompt.text.matchAll(/“([^”]+)”|<blockquote>(.*?)<\/blockquote>/g)].map(
      ([, words, sentence]) => words ?? sentence ?? '',
    );
    return [...quotes, ...(type === 'insert-sentence' ? [prompt.text] : [])]
      .map(toPlain)
      .filter((words) => !text.includes(words))
      .map((words) => `${code}: ${words}`);
  });

const listInteractive = ({ questionSets }: SampleContent): QuestionSet[] =>
  questionSets.filter(({ programme, code }) => programme === 'duolingo' && code.startsWith('det-read'));

const findGapFaults = (set: QuestionSet): string[] => {
  const gaps = set.questions.flatMap((question) => (question.type === 'inline-choice' ? question.key : []));
  const { html } = set.stimulus;
  const shown = gaps.filter((word) => word.includes(' ') && html.includes(word));
  const isWhole = gaps.length === 4 && (html.match(/______/g)?.length ?? 0) === gaps.length;
  return [...(isWhole ? [] : [`${gaps.length} gaps`]), ...shown].map((fault) => `${set.code}: ${fault}`);
};

const findSpanFaults = (set: QuestionSet): string[] =>
  set.questions.flatMap((question) => {
    if (question.type !== 'select-text') return [];
    const { prompt, key } = question;
    const missing = key.spans.filter((span) => !prompt.passage.includes(span));
    return [...missing, ...(prompt.passage.includes('______') ? ['a gap'] : [])].map(
      (fault) => `${question.code}: ${fault}`,
    );
  });

/** The rules of passages that are read. */
export const readingRules: readonly Rule[] = [
  {
    name: 'the reading of both TOEFL mocks is held to a length',
    find: (content) => {
      const codes = listPassages(content).map(({ set }) => set.code);
      return ['t23-a-r1', 't23-a-r2', 't23-b-r1', 't23-b-r2'].filter((code) => !codes.includes(code));
    },
  },
  ruleForEach('a passage is as long as its programme says', listPassages, ({ set, range }) => {
    const words = getPassage(set).split(' ').length;
    return (words < range.from || words > range.to) && `${set.code}: ${words} words`;
  }),
  ruleForEach(
    'a passage explains a few of its words, each once, none of which is asked',
    listPassages,
    findGlossFaults,
  ),
  ruleForEach('a passage has every word, sentence and paragraph that its questions name', listPassages, findUnnamed),
  ruleForEach(
    'an analysis quotes a sentence of its passage',
    ({ toefl }) => toefl.analyses,
    ({ question, quote }, { questionSets }) => {
      const set = questionSets.find(({ code }) => question.startsWith(code));
      return quote === null || (set && getPassage(set).includes(quote)) ? undefined : `${question}: ${quote}`;
    },
  ),
  ruleForEach(
    'what is asked for in an interactive reading cannot be read off beside it',
    listInteractive,
    findGapFaults,
  ),
  ruleForEach('words of an interactive reading are selected in the whole of it', listInteractive, findSpanFaults),
];
