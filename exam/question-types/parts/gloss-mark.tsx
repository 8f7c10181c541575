import { getMarkRange, Mark, mergeAttributes } from '@tiptap/react';
import type { Editor } from '@tiptap/react';

/** Words explained by the glossary of a passage. Contains other marks, so that emphasis does not split it. */
export const Gloss = Mark.create({
  name: 'gloss',
  priority: 2000,
  inclusive: false,
  addAttributes: () => ({
    meaning: {
      default: '',
      parseHTML: (element) => element.dataset.gloss ?? '',
      renderHTML: ({ meaning }) => ({ 'data-gloss': String(meaning) }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-gloss]', priority: 100 }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), 0],
});

/** Words that are or could be explained: their range, text and meaning (empty for none). */
export interface GlossTarget {
  from: number;
  to: number;
  words: string;
  meaning: string;
}

const wordSign = /[\p{L}\p{N}'’-]/u;

/** The word at the cursor. */
const wordAround = (editor: Editor): { from: number; to: number } => {
  const { $from } = editor.state.selection;
  const text = $from.parent.textBetween(0, $from.parent.content.size, undefined, '\ufffc');
  let [from, to] = [$from.parentOffset, $from.parentOffset];
  while (from > 0 && wordSign.test(text[from - 1] ?? '')) from -= 1;
  while (to < text.length && wordSign.test(text[to] ?? '')) to += 1;
  return { from: $from.start() + from, to: $from.start() + to };
};

/** The explained words at the cursor, else the selection, else the word at the cursor; null where there is none. */
export const findGlossTarget = (editor: Editor): GlossTarget | null => {
  const { selection, doc, schema } = editor.state;
  const type = schema.marks.gloss;
  const known = type && getMarkRange(selection.$from, type);
  const range = known ?? (selection.empty ? wordAround(editor) : selection);
  const words = doc.textBetween(range.from, range.to, ' ').trim();
  const oneBlock = doc.resolve(range.from).sameParent(doc.resolve(range.to));
  if (words === '' || !oneBlock) return null;
  const { from, to } = range;
  const mark = known && doc.nodeAt(from)?.marks.find((candidate) => candidate.type === type);
  return { from, to, words, meaning: mark ? String(mark.attrs.meaning) : '' };
};

/** Sets the meaning of words; an empty one removes it. */
export const setGloss = (editor: Editor, { from, to }: GlossTarget, meaning: string): void => {
  const words = editor.chain().focus().setTextSelection({ from, to });
  (meaning === '' ? words.unsetMark('gloss') : words.setMark('gloss', { meaning })).setTextSelection(to).run();
};
