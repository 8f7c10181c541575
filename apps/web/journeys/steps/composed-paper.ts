import type { APIRequestContext, Page } from '@playwright/test';
import type { School } from '../fixtures/school.ts';
import { findPersonId, queryRows, signIn, signInTeacher } from '../taking-steps.ts';

/** A question of four options whose key is C, with its points in hundredths. */
export const buildChoice = (text: string, points: number) => ({
  type: 'choice' as const,
  prompt: {
    text: `<p>${text}</p>`,
    options: ['A', 'B', 'C', 'D'].map((letter) => ({ id_option: letter, text: `Option ${letter}` })),
  },
  key: 'C',
  explanation: { en: '', zh: '' },
  points,
  knowledgeNodeId: null,
});

/** Gives the paper of a title to a student as a test whose report opens at once, and opens its introduction; the test's id. */
export const openAsTest = async (
  { school, request, page }: { school: School; request: APIRequestContext; page: Page },
  title: string,
): Promise<number> => {
  const [paper] = await queryRows<{ id: string }>(school, `select id from paper where title = '${title}'`);
  const asTeacher = await signInTeacher(school, request);
  const now = school.clock.now();
  const { id } = await asTeacher('backend/test/create', {
    title,
    paperId: Number(paper?.id),
    studentIds: [await findPersonId(school, 'linxiaohe')],
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + 3 * 3_600_000).toISOString(),
    reportAt: 'submitted',
  });
  await signIn(page, school, 'linxiaohe');
  await page.goto(`${school.url}/controller?kind=test&id=${Number(id)}`);
  return Number(id);
};
