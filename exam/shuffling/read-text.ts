import { foldCharacters } from '@inkstone/base';
import { toPlainText } from '../question-types/plain-text.ts';

const formula = /<span\b[^>]*?\sdata-math="([^"]*)"[^>]*>/g;

/** A rich text as plain text in half-width characters, with its formulas as LaTeX. */
export const readText = (html: string): string => foldCharacters(toPlainText(html.replace(formula, ' $1 '))).trim();
