import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { languageCode, languageFromCode, type MessageSet } from '@inkstone/base';
import { toWire } from '@inkstone/call';
import { messageCategoryCodes } from '../features/messages/codes.ts';
import { listBackendMessages, listMessages } from '../features/messages/contract.ts';
import { files, root, readText } from './call-locations.ts';

interface FixedMessage {
  when: string;
  /** The feature or package with the message. */
  from: string;
  en: string;
  zh: string;
}

interface Constants {
  sectionLoadTimeOutSeconds: number;
  noticeMilliseconds: [number, number];
  messagesAPage: number;
  messagesScrollTriggerPixels: number;
  hoverMenuDebounceMilliseconds: number;
  pdfCaptureJpegQuality: number;
  languageEnglish: number;
  messageTypes: Record<'textbookToStudent' | 'textbookFileForTeacher' | 'course' | 'test' | 'assignment', number>;
  readingHighlight: { leftBorderPixels: number; paddingPixels: number };
  guideVideo: { closeMilliseconds: number; animationMilliseconds: number };
  download: {
    settleMilliseconds: number;
    pollMilliseconds: number;
    dragMilliseconds: number;
    nameEllipsisPixels: number;
  };
}

const { messages, constants } = JSON.parse(readText('docs/spec/words.json')) as {
  messages: FixedMessage[];
  constants: Constants;
};

const isWords = (value: unknown): value is MessageSet =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'pairs' in value;

/** Every message of a feature or package in both languages, as one text each. */
const readPairs = async (owner: string): Promise<Set<string>> => {
  const foundPairs = files(`{features,packages}/${owner}/**/{messages,refusals}.ts`);
  const modules = await Promise.all(
    foundPairs.map(
      async (file) => (await import(pathToFileURL(path.join(root, file)).href)) as Record<string, unknown>,
    ),
  );
  const words = modules.flatMap((module) => Object.values(module).filter(isWords));
  return new Set(words.flatMap(({ pairs }) => Object.values(pairs).map(({ en, zh }) => `${en} / ${zh}`)));
};

describe('the messages that the specification fixes', () => {
  test.each(messages)('$when has the specified text', async ({ from, en, zh }) => {
    expect(await readPairs(from)).toContain(`${en} / ${zh}`);
  });
});

describe('the constants that the specification fixes', () => {
  const [success, short] = constants.noticeMilliseconds;
  test.each([
    ['packages/ui/parts/query-boundary.tsx', `tooSlowSeconds = ${constants.sectionLoadTimeOutSeconds};`],
    ['packages/ui/parts/toasts.ts', `successMs = ${success};`],
    ['packages/ui/parts/toasts.ts', `shortMs = ${short};`],
    ['features/messages/web/use-message-list.ts', `pageSize = ${constants.messagesAPage};`],
    ['features/messages/web/near-bottom.ts', `withinPx = ${constants.messagesScrollTriggerPixels};`],
    ['apps/web/frame/main-menu.tsx', `hoverMs = ${constants.hoverMenuDebounceMilliseconds};`],
    [
      'features/home/web/guide/played-time.ts',
      `closesAfterSeconds = ${constants.guideVideo.closeMilliseconds / 1000};`,
    ],
    ['features/home/web/guide/guide-dialog.tsx', `animationMs = ${constants.guideVideo.animationMilliseconds};`],
    ['features/textbooks/web/downloads/run-step.ts', `settleMs = ${constants.download.settleMilliseconds};`],
    ['features/textbooks/web/downloads/run-step.ts', `pollMs = ${constants.download.pollMilliseconds};`],
    ['features/textbooks/web/downloads/use-drag.ts', `dragAfterMs = ${constants.download.dragMilliseconds};`],
    ['features/textbooks/web/downloads/long-name.ts', `maxPixels = ${constants.download.nameEllipsisPixels};`],
  ])('%s has %s', (file, written) => {
    expect(readText(file)).toContain(`const ${written}`);
  });

  test('the name of a download is cut at the specified width', () => {
    const css = readText('features/textbooks/web/downloads/downloads.module.css');
    const [, rule = ''] = /\n\.name \{([^}]*)\}/.exec(css) ?? [];
    expect(rule).toContain(`max-width: ${constants.download.nameEllipsisPixels}px;`);
    expect(rule).toMatch(/overflow: hidden;\s+text-overflow: ellipsis;\s+white-space: nowrap;/);
  });

  test('a part of a saved report that has to be a picture has the specified quality', () => {
    const listQualities = (text: string) =>
      [...text.matchAll(/to(?:DataURL|Blob)\([^;]*?['"]image\/jpeg['"], *([\w.]+)/g)].map((match) => match[1]);
    expect(listQualities("canvas.toBlob((blob) => done(blob), 'image/jpeg', 0.85);")).toEqual(['0.85']);
    // A photographed answer sheet is no part of a report.
    const sources = globSync('features/reports/**/*.{ts,tsx}', { cwd: root })
      .filter((file) => !file.includes('/answer-sheets/'))
      .map((file) => readText(file));
    const qualities = sources.flatMap(listQualities);
    expect(qualities.filter((quality) => quality !== String(constants.pdfCaptureJpegQuality))).toEqual([]);
  });

  test('English has its number, and every other number means Chinese', () => {
    expect(languageFromCode(constants.languageEnglish)).toBe('en');
    expect(languageCode('en')).toBe(constants.languageEnglish);
    expect([0, 2, 3].map(languageFromCode)).toEqual(['zh', 'zh', 'zh']);
  });

  test('the types of messages have the specified numbers', () => {
    const { textbookToStudent, textbookFileForTeacher, course, test: ofTest, assignment } = constants.messageTypes;
    const specified = {
      ...{ textbook: textbookToStudent, textbookFile: textbookFileForTeacher, course },
      ...{ test: ofTest, homework: assignment },
    };
    const { phaseReport, announcement, notifications, ...others } = messageCategoryCodes;
    expect(others).toEqual(specified);
    // Added ones reuse no listed number.
    const added = [phaseReport, announcement, notifications];
    expect(added.filter((code) => Object.values<number>(specified).includes(code))).toEqual([]);
  });

  test('a message says with 0 or 1 whether it is read', () => {
    for (const call of [listMessages, listBackendMessages])
      expect(toWire(call, 'output', { messages: [{ isRead: false }, { isRead: true }] })).toEqual({
        message_list: [{ isRead: 0 }, { isRead: 1 }],
      });
  });

  test('highlighted text in reading has the specified border and padding', () => {
    const { leftBorderPixels, paddingPixels } = constants.readingHighlight;

    expect(readText('features/reports/web/highlighter/highlighter.module.css')).toMatch(
      new RegExp(`padding-left: ${paddingPixels}px;\\s+border-left: ${leftBorderPixels}px solid`),
    );
  });
});
