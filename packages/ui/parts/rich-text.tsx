import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import DOMPurify from 'dompurify';
import type { LatexFault } from '@inkstone/base';
import { useLanguage } from '../words/index.ts';
import { fetchMathFonts } from './math-fonts.ts';
import { selectLanguage } from './select-language.ts';
import styles from './rich-text.module.css';

const allowed = {
  ALLOWED_TAGS:
    'a b blockquote br code div em figcaption figure h2 h3 h4 hr i img li mark ol p pre s small span strong sub sup table tbody td th thead tr u ul'.split(
      ' ',
    ),
  ALLOWED_ATTR:
    'alt colspan data-blank data-gloss data-math data-square dir height href lang rowspan scope src start title width'.split(
      ' ',
    ),
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true as const,
};

/** Fetches what draws formulas with its usual fonts, for work that goes on without a network. */
export const fetchMath = async (): Promise<void> => {
  const { fetchChemistry } = await import('./math.ts');
  // Which formulas will come is not known yet.
  await fetchChemistry([String.raw`\ce`]);
  await fetchMathFonts();
};

/** The first place where a formula cannot be read; null where it can. What reads it is fetched with the first formula. */
export const findFormulaFault = async (latex: string): Promise<LatexFault | null> => {
  const math = await import('./math.ts');
  await math.fetchChemistry([latex]);
  return math.findFormulaFault(latex);
};

/** Draws the formulas of an element; KaTeX is fetched only where there is one, and their LaTeX reads until it is there. */
const drawMath = async (element: HTMLElement): Promise<void> => {
  const formulas = [...element.querySelectorAll<HTMLElement>('[data-math]')];
  if (formulas.length === 0) return;
  const { fetchChemistry, renderMath } = await import('./math.ts');
  await fetchChemistry(formulas.map(({ textContent }) => textContent ?? ''));
  for (const formula of formulas) renderMath(formula);
};

/** What rich text is shown with. */
export interface RichTextProps {
  /** The stored text: a small subset of HTML, formulas as LaTeX inside `data-math`. Cleaned again before it is shown. */
  html: string;
  /** Its language, where it is not the reader's. */
  lang?: string;
  /** Runs as part of a line instead of a block of its own. */
  inline?: boolean;
  /** In the face of passages. */
  serif?: boolean;
  className?: string;
  /** Called when the text stands in the document, with its element: to fill gaps or lay highlights. */
  onRender?: (element: HTMLElement) => void;
}

/** Shows rich text. It is built as nodes and never as HTML text, so that a strict policy holds. */
export const RichText = ({ html, lang, inline = false, serif = false, className, onRender }: RichTextProps) => {
  const language = useLanguage();
  const ref = useRef<HTMLDivElement & HTMLSpanElement>(null);
  const notify = useEffectEvent((element: HTMLElement) => onRender?.(element));

  // Meets the document: the cleaned nodes are put where React keeps nothing of its own.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    element.replaceChildren(selectLanguage(DOMPurify.sanitize(html, allowed), language));
    // A table wider than its place scrolls, and keys have to reach it.
    for (const table of element.querySelectorAll('table')) {
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    }
    notify(element);
    // Without the network the LaTeX stays.
    drawMath(element).catch(() => undefined);
  }, [html, language]);

  const Tag = inline ? 'span' : 'div';
  const classes = [styles.rich, inline && styles.inline, serif && styles.serif, className].filter(Boolean).join(' ');
  return <Tag ref={ref} lang={lang} className={classes} />;
};
