import { writeFileSync } from 'node:fs';
import { pdfBytes, createPicture, createFileAssignment, listStoredFiles } from '../files-steps.ts';
import { listStoredAnswers } from '../taking-steps.ts';
import { expect, signInByForm, test } from './fixtures.ts';
import { submit, openReport, expectSaved, startAssignment } from './steps.ts';

test('a student hands in a picture and a PDF and sees them in the report', async ({
  browserSlot,
  school,
  request,
}, testInfo) => {
  const work = await createFileAssignment(school, request);
  const files = { '第一页.png': createPicture(), 'notes.pdf': pdfBytes, 'wrong.png': createPicture({ height: 90 }) };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(testInfo.outputPath(name), bytes);
  const tab = await browserSlot.start();
  await signInByForm(tab, school, { username: 'linxiaohe', family: 'student' });
  await startAssignment(tab, school, work);

  await tab.type({ role: 'textbox', name: 'Your answer' }, 'Here are my pages.');
  for (const name of Object.keys(files)) {
    await tab.upload({ css: 'input[type="file"]' }, testInfo.outputPath(name));
    await tab.sees({ name: 'On the server', within: { css: `[data-name="${name}"]` } });
  }
  await tab.click({ role: 'button', name: 'Remove wrong.png' });
  await tab.click({ role: 'button', name: 'Remove', within: { role: 'alertdialog' } });
  await expect.poll(() => tab.isThere({ css: '[data-name="wrong.png"]' })).toBe(false);
  await expectSaved(tab);
  await expect
    .poll(async () => (await listStoredFiles(school, work)).filter((file) => !file.is_removed))
    .toMatchObject([{ name: 'notes.pdf', size_bytes: pdfBytes.length }, { name: '第一页.png' }]);
  expect((await listStoredAnswers(school, work))[0]).toMatchObject({
    text: 'Here are my pages.',
    files: [
      { name: '第一页.png', mime: 'image/png' },
      { name: 'notes.pdf', mime: 'application/pdf' },
    ],
  });

  await submit(tab);
  await openReport(tab);
  const width = () =>
    tab.evaluate(() => document.querySelector<HTMLImageElement>('img[alt="第一页.png"]')?.naturalWidth);
  await expect.poll(width).toBe(400);
  await tab.sees({ role: 'link', name: 'Download notes.pdf' });
  expect(await browserSlot.readComplaints()).toEqual([]);
});
