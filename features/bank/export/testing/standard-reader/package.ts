import { readTest, type StandardTest } from './assessment-test.ts';
import { type Finding, reportInto, requireUnique } from './findings.ts';
import { readItem, type StandardItem } from './item.ts';
import { checkReferences, type Manifest, readManifest, type Resource } from './manifest.ts';
import { readStimulus, type StandardStimulus } from './stimulus.ts';
import { parseXml, type XmlElement } from './xml.ts';
import { openZip } from './zip.ts';

/** A package as a delivery engine has it after import. */
export interface StandardPackage {
  /** Every departure from the standard, in no order; empty: the package conforms. */
  findings: readonly Finding[];
  manifest?: Manifest;
  /** By path, in the order of the manifest. */
  items: ReadonlyMap<string, StandardItem>;
  stimuli: ReadonlyMap<string, StandardStimulus>;
  tests: ReadonlyMap<string, StandardTest>;
  files: ReadonlyMap<string, Buffer>;
}

const documents = {
  imsqti_item_xmlv3p0: 'items',
  imsqti_stimulus_xmlv3p0: 'stimuli',
  imsqti_test_xmlv3p0: 'tests',
} as const;

const hasReader = (type: string): type is keyof typeof documents => type in documents;

interface Opened {
  files: ReadonlyMap<string, Buffer>;
  findings: Finding[];
  items: Map<string, StandardItem>;
  stimuli: Map<string, StandardStimulus>;
  tests: Map<string, StandardTest>;
}

function parseFile({ files, findings }: Opened, path: string): XmlElement | undefined {
  const bytes = files.get(path);
  if (bytes === undefined) return undefined;
  try {
    return parseXml(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    findings.push({ file: path, clause: 'XML 1.0', message: String(error) });
    return undefined;
  }
}

function readResource(opened: Opened, resource: Resource, manifest: Manifest): void {
  const { href, type } = resource;
  if (href === undefined || !hasReader(type)) return;
  const root = parseFile(opened, href);
  if (root === undefined) return;
  const report = reportInto(opened.findings, href);
  if (type === 'imsqti_item_xmlv3p0') opened.items.set(href, readItem(root, report));
  else if (type === 'imsqti_stimulus_xmlv3p0') opened.stimuli.set(href, readStimulus(root, report));
  else opened.tests.set(href, readTest(root, report));
  checkReferences(root, resource, { manifest, files: opened.files, report });
}

/** Opens a package interchange file. What cannot be read at all is a finding too. */
export function openPackage(archive: Uint8Array): StandardPackage {
  const findings: Finding[] = [];
  let files: ReadonlyMap<string, Buffer> = new Map();
  try {
    files = openZip(archive);
  } catch (error) {
    findings.push({ file: '', clause: 'Content Packaging, interchange file', message: String(error) });
  }
  const opened: Opened = { files, findings, items: new Map(), stimuli: new Map(), tests: new Map() };
  const root = parseFile(opened, 'imsmanifest.xml');
  if (root === undefined) {
    findings.push({
      file: '',
      clause: 'Content Packaging, manifest',
      message: 'There is no imsmanifest.xml at the root',
    });
    return opened;
  }
  const report = reportInto(findings, 'imsmanifest.xml');
  const manifest = readManifest(root, files, report);
  for (const resource of manifest.resources) readResource(opened, resource, manifest);
  requireUnique(
    [...opened.items.values(), ...opened.stimuli.values(), ...opened.tests.values()].map(
      ({ identifier }) => identifier,
    ),
    'ASI 2.3, identifiers of items',
    report,
  );
  return { ...opened, manifest };
}
