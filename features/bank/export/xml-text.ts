import { escapeHtml } from '@inkstone/base';

// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Text without the characters that no XML 1.0 file may have, even escaped. */
export const toXmlText = (text: string): string => text.toWellFormed().replace(forbidden, '');

/** Text as the content of an XML element; it is not meant for attributes. */
export const escapeXml = (text: string): string => escapeHtml(toXmlText(text));
