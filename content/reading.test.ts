import { describe, expect, test } from 'vitest';
import { findVariant } from '@inkstone/programmes';
import { analyses, papers, questionSets } from './index.ts';
import type { Paper, QuestionSet } from './bank-types.ts';

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,;:])/g, '$1')
    .trim();
const titled = /<p><strong>.*?<\/strong><\/p>/;
const passageOf = ({ stimulus }: QuestionSet): string => plain((stimulus?.html ?? '').replace(titled, ''));
const paragraphsOf = ({ stimulus }: QuestionSet): string[] =>
  [...(stimulus?.html ?? '').replace(titled, '').matchAll(/<p>(.*?)<\/p>/g)].map(([, text = '']) => plain(text));

/** Passages with what their place in a paper says of their length. */
const everyPaper: readonly Paper[] = papers;
const everyPlace = everyPaper.flatMap(({ programme, variant, sections }) => {
  const rules = findVariant(programme, variant)?.sections ?? [];
  return sections.flatMap(({ section, part, sets }) => {
    const { parts } = rules.find(({ id }) => id === section) ?? rules[0] ?? { parts: [] };
    const range = (parts.find(({ id }) => id === part) ?? parts[0])?.textWords;
    const passages = questionSets.filter(({ code, stimulus }) => sets.includes(code) && stimulus?.kind === 'passage');
    return range ? passages.map((set) => ({ code: set.code, set, range })) : [];
  });
});

const placed = [...new Map(everyPlace.map((place) => [place.code, place])).values()];

test('the reading of both TOEFL mocks is held to a length', () => {
  expect(placed.map(({ code }) => code)).toEqual(['t23-a-r1', 't23-a-r2', 't23-b-r1', 't23-b-r2']);
});

describe.each(placed)('$code', ({ set, range }) => {
  const text = passageOf(set);
  const glossary = [...(set.stimulus?.html ?? '').matchAll(/<span data-gloss="([^"]+)">(.*?)<\/span>/g)].map(
    ([, meaning = '', words = '']) => ({ meaning, words }),
  );

  test('is as long as the programme says', () => {
    const words = text.split(' ').length;
    expect(words).toBeGreaterThanOrEqual(range.from);
    expect(words).toBeLessThanOrEqual(range.to);
  });

  test('explains a few of its words, each once, none of which a question asks about', () => {
    expect(glossary.length).toBeGreaterThanOrEqual(2);
    expect(glossary.length).toBeLessThanOrEqual(4);
    expect(new Set(glossary.map(({ words }) => words)).size).toBe(glossary.length);
    const asked = set.questions.flatMap(({ prompt }) => [...prompt.text.matchAll(/“([^”]+)”/g)].map(([, it]) => it));
    for (const { words, meaning } of glossary) {
      expect(asked).not.toContain(words);
      expect(meaning.length).toBeLessThanOrEqual(300);
    }
  });

  test('has every word, sentence and paragraph that its questions name', () => {
    for (const { type, prompt } of set.questions) {
      const at = Number(/paragraph (\d)/.exec(prompt.text)?.[1] ?? 0);
      const where = at > 0 ? (paragraphsOf(set)[at - 1] ?? '') : text;
      const named = [...prompt.text.matchAll(/“([^”]+)”|<blockquote>(.*?)<\/blockquote>/g)];
      const inserted = type === 'insert-sentence' ? [prompt.text] : [];
      const wanted = [...named.map(([, words, sentence]) => words ?? sentence ?? ''), ...inserted].map(plain);
      expect(wanted.filter((one) => !where.includes(one))).toEqual([]);
    }
  });

  test('has every sentence that its analyses quote', () => {
    const quotes = analyses.filter(({ question }) => question.startsWith(set.code)).flatMap(({ quote }) => quote ?? []);
    for (const quote of quotes) expect(text).toContain(quote);
  });
});
