import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { contractWith, handlerText, ownContract } from './call-skeleton.ts';
import { featureFiles } from './feature-skeleton.ts';
import { root } from './call-locations.ts';

const settings = {
  extends: path.join(root, 'tsconfig.base.json'),
  compilerOptions: { lib: ['es2024', 'dom', 'dom.iterable'], jsx: 'react-jsx', types: ['node', 'vite/client'] },
  include: ['**/*.ts'],
};

// Inside the repository, so that packages are resolved as from a feature.
const nursery = path.join(root, '.cache', 'skeletons');
mkdirSync(nursery, { recursive: true });
const folder = mkdtempSync(path.join(nursery, 'feature-'));
afterEach(() => rmSync(folder, { recursive: true }));

/** The compiler's output for the folder. */
const complaints = (): string => {
  const compiler = path.join(root, 'node_modules', 'ts7/bin/tsc');
  return spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' }).stdout;
};

test('a new feature with its first calls compiles as generated, and nothing in it is unused', () => {
  const { 'contract.ts': contract = '', ...others } = featureFiles('study-hall');
  const first = contractWith(contract, { name: 'openHall', path: 'hall/open', method: 'POST' });
  const files = {
    ...others,
    'contract.ts': contractWith(first, { name: 'closeHall', path: 'hall/close', method: 'POST' }),
    'contract/ring-bell.ts': ownContract({ name: 'ringBell', path: 'hall/ring', method: 'GET' }),
    'server/open-hall.ts': handlerText('openHall'),
    'tsconfig.json': JSON.stringify(settings),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }

  expect(complaints()).toBe('');
});
