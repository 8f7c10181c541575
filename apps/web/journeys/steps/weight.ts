import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

const built = path.resolve(import.meta.dirname, '../../dist');
const packed = new Map<string, number>();

/** Kilobytes of a built script as it travels by gzip. */
const kilobytesOf = (file: string): number => {
  const known = packed.get(file) ?? gzipSync(readFileSync(path.join(built, file))).length / 1024;
  packed.set(file, known);
  return known;
};

/** Says how many kilobytes of scripts a page has loaded since it was opened last, from wherever the browser took them. */
export const weighScripts = (page: Page): (() => number) => {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) files.clear();
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) files.add(pathname);
  });
  return () => [...files].reduce((total, file) => total + kilobytesOf(file), 0);
};
