import { describe, expect, test } from 'vitest';
import {
  findEvidenceProblem,
  foldStimulus,
  isEvidence,
  isQuotedOnce,
  listWrongOptions,
  markEvidence,
} from './evidence.ts';

const passage =
  '<p>The <strong>box</strong> stands &amp; waits.</p><p>Keys are   <span data-gloss="a place">in the office</span>.</p>';

describe('a quote', () => {
  test.each([
    ['The box stands & waits.', true],
    ['waits. Keys are in the office', true],
    ['The  box\nstands', true],
    ['the box stands', false],
    ['s', false],
    ['', false],
  ])('%j is found exactly once: %s', (quote, isFound) => {
    expect(isQuotedOnce(quote, foldStimulus({ html: passage }))).toBe(isFound);
  });

  test('that stands both in the passage and in the transcript is not found once', () => {
    expect(isQuotedOnce('Keys', foldStimulus({ html: passage, transcript: '<p>Keys</p>' }))).toBe(false);
  });

  test.each([
    ['Own words', true],
    ['words', false],
    ['The box', true],
    ['s', false],
  ])('%j is taken from the question only where the passage does not have it: %s', (quote, isFound) => {
    expect(isEvidence(quote, foldStimulus({ html: passage }), { text: '<p>Own words. The box, more words.</p>' })).toBe(
      isFound,
    );
    expect(isEvidence(quote, foldStimulus({ html: passage }), null)).toBe(quote === 'The box');
  });
});

describe('the problem of a question', () => {
  const question = { prompt: { text: '<p>?</p>' } };
  test('is a quote that the text does not have, before a kind of an option that is no wrong one', () => {
    const texts = foldStimulus({ html: passage });
    expect(findEvidenceProblem(question, texts, ['A'])).toBeUndefined();
    expect(findEvidenceProblem({ ...question, evidence: ['Nobody wrote this'] }, texts, [])).toBe('evidenceMissing');
    expect(findEvidenceProblem({ ...question, distractors: { B: 'reversed' } }, texts, ['A'])).toBe('distractorWrong');
    expect(findEvidenceProblem({ ...question, distractors: { A: 'reversed' } }, texts, ['A'])).toBeUndefined();
  });
});

test('the wrong options are those that the key does not name, and none where the key names no options', () => {
  const options = ['A', 'B', 'C'].map((optionId) => ({ optionId }));
  expect(listWrongOptions(options, 'B')).toEqual(['A', 'C']);
  expect(listWrongOptions(options, ['A', 'C'])).toEqual(['B']);
  expect(listWrongOptions(options, ['C', 'A', 'B'])).toEqual([]);
  expect(listWrongOptions(options, { A: 'B' })).toEqual([]);
  expect(listWrongOptions([], 'true')).toEqual([]);
});

describe('marking', () => {
  test('wraps a quote around the tags within it, and leaves all else as it was', () => {
    expect(markEvidence(passage, ['box stands & waits', 'are in the'])).toBe(
      '<p>The <strong><mark data-evidence="0">box</mark></strong><mark data-evidence="0"> stands &amp; waits</mark>.</p>' +
        '<p>Keys <mark data-evidence="1">are   </mark><span data-gloss="a place"><mark data-evidence="1">in the</mark> office</span>.</p>',
    );
  });

  test('of a quote that is not there, or lies over another, changes nothing', () => {
    expect(markEvidence(passage, ['elsewhere', ''])).toBe(passage);
    expect(markEvidence('<p>one two</p>', ['one two', 'two'])).toBe('<p><mark data-evidence="0">one two</mark></p>');
  });
});
