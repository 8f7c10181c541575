import { useLayoutEffect, useMemo } from 'react';
import { listTextNodes, readText, usePassageText } from '../parts/passage-text.tsx';

/** A gap in the passage: its number in the question, and the element that it is drawn in. */
export interface GapPlace {
  number: number;
  place: HTMLElement;
}

/** A gap as the passage writes it, and where in its text. */
interface WrittenGap {
  number: number;
  from: number;
  to: number;
}

const gapTag = /<span\b[^>]*\bdata-blank="(\d+)"[^>]*>(?:\s*<\/span>)?/;

const withoutSpace = (text: string): string => text.replace(/\s/g, '');

// The number of characters on each side that tell one gap from another.
const contextLength = 24;

/** Finds the gaps of a question, by the words around them, among those that a passage writes as a line. */
export const findWrittenGaps = (passage: string, questionHtml: string): WrittenGap[] => {
  const pieces = questionHtml.split(gapTag);
  const written = [...passage.matchAll(/_{3,}/g)].map(({ 0: line, index }) => ({
    from: index,
    to: index + line.length,
  }));
  return pieces.flatMap((piece, index) => {
    if (index % 2 === 0) return [];
    const before = withoutSpace(readText(pieces[index - 1] ?? '')).slice(-contextLength);
    const after = withoutSpace(readText(pieces[index + 1] ?? '')).slice(0, contextLength);
    const same = written.filter(
      ({ from, to }) =>
        withoutSpace(passage.slice(0, from)).endsWith(before) && withoutSpace(passage.slice(to)).startsWith(after),
    );
    const [line, secondLine] = same;
    return line && !secondLine ? [{ number: Number(piece), ...line }] : [];
  });
};

/** Hides a written line and puts a place behind it; returns what takes this back. */
const openGap = (passage: HTMLElement, { from, to }: WrittenGap, place: HTMLElement): (() => void) => {
  let at = 0;
  for (const node of listTextNodes(passage)) {
    const start = from - at;
    at += node.data.length;
    if (start < 0 || start >= node.data.length) continue;
    const line = node.splitText(start);
    line.splitText(to - from);
    const written = passage.ownerDocument.createElement('span');
    written.hidden = true;
    line.replaceWith(written, place);
    written.append(line);
    return () => {
      const { parentElement } = written;
      place.remove();
      written.replaceWith(line);
      parentElement?.normalize();
    };
  }
  return () => undefined;
};

/**
 * Opens the gaps of a question in the passage beside it; empty where no passage is shown, or where it does not write
 * every gap of the question.
 */
export const useGapsInPassage = (text: string, count: number): readonly GapPlace[] => {
  const passage = usePassageText();
  const gaps = useMemo(() => {
    const lines = passage ? findWrittenGaps(passage.element.textContent, text) : [];
    return lines.length === count ? lines.map((gap) => ({ ...gap, place: document.createElement('span') })) : [];
  }, [passage, text, count]);
  useLayoutEffect(() => {
    if (!passage) return undefined;
    // From the last one on: what is put into a gap counts as text before those behind it.
    const undos = gaps.toReversed().map((gap) => openGap(passage.element, gap, gap.place));
    gaps[0]?.place.closest('p')?.setAttribute('aria-current', 'location');
    return () => {
      gaps[0]?.place.closest('p')?.removeAttribute('aria-current');
      for (const undo of undos) undo();
    };
  }, [passage, gaps]);
  return gaps;
};
