import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** A Chromium to test with, with its arguments and environment. */
export interface Browser {
  program: string;
  args: readonly string[];
  env: Readonly<Record<string, string>>;
}

const root = path.resolve(import.meta.dirname, '..');
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Arguments for a machine without a screen, where only the tests' own server is reached. */
const args = [
  ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
  ...['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * The browser of `CHROMIUM_PATH`, else the one from the packages, else the machine's; throws an error for the user. The
 * one from the packages is headless and opens a page with half the work.
 */
export const findBrowser = (): Browser => {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`);
  if (named) return { program: named, args, env: {} };
  const bundle = process.platform === 'linux' && process.arch === 'x64' ? unpacked() : undefined;
  if (bundle && bringsLibraries(bundle.program)) return bundle;
  const program = installed();
  if (program) return { program, args, env: {} };
  if (bundle) throw new Error(missingWords(bundle.program));
  if (mayInstall() && install(['chromium'])) return { program: '/usr/bin/chromium', args, env: {} };
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
};

const installed = (): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((program) => existsSync(program));

/** Unpacks the Chromium of the packages into a folder named by its version. */
const unpacked = (): Browser => {
  const source = path.resolve(path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
  const { version } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as { version: string };
  const folder = path.join(root, '.cache', `chromium-${version}`);
  const program = path.join(folder, 'chromium');
  if (!existsSync(program)) {
    console.log('[inkstone] Unpacking Chromium for the browser tests');
    mkdirSync(folder, { recursive: true });
    for (const name of ['fonts', 'swiftshader']) untar(path.join(source, 'bin', `${name}.tar.br`), folder);
    writeFileSync(`${program}.new`, brotliDecompressSync(readFileSync(path.join(source, 'bin', 'chromium.br'))));
    chmodSync(`${program}.new`, 0o755);
    renameSync(`${program}.new`, program);
  }
  // Its own fonts are used where the machine has none.
  const hasFonts = existsSync('/etc/fonts/fonts.conf');
  return {
    program,
    // Its sandbox needs a helper program that the package does not contain.
    args: [...new Set([...args, '--no-sandbox'])],
    env: hasFonts ? {} : { FONTCONFIG_PATH: path.join(folder, 'fonts') },
  };
};

const untar = (file: string, folder: string): void => {
  const done = spawnSync('tar', ['-x', '-C', folder], { input: brotliDecompressSync(readFileSync(file)) });
  if (done.status !== 0) throw new Error(`${file} cannot be unpacked: ${String(done.stderr)}`);
};

const missingLibraries = (program: string): string[] => {
  const listed = spawnSync('ldd', [program], { encoding: 'utf8' }).stdout ?? '';
  return listed
    .split('\n')
    .filter((line) => line.includes('not found'))
    .map((line) => line.trim().split(' ')[0] ?? '');
};

const libraryPackages = ['libnss3', 'libnspr4', 'libexpat1', 'libfontconfig1', 'fonts-dejavu-core'];

/** Whether the machine has the libraries that the program links; installs them first where that is allowed. */
const bringsLibraries = (program: string): boolean => {
  if (missingLibraries(program).length > 0 && mayInstall()) install(libraryPackages);
  return missingLibraries(program).length === 0;
};

const missingWords = (program: string): string =>
  `Chromium misses ${missingLibraries(program).join(', ')}: as root run "apt-get install ${libraryPackages.join(' ')}", ` +
  'or install a Chromium of your own and set CHROMIUM_PATH.';

const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const install = (packages: readonly string[]): boolean => {
  console.log(`[inkstone] Installing ${packages.join(', ')} for the browser tests`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words: string[]) => spawnSync('apt-get', ['-qq', ...words], { stdio: 'inherit', env }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
};
