import { expect, test } from 'vitest';
import { cleanQuestion } from './clean-set.ts';

test('the words of a gap are plain: signs of markup stay as they are, in the prompt as in the key', () => {
  const gaps = [['R&D', 'x < 3', '<b>bold</b>']];
  const question = cleanQuestion({
    type: 'inline-choice',
    prompt: { text: '<p onclick="x()">The <span data-blank="1"></span> team.</p>', gaps },
    key: ['R&D'],
    points: 100,
    explanation: { en: '', zh: '' },
    knowledgeNodeId: null,
    clip: null,
  });
  expect(question).toMatchObject({
    prompt: { text: '<p>The <span data-blank="1"></span> team.</p>', gaps },
    key: ['R&D'],
  });
});
