import { expect, test } from 'vitest';
import { findByNumber } from './find-by-number.ts';
import { judgeCode, judgePage, planForm, toAnswer, type SheetSource } from './sheet-plan.ts';

const options = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id_option: `o${index + 1}`, text: `<p>${index}</p>` }));
const content = {
  sections: [
    {
      sets: [
        {
          stimulus: { kind: 'none' as const, html: '' },
          questions: [
            ...Array.from({ length: 6 }, (_, index) => ({
              ...{ questionId: index + 1, type: 'choice', prompt: { text: 'x', options: options(4) } },
            })),
            { questionId: 7, type: 'multiple-choice', prompt: { text: 'x', options: options(5), choose: 2 } },
            { questionId: 8, type: 'true-false', prompt: { text: 'x' } },
            { questionId: 9, type: 'numeric-entry', prompt: { text: 'x', width: 4 } },
            { questionId: 10, type: 'essay', prompt: { text: 'x', leastWords: 0 } },
          ],
        },
      ],
    },
  ],
};
const paper: SheetSource = { source: 'paper', id: 4, revision: 2 };

test('form A has the stored order; another form leads each printed letter back to the stored option', () => {
  expect(planForm(content, paper, { form: 'A', rules: 2 }).map(({ questionId }) => questionId)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9,
  ]);
  const [first] = planForm(content, paper, { form: 'A', rules: 2 });
  expect(first && toAnswer(first, ['C'])).toBe('o3');
  const form = planForm(content, paper, { form: 'B', rules: 2 });
  expect(form.map(({ questionId }) => questionId)).not.toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const question of form.filter(({ type }) => type === 'choice')) {
    expect(['A', 'B', 'C', 'D'].map((letter) => toAnswer(question, [letter]))).toEqual([...question.optionOrder]);
  }
});

test('answers have the shape of their type; what is none is told', () => {
  const byId = new Map(
    planForm(content, paper, { form: 'A', rules: 2 }).map((question) => [question.questionId, question]),
  );
  const read = (questionId: number, values: string[]) => {
    const question = byId.get(questionId);
    return question && toAnswer(question, values);
  };
  expect(read(1, [])).toBeUndefined();
  expect(read(1, ['A', 'B'])).toBeNull();
  expect(read(1, ['E'])).toBeNull();
  expect(read(7, ['A', 'C'])).toEqual(['o1', 'o3']);
  expect(read(7, ['A', 'B', 'C'])).toBeNull();
  expect([read(8, ['A']), read(8, ['B'])]).toEqual([true, false]);
  expect([read(8, ['C']), read(8, ['A', 'B']), read(7, ['A', 'A'])]).toEqual([null, null, null]);
  expect(read(9, ['-1.5'])).toBe('-1.5');
  expect(read(9, ['1..5'])).toBeNull();
});

test('a code of another paper, revision or page is no sheet of the assignment', () => {
  const code = { ...paper, form: 'A' as const, rules: 2 as const, page: 1, recipientId: 9 };
  expect(judgeCode(content, paper, code)).toMatchObject({ pages: 1 });
  expect(judgeCode(content, paper, { ...code, id: 5 })).toEqual({ problem: 'otherPaper' });
  expect(judgeCode(content, paper, { ...code, source: 'assignment' })).toEqual({ problem: 'otherPaper' });
  expect(judgeCode(content, paper, { ...code, revision: 1 })).toEqual({ problem: 'otherRevision' });
  expect(judgeCode(content, paper, { ...code, page: 2 })).toEqual({ problem: 'noSuchPage' });
});

test('a page is judged by what is in its way, and two of one student are doubles', () => {
  const page = { id: 1, problem: null, studentId: 5, page: 1, isEntered: false, isDoubtful: false };
  expect(judgePage(page, [page])).toBe('read');
  expect(judgePage({ ...page, isDoubtful: true }, [page])).toBe('doubtful');
  expect(judgePage(page, [page, { ...page, id: 2 }])).toBe('duplicate');
  expect(judgePage(page, [page, { ...page, id: 2, page: 2 }])).toBe('read');
  expect(judgePage({ ...page, studentId: null }, [page])).toBe('unidentified');
  expect(judgePage({ ...page, problem: 'bent' }, [page])).toBe('unreadable');
  expect(judgePage({ ...page, problem: 'otherPaper' }, [page])).toBe('wrongPaper');
  expect(judgePage({ ...page, isEntered: true }, [page])).toBe('entered');
});

test('a number means the one student who has it', () => {
  const students = [{ number: '2026-0417' }, { number: '00311' }, { number: '311' }, { number: null }];
  expect(findByNumber(students, '20260417')).toBe(students[0]);
  expect(findByNumber(students, '311')).toBeNull();
  expect(findByNumber(students, '')).toBeNull();
  expect(findByNumber(students, null)).toBeNull();
});
