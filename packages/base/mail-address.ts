import * as z from 'zod';
import { foldCharacters } from './fold.ts';
import { toVisibleText } from './input-text.ts';

/**
 * A mail address as it is written on paper: without invisible signs and spaces around it, full-width signs and the
 * Chinese full stop by their simple forms. Case stays.
 */
export const toMailAddress = (text: string): string => toVisibleText(foldCharacters(text)).replace(/[。｡]/gu, '.');

/** What two addresses have in common that go to one mailbox: they are compared without case. */
export const toMailKey = (address: string): string => toMailAddress(address).toLowerCase();

/** A mail address entered by a person, normalised by `toMailAddress`; `maxLength` is in characters. */
export const mailAddressInput = (maxLength: number) =>
  z.string().overwrite(toMailAddress).check(z.email(), z.maxLength(maxLength));

/** Whether a normalised text is a mail address to which mail can be sent. */
export const isMailAddress = (text: string): boolean => z.email().safeParse(text).success;
