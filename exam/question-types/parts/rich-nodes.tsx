import { escapeHtml } from '@inkstone/base';
import { mergeAttributes, Mark, Node, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react';
import type { NodeViewProps } from '@tiptap/react';
import { RichText } from '@inkstone/ui';
import type { Marker } from '../markers.ts';
import { Gloss } from './gloss-mark.tsx';
import styles from './rich-field.module.css';

const Formula = ({ node, selected }: NodeViewProps) => {
  const latex = String(node.attrs.latex);
  const tag = node.type.name === 'mathBlock' ? 'div' : 'span';
  return (
    <NodeViewWrapper as={tag} className={styles.formula} data-selected={selected ? '' : undefined}>
      <RichText key={latex} inline html={`<${tag} data-math>${escapeHtml(latex)}</${tag}>`} />
    </NodeViewWrapper>
  );
};

const mathNode = (name: string, tag: 'span' | 'div') =>
  Node.create({
    name,
    group: tag === 'span' ? 'inline' : 'block',
    inline: tag === 'span',
    atom: true,
    addAttributes: () => ({
      latex: { default: '', parseHTML: (element) => element.textContent ?? '', rendered: false },
    }),
    parseHTML: () => [{ tag: `${tag}[data-math]`, priority: 100 }],
    renderHTML: ({ node }) => [tag, { 'data-math': '' }, String(node.attrs.latex)],
    addNodeView: () => ReactNodeViewRenderer(Formula),
  });

/** An inline formula, stored as LaTeX. */
const MathInline = mathNode('math', 'span');

/** A block formula. */
const MathBlock = mathNode('mathBlock', 'div');

const markerNode = (name: string, marker: Marker) =>
  Node.create({
    name,
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: () => ({
      number: {
        default: 1,
        parseHTML: (element) => Number(element.dataset[marker]),
        renderHTML: (attributes) => ({ [`data-${marker}`]: attributes.number }),
      },
    }),
    parseHTML: () => [{ tag: `span[data-${marker}]`, priority: 100 }],
    renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes)],
  });

/** A gap; its number identifies it while the text is edited. */
const Gap = markerNode('gap', 'blank');

/** A square; its number identifies it while the text is edited. */
const Square = markerNode('square', 'square');

const attribute = { default: null };

/** A stored picture, by the URL that the author sees. */
const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ src: attribute, alt: attribute, width: attribute, height: attribute, title: attribute }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
});

const Sub = Mark.create({
  name: 'sub',
  excludes: 'sup',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: () => ['sub', 0],
});
const Sup = Mark.create({
  name: 'sup',
  excludes: 'sub',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: () => ['sup', 0],
});

/** Words that a passage itself marks. */
const MarkedWords = Mark.create({
  name: 'mark',
  parseHTML: () => [{ tag: 'mark' }],
  renderHTML: () => ['mark', 0],
});

/** Editor extensions besides paragraphs, lists and emphasis. */
export const richNodes = [MathInline, MathBlock, Gap, Square, Picture, Sub, Sup, MarkedWords, Gloss];
