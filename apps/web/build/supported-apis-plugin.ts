import type { Plugin } from 'vite';

/** What the oldest supported browsers lack: Chrome and Edge 111, Safari 16.4, Firefox 121. */
interface NewerApi {
  use: RegExp;
  /** A check nearby for whether the browser has it. */
  guard?: RegExp;
}

const newerApis: readonly NewerApi[] = [
  { use: /\bPromise\.(?:withResolvers|try)\b/ },
  { use: /\b(?:Map|Object)\.groupBy\b/ },
  { use: /\bArray\.fromAsync\b/ },
  { use: /\bIterator\.(?:from|concat|zip)\b/ },
  // zod asks whether it is a function.
  { use: /\bURL\.(?:canParse|parse)\(/, guard: /typeof URL\.canParse/ },
  { use: /\bAbortSignal\.any\b/, guard: /["'`]any["'`] ?in AbortSignal/ },
  { use: /\bIntl\.Segmenter\b/, guard: /["'`]Segmenter["'`] ?in Intl/ },
  { use: /\bIntl\.DurationFormat\b/ },
  { use: /\b(?:RegExp\.escape|Error\.isError|Math\.sumPrecise|Uint8Array\.from(?:Base64|Hex))\b/ },
  { use: /\.(?:getOrInsert|getOrInsertComputed|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/ },
  { use: /\.(?:showPopover|checkVisibility|setHTMLUnsafe|moveBefore)\(/ },
  // qr asks whether it is a function.
  { use: /\bsetTimeout\.yield\b|\bscheduler\.(?:yield|postTask)\(/, guard: /typeof \w+\.scheduler\?\.yield/ },
];

/** The uses of what a supported browser may lack in a script, without asking whether it is there. */
export const findNewerApis = (code: string): string[] =>
  newerApis.flatMap(({ use, guard }) => {
    const match = use.exec(code)?.[0];
    return match === undefined || guard?.test(code) ? [] : [match];
  });

/** pdf.js comes in a build that brings what it needs. */
const bringsItsOwn = (moduleIds: readonly string[]): boolean =>
  moduleIds.some((id) => id.includes('/pdfjs-dist/legacy/'));

/** Fails the build where a script, of this product or of a library, uses what a supported browser lacks. */
export const supportedApisPlugin = (): Plugin => ({
  name: 'inkstone-supported-apis',
  generateBundle(_options, bundle) {
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk' || bringsItsOwn(output.moduleIds)) continue;
      const [api] = findNewerApis(output.code);
      if (api !== undefined)
        this.error(`${output.fileName} uses ${api}, which a supported browser lacks: see supported-apis-plugin`);
    }
  },
});
