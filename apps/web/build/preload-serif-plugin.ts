import type { HtmlTagDescriptor, Plugin } from 'vite';

const isSerif = (name: string): boolean => /source-serif-4-latin-wght-normal-[^/]*\.woff2$/.test(name);

/** Asks for the face of titles with the page itself, so that headings do not change under the eye. */
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
