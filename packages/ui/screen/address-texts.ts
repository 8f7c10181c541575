import { useMemo } from 'react';
import { useScreenLocation } from './screen-location.tsx';

/** What an address says about its page, as text to show. Anybody can write it: it is never markup, link or command. */
export interface AddressTexts {
  /** `title`: the name of the page, until the page knows its own; null without one. */
  readonly title: string | null;
  /** `bread`: the way on which the person came, outermost first, as `My classes > AMC 8`. */
  readonly bread: readonly string[];
}

const longestText = 80;
const longestBread = 5;

// Control and format characters would break a line or turn the direction of what stands beside them.
const toText = (value: string): string => {
  const text = value.replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ').trim();
  const signs = [...text];
  return signs.length > longestText
    ? `${signs
        .slice(0, longestText - 1)
        .join('')
        .trimEnd()}…`
    : text;
};

/** Reads `title` and `bread` of a query string; both are cut to a length that fits a line. */
export const readAddressTexts = (query: string): AddressTexts => {
  const parameters = new URLSearchParams(query);
  const bread = (parameters.get('bread') ?? '').split('>').map(toText);
  return {
    title: toText(parameters.get('title') ?? '') || null,
    bread: bread.filter((text) => text !== '').slice(0, longestBread),
  };
};

/** What the address of the surrounding screen says about it. */
export const useAddressTexts = (): AddressTexts => {
  const { query } = useScreenLocation();
  return useMemo(() => readAddressTexts(query), [query]);
};

/** Adds to a link what the page that it opens is called, and on which way the person comes to it. */
export const withAddressTexts = (
  link: string,
  { title, bread }: { title: string; bread: readonly string[] },
): string => {
  const texts = {
    title: toText(title),
    bread: bread.map((text) => toText(text.replaceAll('>', ' '))).join(' > '),
  };
  const query = Object.entries(texts)
    .filter(([, text]) => text)
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
    .join('&');
  if (query === '') return link;
  return `${link}${link.includes('?') ? '&' : '?'}${query}`;
};
