import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BookText, OutlineEntry } from '@inkstone/content';
import { chapterHtml } from './chapter-html.ts';

const katexStyle = path.join(
  path.dirname(createRequire(import.meta.url).resolve('katex/package.json')),
  'dist/katex.min.css',
);

const toCssString = (text: string): string => JSON.stringify(text);

/** The page margins of each chapter: the book's name on left pages, the chapter's name on right pages. */
const pageMarginRules = ({ name, chapters }: BookText): string =>
  chapters
    .map(({ title, number }, at) => {
      const head = number ? `${number.split(' · ')[0]} · ${title}` : title;
      return `@page c${at}:left { @top-left { content: ${toCssString(`${name.en}  ${name.zh}`)} } @bottom-left { content: counter(page) } }
        @page c${at}:right { @top-right { content: ${toCssString(head)} } @bottom-right { content: counter(page) } }`;
    })
    .join('\n');

const style = (type: number): string => `
  @page { margin: 17mm 15mm 16mm; font: 7.5pt Latin, Chinese; color: #5C6269; }
  html { font: ${type}pt/1.5 Latin, Chinese, KaTeX_Main; color: #1B2127; font-variant-ligatures: none; font-variant-numeric: lining-nums; }
  body { margin: 0 } p { margin: 0 0 0.55em } h1, h2, .ask { break-after: avoid; font-weight: 600; line-height: 1.25 }
  section, .contents { break-before: page } .turn { break-after: page }
  header { border-bottom: 0.6pt solid #1B2127; box-shadow: 0 1.6pt 0 #FFF, 0 3.2pt 0 #1B2127; margin-bottom: 1.3em; padding-bottom: 0.45em }
  header p { margin: 0; color: #5C6269 } .number { font-size: 0.85em } h1 { font-size: 1.75em; margin: 0 } .under { font-size: 1em }
  h2 { font-size: 1.12em; margin: 1.1em 0 0.45em } h2:first-of-type { margin-top: 0 }
  .ask { margin: 0.75em 0 0.2em } .zh { font-family: Shared, Latin, Chinese, KaTeX_Main; line-height: 1.62 }
  b { font-weight: 600 } i { font-style: italic } td.zh, th.zh { line-height: inherit }
  ul, ol { margin: 0 0 0.6em; padding-left: 1.5em } li { margin-bottom: 0.2em } .options { list-style: upper-alpha; margin: 0 }
  .options li { margin: 0 }
  table { border-collapse: collapse; width: 100%; margin: 0.2em 0 0.8em; font-size: 0.94em; line-height: 1.4 }
  th { text-align: left; font-weight: 600; border-bottom: 0.8pt solid #1B2127 } th, td { padding: 0.24em 0.8em 0.24em 0; vertical-align: top }
  td { border-bottom: 0.5pt solid #E1DDD1 } td:first-child { white-space: nowrap } .of-2 td:first-child { white-space: normal; width: 38% } .of-3 td:last-child { width: 27% }
  tr, aside, figure, li { break-inside: avoid }
  aside { background: #F5F3EC; border-left: 2pt solid #AD2E1C; padding: 0.6em 0.9em 0.15em; margin: 0.7em 0 0.9em }
  figure { margin: 0.7em 0 0.8em; text-align: center } figure svg { overflow: visible; font: 8.2px Latin, Chinese, KaTeX_Main; max-width: 100% }
  figcaption { font-family: Latin, Chinese, KaTeX_Main; font-size: 0.85em; color: #5C6269 }
  .gap { display: inline-block; width: 5em; border-bottom: 0.7pt solid #1B2127 } .katex { font-size: 1.06em }
  .katex-display { margin: 0.5em 0 }
  .title { height: 165mm; display: flex; flex-direction: column; justify-content: center }
  .title .name { font-size: 2.7em; font-weight: 600; line-height: 1.15; margin: 0 }
  .title .zhname { font-size: 1.7em; margin: 0.35em 0 0.7em } .title hr { width: 100%; border: 0; border-top: 2.2pt solid #1B2127; margin: 0 }
  .title hr + hr { border-top-width: 0.7pt; margin: 2pt 0 1.4em } .title .about { color: #434A52; margin: 0 }
  .title .house { margin-top: 5em; color: #5C6269; font-size: 0.9em }
  .contents .h1 { font-size: 1.5em; font-weight: 600; margin-bottom: 0.7em } .contents td:last-child { text-align: right; padding-right: 0; width: auto }`;

const contents = (outline: readonly OutlineEntry[], { chapters }: BookText): string =>
  `<div class="contents"><p class="h1">Contents 目录</p><table>${outline
    .map(({ title, page }, at) => {
      const { under = '', number = '' } = chapters[at] ?? {};
      return `<tr><td>${number.replace(/^\D+ (\d+).*/, '$1')}</td><td>${title}</td><td>${under}</td><td>${page}</td></tr>`;
    })
    .join('')}</table></div>`;

/** The book as an HTML page to print; the outline gives the page numbers of its contents. */
export const bookHtml = (book: BookText, faces: string, outline: readonly OutlineEntry[]): string => {
  const { name, about, chapters, figures = {}, paper, type } = book;
  const title = `<div class="title"><p class="name">${name.en}</p><p class="zhname">${name.zh}</p><hr><hr>
    <p class="about">${about.en}</p><p class="about">${about.zh}</p>
    <p class="house">Hillside Tutoring, Shanghai · 山南书院</p></div>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name.en}</title>
    <link rel="stylesheet" href="${pathToFileURL(katexStyle).href}">
    <style>${faces} @page { size: ${paper} } ${pageMarginRules(book)} ${style(type)}</style>
    <body>${title}${contents(outline, book)}${chapters.map((chapter, at) => chapterHtml(chapter, at, figures)).join('')}</body></html>`;
};
