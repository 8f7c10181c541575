import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

/** Something that the journeys need of the machine, by any of its files, and the Debian package that has it. */
interface Requirement {
  package: string;
  reason: string;
  files: readonly string[];
}

const onPath = (name: string): string[] =>
  (process.env['PATH'] ?? '').split(path.delimiter).map((folder) => path.join(folder, name));

const firefox: Requirement = {
  package: 'firefox-esr',
  reason: 'the browser Firefox',
  files: [...onPath('firefox-esr'), ...onPath('firefox')],
};
const webKitDriver: Requirement = {
  package: 'webkit2gtk-driver',
  reason: 'the driver of WebKitGTK',
  files: onPath('WebKitWebDriver'),
};
const xvfb: Requirement = { package: 'xvfb', reason: 'a screen for WebKitGTK to draw on', files: onPath('Xvfb') };
const gstreamer: Requirement = {
  package: 'gstreamer1.0-plugins-bad',
  reason: 'what WebKitGTK records and plays audio/mp4 with',
  files: ['/usr/lib/*/gstreamer-1.0/libgsttranscode.so', '/usr/lib/gstreamer-1.0/libgsttranscode.so'],
};

const find = ({ files }: Requirement): string | undefined =>
  files.flatMap((file) => (file.includes('*') ? globSync(file) : file)).find((file) => existsSync(file));

const get = (requirement: Requirement): string => {
  const file = find(requirement);
  if (file === undefined) throw new Error(missingWords([requirement]));
  return file;
};

const missingWords = (missing: readonly Requirement[]): string =>
  [
    'The journeys in Firefox and WebKitGTK need Debian packages that are not installed:',
    ...missing.map((requirement) => `  ${requirement.package}: ${requirement.reason}`),
    `Install them as root: apt-get install ${missing.map((requirement) => requirement.package).join(' ')}`,
  ].join('\n');

/** Names the Debian packages that are missing, and how to install them; undefined where none is. */
export const describeMissingPackages = (): string | undefined => {
  const missing = [firefox, webKitDriver, xvfb, gstreamer].filter((requirement) => find(requirement) === undefined);
  return missing.length > 0 ? missingWords(missing) : undefined;
};

/** The program of Firefox. */
export const firefoxProgram = (): string => get(firefox);

/** The program that drives WebKitGTK. */
export const webKitDriverProgram = (): string => get(webKitDriver);

/** The program of the virtual display. */
export const xvfbProgram = (): string => get(xvfb);
