import { readerMessages, wordMessages } from '@inkstone/textbooks/messages';
import { withSample } from '../steps/sample.ts';
import { queryRows } from '../taking-steps.ts';
import { expect, say, signInByForm, test } from './fixtures.ts';
import { keys } from './tab.ts';

/** The position of the middle of a word, once the text layer covers the picture; null before. */
const findWord = (word: string): { x: number; y: number } | null => {
  const spans = [...document.querySelectorAll('[data-text-of="6"] span')];
  const text = spans.map((span) => span.firstChild).find((node) => node?.textContent?.includes(word));
  if (!text) return null;
  const start = text.textContent?.indexOf(word) ?? 0;
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, start + word.length);
  const { left, top, width, height } = range.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** How many of the pixels of the page's picture are dark: those of its letters and figures. */
const countInk = (): number => {
  const canvas = document.querySelector<HTMLCanvasElement>('[data-leaf="6"] canvas');
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  let dark = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 255, green = 255, blue = 255, alpha = 0] = pixels.slice(at, at + 4);
    if (alpha > 200 && red + green + blue < 250) dark += 1;
  }
  return dark;
};

test('a student reads a page of a textbook, looks up a word and searches the book', async ({ browserSlot, school }) => {
  await queryRows(school, 'update person set language = 1');
  const model = await withSample(school, (sample) => sample.assignment('Ten Short Readings'));
  const tab = await browserSlot.start();
  await signInByForm(tab, school, { username: 'linxiaohe', family: 'student' });
  await tab.open(`${school.url}/viewer?model_id=${model}&page=6`);
  await tab.sees({ css: '[data-leaf="6"] canvas' });
  await expect.poll(() => tab.evaluate(findWord, 'seeds')).not.toBeNull();
  await expect.poll(() => tab.evaluate(countInk)).toBeGreaterThan(1000);

  const spot = await tab.evaluate(findWord, 'seeds');
  if (spot) await tab.clickAt(spot);
  await tab.sees({ role: 'dialog', contains: '种子' });
  await tab.click({ role: 'button', name: say(wordMessages, 'collect'), within: { role: 'dialog' } });
  await tab.sees({ name: say(wordMessages, 'collected'), within: { role: 'dialog' } });
  await tab.click({ role: 'button', name: say(wordMessages, 'close'), within: { role: 'dialog' } });

  await tab.click({ role: 'button', name: say(readerMessages, 'search') });
  await tab.type({ role: 'textbox', name: say(readerMessages, 'searchLabel') }, `seeds${keys.enter}`);
  await tab.click({ role: 'button', name: say(readerMessages, 'nextHit') });
  await tab.sees({ css: '[data-leaf] [data-current]' });
  expect(await browserSlot.readComplaints()).toEqual([]);
});
