import { describe, expect, test } from 'vitest';
import { readingSets } from './reading.ts';

const inlineOf = (set: (typeof readingSets)[number]) =>
  set.questions.flatMap((question) => (question.type === 'inline-choice' ? question : []));

describe('a passage that is read interactively', () => {
  test.each(readingSets.map((set) => [set.code, set] as const))(
    '%s: what is asked for cannot be read off beside it',
    (_, set) => {
      const beside = (set.stimulus?.kind === 'passage' && set.stimulus.html) || '';
      const gaps = inlineOf(set).flatMap(({ key }) => key);
      expect(gaps).toHaveLength(4);
      expect(beside.match(/______/g)).toHaveLength(gaps.length);
      for (const right of gaps.filter((word) => word.includes(' '))) expect(beside).not.toContain(right);
    },
  );

  test.each(readingSets.map((set) => [set.code, set] as const))(
    '%s: words are selected in the whole of it',
    (_, set) => {
      const selected = set.questions.flatMap((question) => (question.type === 'select-text' ? question : []));
      for (const { prompt, key } of selected) {
        expect(prompt.passage).not.toContain('______');
        for (const span of key.spans) expect(prompt.passage).toContain(span);
      }
    },
  );
});
