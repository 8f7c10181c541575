import { toVisibleText } from '@inkstone/base';

/** The most files of one announcement. */
export const maxAttachments = 5;

/** The most bytes of all files of one announcement. */
export const maxAttachmentBytes = 100 * 1024 * 1024;

export const maxTitleLength = 120;
export const maxTextLength = 5000;

/** Normalises a text of several lines: no invisible characters, at most one empty line between paragraphs. */
export const toAnnouncementText = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u{2028}\u{2029}]/u)
    .map(toVisibleText)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
