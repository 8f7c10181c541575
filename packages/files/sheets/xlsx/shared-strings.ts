import { SheetError } from '../sheet.ts';
import type { XmlHandler } from './read-xml.ts';

const maxCharacters = 40_000_000;

/** Signs that XML cannot hold are written as `_x000D_`. */
export const decodeEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_escape, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text;

/** Reads the texts that cells refer to by their number; how a sign is pronounced is left out. */
export const createStringsReader = (): XmlHandler & { strings: string[] } => {
  const strings: string[] = [];
  let characters = 0;
  let text: string | null = null;
  let isText = false;
  let isPhonetic = false;
  return {
    strings,
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text(piece) {
      if (!isText || text === null) return;
      text += piece;
      characters += piece.length;
      if (characters > maxCharacters) throw new SheetError('sheet.tooLarge');
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name !== 'si') return;
      strings.push(decodeEscapes(text ?? ''));
      text = null;
    },
  };
};
