import path from 'node:path';
import { expect, test } from 'vitest';
import { files, readText } from './call-locations.ts';
import { sourceFolders } from './house/source-files.ts';

test('decision records are numbered without gaps and have context, decision and consequences', () => {
  const records = files('docs/decisions/*.md');

  expect(records.map((file) => path.basename(file).slice(0, 3))).toEqual(
    records.map((_, index) => String(index + 1).padStart(3, '0')),
  );
  for (const file of records)
    expect(readText(file)).toMatch(/\*\*Context\.\*\*[\s\S]*\*\*Decision\.\*\*[\s\S]*\*\*Consequences\.\*\*/);
});

test('decision records and the pages of features and packages name no symbol and no file that does not exist', () => {
  const sources = files(`${sourceFolders}/**/*.{ts,tsx,mjs,sql}`, 'programmes/*/published.json').map(readText);
  const names = new Set(sources.flatMap((text) => text.match(/[A-Za-z_]\w*/g) ?? []));
  const paths = files('**/*.{ts,tsx,mjs,cjs,json,md,txt,sql,css,typ}', '.*').filter(
    (file) => !/node_modules|dist/.test(file),
  );
  const isFile = (name: string) => {
    const pattern = new RegExp(`(^|/)${name.replaceAll('.', '\\.').replaceAll(/<\w+>|\*/g, '[^/]+')}$`);
    return paths.some((file) => pattern.test(file));
  };
  const isKnown = (code: string) => {
    // A file that the server writes is named in its code.
    if (/^[\w./<>*-]+\.(ts|tsx|mjs|cjs|json|md|txt|sql|css|typ)$/.test(code))
      return isFile(code) || sources.some((text) => text.includes(`'${code}'`));
    // Two words joined by a capital letter are a symbol; single words may be anything.
    return !/^[A-Za-z]*[a-z][A-Z]\w*$/.test(code) || names.has(code);
  };

  const pages = files('docs/decisions/*.md', '{features,packages}/*/README.md');
  const unknown = pages.flatMap((file) =>
    [...readText(file).matchAll(/`([^`]+)`/g)]
      .map(([, code = '']) => code.replace(/\(.*\)$/, ''))
      .filter((code) => !isKnown(code))
      .map((code) => `${file}: ${code}`),
  );

  expect(unknown).toEqual([]);
});
