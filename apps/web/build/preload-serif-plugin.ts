import type { HtmlTagDescriptor, Plugin } from 'vite';

const isSerif = (name: string): boolean => /source-serif-4-latin-wght-normal-[^/]*\.woff2$/.test(name);

/** Preloads the font of headings, so that it does not swap in later. */
export const preloadSerifPlugin = (): Plugin => ({
  name: 'inkstone-preload-serif',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }): HtmlTagDescriptor[] =>
      Object.keys(bundle ?? {})
        .filter(isSerif)
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${name}` },
          injectTo: 'head',
        })),
  },
});
