import { expect, test } from 'vitest';
import { isAnswerTo, questionTypeIds, getQuestionType } from '@inkstone/exam/logic';
import { scoreAnswer } from '@inkstone/exam/scored';
import { fullAnswer } from './testing/full-answer.ts';
import { samplesByType } from './testing/samples.ts';

const byMachine = questionTypeIds.filter((type) => getQuestionType(type).marking.by === 'machine');

test.each(byMachine)('the full answer to every sample of %s earns all points', (type) => {
  for (const question of samplesByType.get(type) ?? []) {
    const answer = fullAnswer(question);
    expect(isAnswerTo(question, answer)).toBe(true);
    const { earned, possible } = scoreAnswer(question, answer) ?? {};
    expect(earned).toBe(possible);
  }
});
