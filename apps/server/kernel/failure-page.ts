import { localize, type Language, escapeHtml } from '@inkstone/base';
import type { AnyCall } from '@inkstone/call';
import { kernelMessages } from './words.ts';

const { pairs } = kernelMessages;

/** Whether a person sees the response directly: a browser navigation to a call that returns bytes. */
export const isPageRequest = (call: AnyCall, accept: string | undefined): boolean =>
  call.responseFormat === 'bytes' && call.method === 'GET' && /\btext\/html\b/.test(accept ?? '');

/** A failure as a minimal HTML page without scripts: the message and a link back. */
export const failurePage = (message: string, language: Language): string => {
  const lang = language === 'zh' ? 'zh-CN' : 'en';
  const title = localize(pairs.pageTitle, language);
  const back = localize(pairs.backHome, language);
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title></head><body><main><h1>${title}</h1><p>${escapeHtml(message)}</p><p><a href="/">${back}</a></p></main></body></html>`;
};
