import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { printPaper } from '../contract.ts';
import { aPaper, aSet } from '../testing.ts';

let school: TestSchool;
let teacher: TestBrowser;

beforeAll(async () => {
  school = await openSchool();
  teacher = await school.signIn(await school.person({ role: 'teacher' }));
});
afterAll(() => school.close());

const readText = async ({ token }: TestBrowser, query: string): Promise<string> => {
  const { rawPayload, headers } = await school.server.app.inject({
    url: `/api/${printPaper.path}?${query}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(headers['content-type']).toBe('application/pdf');
  const loading = getDocument({ data: new Uint8Array(rawPayload), verbosity: 0 });
  const pdf = await loading.promise;
  const texts = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await loading.destroy();
  return texts.join(' ').replaceAll(/\s+/g, ' ');
};

test('a teacher prints two forms of a paper with their keys, in the chosen language', async () => {
  const { paperId } = await aPaper(school, { title: 'Mock A', titleZh: '模拟卷 A' });
  const text = await readText(teacher, `examId=${paperId}&forms=A,B&parts=booklet,key&language=zh&twoSided=true`);
  const plain = text.replaceAll(' ', '');
  for (const words of ['模拟卷A', 'A卷', 'B卷', '参考答案·B卷', '姓名', '25题，40分钟']) expect(plain).toContain(words);
  expect(text.match(/25\. What is/g)).toHaveLength(2);
  expect(text).not.toContain('Six sevens');
});

test('a booklet alone has no key, and headings in the language of the account', async () => {
  const { paperId } = await aPaper(school);
  const text = await readText(teacher, `examId=${paperId}`);
  expect(text).toMatch(/25\. What is/);
  expect(text).not.toMatch(/Key|参考答案/);
});

test('an empty paper is refused, an unknown one is not found, and no student prints a paper', async () => {
  const { paperId } = await aPaper(school, { sets: [] });
  expect(await teacher.refused(printPaper, { paperId })).toBe('exam.empty');
  expect(await teacher.failed(printPaper, { paperId: 999_999 })).toMatchObject({ kind: 'notFound' });
  const student = await school.signIn(await school.person());
  expect(await student.failed(printPaper, { paperId })).toMatchObject({ kind: 'forbidden' });
});

test('a question set without a passage is printed in a paper of several sets', async () => {
  const sets = [await aSet(school, { count: 2 }), await aSet(school, { count: 3 })];
  const { paperId } = await aPaper(school, { sets });
  const text = await readText(teacher, `examId=${paperId}&columns=1&forms=C`);
  expect(text.match(/\d\. What is/g)).toHaveLength(5);
});
