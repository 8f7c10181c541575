import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

const distFolder = path.resolve(import.meta.dirname, '../../dist');
const sizeByFile = new Map<string, number>();

/** The gzip size of a built script in kilobytes. */
const getKilobytes = (file: string): number => {
  const known = sizeByFile.get(file) ?? gzipSync(readFileSync(path.join(distFolder, file))).length / 1024;
  sizeByFile.set(file, known);
  return known;
};

/** Returns a function that gives the kilobytes of scripts loaded since the last navigation, cached ones included. */
export const trackScriptSize = (page: Page): (() => number) => {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) files.clear();
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) files.add(pathname);
  });
  return () => [...files].reduce((total, file) => total + getKilobytes(file), 0);
};
