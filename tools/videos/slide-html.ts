import type { LessonText, Slide } from '@inkstone/content';

const style = `
  body { margin: 0; width: 960px; height: 540px; background: #F5F3EC; color: #1B2127; font: 24px/1.35 Latin, Chinese; position: relative; overflow: hidden; font-variant-numeric: lining-nums }
  header { position: absolute; left: 56px; right: 56px; top: 40px }
  h1 { font-size: 44px; font-weight: 600; margin: 0; line-height: 1.15 } h1 + p { margin: 2px 0 10px; font-size: 24px; color: #5C6269 }
  hr { border: 0; border-top: 3px solid #1B2127; margin: 0 } hr + hr { border-top-width: 1px; margin-top: 3px }
  ul { position: absolute; left: 56px; top: 184px; width: 848px; margin: 0; padding: 0; list-style: none }
  .drawn ul { width: 490px } li { margin-bottom: 20px; padding-left: 22px; border-left: 3px solid #AD2E1C }
  li p { margin: 0; font-size: 27px } li p + p { font: 20px/1.4 Shared, Latin, Chinese; color: #434A52 }
  svg { position: absolute; right: 48px; top: 172px; width: 360px; height: 300px; fill: none; stroke: #1B2127; stroke-width: 3.5; stroke-linecap: round; stroke-linejoin: round }
  .thin { stroke-width: 1.6; stroke: #5C6269 } .red { stroke: #AD2E1C } .dot { fill: #1B2127; stroke: none }
  footer { position: absolute; left: 56px; right: 56px; bottom: 24px; font: 16px Shared, Latin, Chinese; color: #5C6269; display: flex; justify-content: space-between }`;

interface SlideParts {
  /** The CSS that declares the fonts. */
  faces: string;
  /** The name of the course. */
  course: string;
  lesson: LessonText;
  slide: Slide;
}

/** A slide of a lesson as a page of 960 by 540. */
export const slideHtml = ({ faces, course, lesson, slide }: SlideParts): string => {
  const points = slide.points.map(({ en, zh }) => `<li><p>${en}</p><p lang="zh">${zh}</p></li>`).join('');
  const drawing = slide.drawing ? `<svg viewBox="0 0 360 300">${slide.drawing}</svg>` : '';
  const place = `${lesson.slides.indexOf(slide) + 1} / ${lesson.slides.length}`;
  return `<!doctype html><meta charset="utf-8"><style>${faces}${style}</style><body class="${slide.drawing ? 'drawn' : ''}">
    <header><h1>${slide.title.en}</h1><p lang="zh">${slide.title.zh}</p><hr><hr></header>
    <ul>${points}</ul>${drawing}
    <footer><span>${course} · ${lesson.title.en} ${lesson.title.zh}</span><span>${place}</span></footer></body>`;
};
