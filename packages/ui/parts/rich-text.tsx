import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import DOMPurify from 'dompurify';
import type { LatexFault, LocalizedText } from '@inkstone/base';
import { useLanguage } from '../words/index.ts';
import { selectLanguage } from './select-language.ts';
import styles from './rich-text.module.css';

const commonFonts = ['1em KaTeX_Main', 'italic 1em KaTeX_Math', '1em KaTeX_Size1', '1em KaTeX_Size2'];

/** Loads the fonts that most formulas need; KaTeX's styles have to be loaded. */
const fetchMathFonts = async (): Promise<void> => {
  await Promise.all(commonFonts.map((font) => document.fonts.load(font)));
};

const allowed = {
  ALLOWED_TAGS:
    'a b blockquote br code div em figcaption figure h2 h3 h4 hr i img li mark ol p pre s small span strong sub sup table tbody td th thead tr u ul'.split(
      ' ',
    ),
  ALLOWED_ATTR:
    'alt colspan data-blank data-evidence data-gloss data-math data-square dir height href lang rowspan scope src start title width'.split(
      ' ',
    ),
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true as const,
};

/** Loads what renders formulas with its usual fonts, for work that continues without a network. */
export const fetchMath = async (): Promise<void> => {
  const { fetchChemistry } = await import('./math.ts');
  // Which formulas will follow is not known yet.
  await fetchChemistry([String.raw`\ce`]);
  await fetchMathFonts();
};

/**
 * The first position where a formula cannot be parsed; null where it can. The parser is loaded with the first formula.
 */
export const findFormulaFault = async (latex: string): Promise<LatexFault | null> => {
  const math = await import('./math.ts');
  await math.fetchChemistry([latex]);
  return math.findFormulaFault(latex);
};

/** Renders the formulas of an element; KaTeX is loaded only where there is one, and the LaTeX is shown until then. */
const drawMath = async (element: HTMLElement): Promise<void> => {
  const formulas = [...element.querySelectorAll<HTMLElement>('[data-math]')];
  if (formulas.length === 0) return;
  const { fetchChemistry, renderMath } = await import('./math.ts');
  await fetchChemistry(formulas.map(({ textContent }) => textContent ?? ''));
  for (const formula of formulas) renderMath(formula);
};

/** Renders LaTeX into an element of its own; the parser is loaded with the first formula. */
export const createFormula = async (latex: string): Promise<HTMLElement> => {
  const { renderMath } = await import('./math.ts');
  const formula = document.createElement('span');
  formula.textContent = latex;
  renderMath(formula);
  return formula;
};

/** The props of rich text. */
export interface RichTextProps {
  /**
   * The stored text: a small subset of HTML, formulas as LaTeX inside `data-math`. Sanitized again before it is shown.
   */
  html: string;
  /** Its language, where it is not the reader's. */
  lang?: string;
  /** Inline instead of a block. */
  inline?: boolean;
  /** In the typeface of passages. */
  serif?: boolean;
  className?: string;
  /** Called with the element once the text is in the document: to fill gaps or add highlights. */
  onRender?: (element: HTMLElement) => void;
}

/** Renders rich text. It is built as nodes, never as an HTML string, so that a strict CSP holds. */
export const RichText = ({ html, lang, inline = false, serif = false, className, onRender }: RichTextProps) => {
  const language = useLanguage();
  const ref = useRef<HTMLDivElement & HTMLSpanElement>(null);
  const notify = useEffectEvent((element: HTMLElement) => onRender?.(element));

  // The sanitized nodes are put into an element whose children React does not render.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    element.replaceChildren(selectLanguage(DOMPurify.sanitize(html, allowed), language));
    // A table wider than its container scrolls, and the keyboard has to reach it.
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

interface LocalizedRichTextProps {
  /** Rich text in both languages; an empty one was not written. */
  texts: LocalizedText;
  /** Shown where neither was written. */
  fallback: string;
}

/** Rich text in the reader's language, else in the other one. */
export const LocalizedRichText = ({ texts, fallback }: LocalizedRichTextProps) => {
  const language = useLanguage();
  const otherLanguage = language === 'en' ? 'zh' : 'en';
  const textLanguage = texts[language] === '' ? otherLanguage : language;
  if (texts[textLanguage] === '') return <p className="meta">{fallback}</p>;
  return <RichText html={texts[textLanguage]} lang={textLanguage === 'zh' ? 'zh-CN' : 'en'} />;
};
