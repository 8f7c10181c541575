import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitPieces, joinPieces, remapKey } from '../sentence-pieces.ts';
import { getRoleFamily, roleIds, type Role } from './roles.ts';
import { sentenceAnalysisScoring } from './scoring.ts';
import { listMainClause, sentenceAnalysis } from './type.ts';

const roles: Role[] = ['subject', 'predicate', 'object', 'adverbial'];
const prompt = { text: '<p>Mark.</p>', pieces: ['At noon', 'the bell', 'wakes', 'the cats.'], roles };
const key: Role[] = ['adverbial', 'subject', 'predicate', 'object'];
const score = (answer: (Role | '')[] | undefined) => {
  return sentenceAnalysisScoring.score(answer, key, prompt);
};

describe('sentence-analysis', () => {
  test.each([
    [key, 400],
    [['adverbial', 'object', 'predicate', 'subject'], 200],
    [['', '', 'predicate'], 100],
    [undefined, 0],
  ] as [(Role | '')[] | undefined, number][])('the marks %j earn %d of 400', (answer, earned) => {
    expect(score(answer)).toEqual({ earned, possible: 400 });
  });

  test('each right part counts, independently of the others', () => {
    const mark = fc.constantFrom<Role | ''>(...roles, '');
    fc.assert(
      fc.property(fc.array(mark, { maxLength: 4 }), (answer) => {
        expect(score(answer).earned).toBe(100 * answer.filter((role, at) => role === key[at]).length);
      }),
    );
  });

  test('an answer assigns offered roles to parts of the sentence; a key assigns one to each part', () => {
    expect(sentenceAnalysis.fits(['adverbial', '', 'object'], prompt)).toBe(true);
    expect(sentenceAnalysis.fits(['relative-clause'], prompt)).toBe(false);
    expect(sentenceAnalysis.fits(['', '', '', '', 'subject'], prompt)).toBe(false);
    expect(sentenceAnalysis.keyFits(key, prompt)).toBe(true);
    expect(sentenceAnalysis.keyFits(key.slice(1), prompt)).toBe(false);
    expect(sentenceAnalysis.keyFits([...key.slice(1), 'moon'], prompt)).toBe(false);
    expect(sentenceAnalysis.key.safeParse(['subject', '']).error?.issues[0]?.message).toBe('noKey');
  });

  test.each([
    [{ pieces: ['One.'] }, 'tooFewPieces'],
    [{ pieces: Array.from({ length: 41 }, () => 'a') }, 'tooManyPieces'],
    [{ roles: ['subject'] }, 'tooFewRoles'],
    [{ roles: ['subject', 'subject'] }, 'sameOptionTwice'],
  ])('%j is refused: %s', (part, code) => {
    expect(sentenceAnalysis.prompt.safeParse({ ...prompt, ...part }).error?.issues[0]?.message).toBe(code);
  });

  test('an answer is formatted part by part, by the letters of the roles, and is blank without any', () => {
    expect(sentenceAnalysis.spell(['adverbial', '', 'object'], prompt)).toBe('D//C');
    expect(sentenceAnalysis.spellKey(key, prompt)).toBe('D/A/B/C');
    expect(sentenceAnalysis.isBlank(['', ''])).toBe(true);
    expect(sentenceAnalysis.isBlank(['', 'subject'])).toBe(false);
    expect(sentenceAnalysis.shuffleOptions(prompt, (items) => items.toReversed())).toBe(prompt);
  });

  test('the main clause is the sentence without clauses and modifiers', () => {
    expect(listMainClause(prompt, key)).toEqual(['the bell', 'wakes', 'the cats.']);
    expect(roleIds.filter((role) => getRoleFamily(role) === 'main')).toHaveLength(4);
  });
});

test('a sentence is split at its bars and joined again', () => {
  expect(splitPieces(' At noon |the  bell| wakes & <b> |')).toEqual(['At noon', 'the bell', 'wakes &amp; &lt;b&gt;']);
  expect(joinPieces(['At noon', '<em>the</em> bell &amp; all'])).toBe('At noon | the bell & all');
});

test.each([
  ['a word added to a part', ['At noon sharp', 'the bell', 'wakes', 'the cats.'], key],
  ['a part split in two', ['At', 'noon', 'the bell', 'wakes', 'the cats.'], ['', '', ...key.slice(1)]],
  ['a part removed', ['the bell', 'wakes', 'the cats.'], key.slice(1)],
])('the key follows its parts: %s', (_, pieces, becomes) => {
  expect(remapKey({ pieces: prompt.pieces, key }, pieces)).toEqual(becomes);
});
