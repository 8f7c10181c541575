import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Words } from '@inkstone/base';
import { files, root, textOf } from './places.ts';

interface FixedMessage {
  when: string;
  /** The feature or package that says it; null where it is not built yet. */
  from: string | null;
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
}

const { messages, constants } = JSON.parse(textOf('docs/spec/words.json')) as {
  messages: FixedMessage[];
  constants: Constants;
};

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'pairs' in value;

/** Every pair that a feature or package can say, as one text each. */
const pairsOf = async (owner: string): Promise<Set<string>> => {
  const found = files(`{features,packages}/${owner}/**/{messages,refusals}.ts`);
  const modules = await Promise.all(
    found.map(async (file) => (await import(pathToFileURL(path.join(root, file)).href)) as Record<string, unknown>),
  );
  const words = modules.flatMap((module) => Object.values(module).filter(isWords));
  return new Set(words.flatMap(({ pairs }) => Object.values(pairs).map(({ en, zh }) => `${en} / ${zh}`)));
};

describe('the words that the specification fixes', () => {
  test.each(messages.filter(({ from }) => from !== null))(
    '$when is said as it is written',
    async ({ from, en, zh }) => {
      expect(await pairsOf(from ?? '')).toContain(`${en} / ${zh}`);
    },
  );

  test('none of them is said already that waits for its feature', async () => {
    const said = await pairsOf('*');
    expect(messages.filter(({ from, en, zh }) => from === null && said.has(`${en} / ${zh}`))).toEqual([]);
  });
});

describe('the constants that the specification fixes', () => {
  const [success, short] = constants.noticeMilliseconds;
  test.each([
    ['packages/ui/parts/loaded.tsx', `tooSlowSeconds = ${constants.sectionLoadTimeOutSeconds};`],
    ['packages/ui/parts/notices.ts', `successMs = ${success};`],
    ['packages/ui/parts/notices.ts', `shortMs = ${short};`],
    ['features/messages/web/use-messages.ts', `pageSize = ${constants.messagesAPage};`],
    ['features/messages/web/near-bottom.ts', `withinPx = ${constants.messagesScrollTriggerPixels};`],
    ['apps/web/frame/main-menu.tsx', `hoverMs = ${constants.hoverMenuDebounceMilliseconds};`],
    ['features/reports/web/paper/save-pdf.ts', `jpegQuality = ${constants.pdfCaptureJpegQuality};`],
  ])('%s has %s', (file, written) => {
    expect(textOf(file)).toContain(`const ${written}`);
  });
});
