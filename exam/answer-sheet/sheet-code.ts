/** A form of a paper: the same questions in an order of their own. */
export const sheetForms = ['A', 'B', 'C', 'D'] as const;
export type SheetForm = (typeof sheetForms)[number];

/**
 * The rules by which the order of a form's options and questions was drawn, so that older sheets are read by theirs. By the
 * first ones every option and question of its own could change places; by the second ones "none of the above", ordered
 * numbers, options that name letters and questions that name one another stay, as in an attempt on the screen.
 */
export const sheetRules = [1, 2] as const;
export type SheetRules = (typeof sheetRules)[number];

/** What the QR code of a page says. It holds nothing secret: whose sheet it is says the school's database alone. */
export interface SheetCode {
  /** What was printed: an assignment, or a paper that no assignment names. */
  source: 'assignment' | 'paper';
  /** Id of the assignment or paper. */
  id: number;
  /** Revision of the paper that was printed; a sheet of another revision is not read. */
  revision: number;
  form: SheetForm;
  /** The rules by which the form was drawn. */
  rules: SheetRules;
  /** Page of the sheet, from 1. */
  page: number;
  /** Id of the student, a person, whose sheet it is; null on a blank sheet, which has bubbles for the student's number. */
  recipientId: number | null;
}

const prefixes = { 1: 'INK1', 2: 'INK2' } as const;
const radix = 36;
const checkValues = radix * radix;
const sourceLetters = { assignment: 'A', paper: 'P' } as const;

const toText = (number: number): string => number.toString(radix).toUpperCase();

/** A check sum of two characters: a mistaken or exchanged character changes it. */
const buildCheckSum = (text: string): string => {
  let sum = 7;
  for (const character of text) sum = (sum * 31 + character.charCodeAt(0)) % checkValues;
  return toText(sum).padStart(2, '0');
};

/** The text of a page's QR code, in its alphanumeric characters: `INK2:A:1Z:3:A1:5K:Q7`. */
export const encodeSheetCode = ({ source, id, revision, form, rules, page, recipientId }: SheetCode): string => {
  const recipient = recipientId === null ? '-' : toText(recipientId);
  const place = `${form}${page}`;
  const text = [prefixes[rules], sourceLetters[source], toText(id), toText(revision), place, recipient].join(':');
  return `${text}:${buildCheckSum(text)}`;
};

const codePattern =
  /^(?<text>(?<prefix>INK[12]):(?<source>[AP]):(?<id>[0-9A-Z]{1,10}):(?<revision>[0-9A-Z]{1,10}):(?<form>[A-D])(?<page>[1-9]\d?):(?<recipient>-|[0-9A-Z]{1,10})):(?<sum>[0-9A-Z]{2})$/;

/** What a QR code says; null where it is none of a sheet or its check sum is wrong. */
export const decodeSheetCode = (content: string): SheetCode | null => {
  const groups = codePattern.exec(content)?.groups;
  if (!groups || buildCheckSum(groups['text'] ?? '') !== groups['sum']) return null;
  const form = sheetForms.find((name) => name === groups['form']);
  const rules = sheetRules.find((number) => prefixes[number] === groups['prefix']);
  const id = parseNumber(groups['id']);
  const revision = parseNumber(groups['revision']);
  const recipientId = groups['recipient'] === '-' ? null : parseNumber(groups['recipient']);
  if (!form || !rules || id === undefined || revision === undefined || recipientId === undefined) return null;
  const source = groups['source'] === sourceLetters.paper ? 'paper' : 'assignment';
  return { source, id, revision, form, rules, page: Number(groups['page']), recipientId };
};

const parseNumber = (text = ''): number | undefined => {
  const number = Number.parseInt(text, radix);
  return Number.isSafeInteger(number) ? number : undefined;
};
