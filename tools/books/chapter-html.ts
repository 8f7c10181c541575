import { escapeHtml } from '@inkstone/base';
import type { Chapter, Figure } from '@inkstone/content';
import katex from 'katex';
import { figureHtml } from './figure-svg.ts';

const math = (latex: string, displayMode: boolean): string =>
  katex.renderToString(latex, { output: 'html', throwOnError: true, strict: 'error', displayMode });

/** Converts inline markup; text between dollar signs is mathematics. */
const inline = (text: string): string =>
  text
    .split(/(\$\$[^$]+\$\$|\$[^$]+\$)/)
    .map((part) => {
      if (part.startsWith('$$')) return math(part.slice(2, -2), true);
      if (part.startsWith('$')) return math(part.slice(1, -1), false);
      return escapeHtml(part)
        .replaceAll(/\*\*(.+?)\*\*/g, '<b>$1</b>')
        .replaceAll(/\*(.+?)\*/g, '<i>$1</i>')
        .replaceAll(/_{3,}/g, '<span class="gap"></span>');
    })
    .join('');

const chineseIn = (text: string): number => text.match(/[\u4e00-\u9fff]/g)?.length ?? 0;
const latinIn = (text: string): number => text.match(/[A-Za-z]+/g)?.length ?? 0;

/** Marks text as Chinese where it has more Chinese characters than English words. */
const script = (text: string): string => (chineseIn(text) > latinIn(text) ? ' class="zh" lang="zh"' : '');

const toList = (lines: readonly string[], kind: 'ul' | 'ol' | 'ol class="options"', sign: RegExp): string =>
  `<${kind}>${lines.map((line) => `<li${script(line)}>${inline(line.replace(sign, ''))}</li>`).join('')}</${kind.slice(0, 2)}>`;

const table = (lines: readonly string[]): string => {
  const rows = lines.map((line) => {
    const cell = line.startsWith('|!') ? 'th' : 'td';
    const cells = line.replace(/^\|!? ?/, '').split(' | ');
    return `<tr>${cells.map((cellText) => `<${cell}${script(cellText)}>${inline(cellText)}</${cell}>`).join('')}</tr>`;
  });
  return `<table class="of-${lines[0]?.replace(/^\|!? ?/, '').split(' | ').length}">${rows.join('')}</table>`;
};

const toAside = (lines: readonly string[]): string =>
  `<aside>${lines.map((line) => `<p${script(line)}>${inline(line.slice(2))}</p>`).join('')}</aside>`;

const blockHtml = (block: string, figures: Readonly<Record<string, Figure>>): string => {
  const lines = block.split('\n');
  const figureName = /^\[(.+)\]$/.exec(block)?.[1];
  const figure = figureName ? figures[figureName] : undefined;
  if (figureName && !figure) throw new Error(`There is no figure ${figureName}.`);
  if (figure) return figureHtml(figure);
  if (block === '---') return '<div class="turn"></div>';
  if (block.startsWith('## ')) return `<h2>${inline(block.slice(3))}</h2>`;
  if (block.startsWith('### ')) return `<p class="ask">${inline(block.slice(4))}</p>`;
  if (block.startsWith('|')) return table(lines);
  if (block.startsWith('> ')) return toAside(lines);
  if (block.startsWith('- ')) return toList(lines, 'ul', /^- /);
  if (/^\d+\. /.test(block)) return toList(lines, 'ol', /^\d+\. /);
  if (block.startsWith('A. ')) return toList(lines, 'ol class="options"', /^[A-F]\. /);
  return `<p${script(block)}>${inline(lines.join(' '))}</p>`;
};

/** A chapter as a section whose named pages use its index. */
export const chapterHtml = (
  { title, under, number, text }: Chapter,
  at: number,
  figures: Readonly<Record<string, Figure>>,
): string => {
  const blocks = text.trim().split(/\n\s*\n/);
  return `<section style="page: c${at}"><header>
    ${number ? `<p class="number">${inline(number)}</p>` : ''}<h1>${inline(title)}</h1>
    ${under ? `<p class="under">${inline(under)}</p>` : ''}</header>
    ${blocks.map((block) => blockHtml(block.trim(), figures)).join('\n')}</section>`;
};
