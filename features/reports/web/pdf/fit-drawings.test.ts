// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { fitDrawings } from './fit-drawings.ts';

const layOut = (element: Element, left: number, width: number, height: number): void => {
  element.getBoundingClientRect = () => new DOMRect(left, 0, width, height);
};

/** A part of a page, 960 wide from 40, with one drawing in its frame. */
const partWith = (width: number, height: number) => {
  const part = document.createElement('section');
  const frame = part.appendChild(document.createElement('div'));
  const drawing = frame.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
  layOut(part, 40, 960, 400);
  layOut(frame, 40, width, height);
  return { part, frame, drawing };
};

test('a drawing wider than the page is scaled to its width and keeps its proportions', () => {
  const { part, frame, drawing } = partWith(1200, 200);
  fitDrawings(part);
  for (const { style } of [frame, drawing]) expect([style.width, style.height]).toEqual(['960px', '160px']);
});

test('a drawing that fits is not scaled', () => {
  const { part, frame } = partWith(300, 200);
  fitDrawings(part);
  expect([frame.style.width, frame.style.height]).toEqual(['', '']);
});
