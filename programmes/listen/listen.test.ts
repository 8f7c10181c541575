import { expect, test } from 'vitest';
import { getRubricBounds, findSectionForSet, rubricFor } from '@inkstone/exam/blueprint';
import { listen } from './index.ts';

const [practice] = listen.variants;
if (!practice) throw new Error('There is no practice.');

test.each([
  ['listening', ['dictation'], 'transcription/sentences'],
  ['speaking', ['repeat'], 'repeat/sentences'],
  ['speaking', ['timed-speech'], 'speak/talk'],
  ['speaking', ['interview-answer'], 'speak/questions'],
])('a loose set of %s with %j is assigned to %s', (skill, types, at) => {
  const place = findSectionForSet(practice, skill, { types, material: [] });
  expect(`${place?.section}/${place?.part}`).toBe(at);
});

test('a repeated sentence is marked as a whole, a spoken answer by four criteria', () => {
  const repeat = rubricFor(practice, { sectionId: 'repeat', partId: 'sentences', type: 'repeat' });
  const speech = rubricFor(practice, { sectionId: 'speak', partId: 'talk', type: 'timed-speech' });
  expect([repeat?.joined, speech?.joined]).toEqual(['holistic', 'mean']);
  expect(speech && getRubricBounds(speech)).toEqual({ least: 0, most: 500 });
  expect(speech?.criteria).toHaveLength(4);
});
