import { posix } from 'node:path';
import { type Report, requireAttribute, requireUnique } from './findings.ts';
import { identifierPattern } from './values.ts';
import { descendants, elementsIn, visibleText, type XmlElement } from './xml.ts';

export interface Resource {
  identifier: string;
  type: string;
  /** Path in the package. */
  href?: string;
  files: readonly string[];
  /** Identifiers of resources that this needs. */
  dependencies: readonly string[];
  element: XmlElement;
}

export interface Manifest {
  identifier: string;
  resources: readonly Resource[];
}

const clause = 'Content Packaging, manifest';
const manifestNamespace = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1';
const lomNamespace = 'http://ltsc.ieee.org/xsd/LOM';

/** QTI 3.0 binding of Content Packaging, the types of resources; versions may follow a slash or a v. */
const resourceType =
  /^(?:imsqti_(?:test|section|item|stimulus|outcomes|fragment|rptemplate|resprocessing|responseprocessing)_xmlv3p0|webcontent|associatedcontent\/learning-application-resource|imslti\w*|controlfile\S*|resource(?:ext)?metadata\/xml\S*|qtiusagedata\/xml\S*|pls|css[23]\w*|extension)$/u;

/** The path in the package of an address relative to a file; undefined: it leads out of the package. */
function resolvePath(file: string, address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/u);
  const joined = posix.normalize(posix.join(posix.dirname(file), decodeURIComponent(path)));
  return joined.startsWith('..') || path.startsWith('/') || path.includes('\\') ? undefined : joined;
}

const isAbsolute = (address: string): boolean => /^[a-z][a-z\d+.-]*:/iu.test(address);

function readResource(element: XmlElement, files: ReadonlyMap<string, Buffer>, report: Report): Resource {
  const identifier = requireAttribute(element, 'identifier', report);
  const type = requireAttribute(element, 'type', report);
  if (!resourceType.test(type)) report(clause, `"${type}" is no type of resource`, element);
  const inside = (address: string): string => {
    const path = isAbsolute(address) ? undefined : resolvePath('imsmanifest.xml', address);
    if (path === undefined) report(clause, `${address} leads out of the package`, element);
    else if (!files.has(path)) report(clause, `${address} is not in the package`, element);
    return path ?? address;
  };
  const href = element.attributes.get('href');
  const listed = elementsIn(element, 'file').map((file) => inside(requireAttribute(file, 'href', report)));
  const path = href === undefined ? undefined : inside(href);
  if (path !== undefined && !listed.includes(path))
    report(clause, `${path} is not among the files of ${identifier}`, element);
  if (path === undefined && type.startsWith('imsqti_')) report(clause, `${identifier} has no href`, element);
  const order = elementsIn(element).map(({ name }) => ['metadata', 'file', 'dependency'].indexOf(name));
  if (order.some((rank, index) => rank === -1 || rank < (order[index - 1] ?? 0)))
    report('XML binding', 'A resource is metadata, files and dependencies in this order', element);
  return {
    identifier,
    type,
    href: path,
    files: listed,
    dependencies: elementsIn(element, 'dependency').map((child) => requireAttribute(child, 'identifierref', report)),
    element,
  };
}

function checkHead(root: XmlElement, report: Report): void {
  if (root.name !== 'manifest' || root.namespace !== manifestNamespace)
    report(clause, `<${root.name}> of "${root.namespace}" is no manifest of QTI 3.0`, root);
  const names = elementsIn(root).map(({ name }) => name);
  if (names.join(' ') !== 'metadata organizations resources')
    report('XML binding', `A manifest has metadata, organizations and resources, not ${names.join(', ')}`, root);
  const [metadata] = elementsIn(root, 'metadata');
  const text = (name: string) =>
    metadata
      ? elementsIn(metadata, name)
          .map((part) => visibleText(part))
          .join()
      : '';
  if (text('schema') !== 'QTI Package') report(clause, `The schema is "${text('schema')}", not QTI Package`, root);
  if (!/^3\.0\.[01]$/u.test(text('schemaversion'))) report(clause, `"${text('schemaversion')}" is no 3.0.0`, root);
}

function checkNamespaces(root: XmlElement, report: Report): void {
  for (const element of descendants(root)) {
    const isCore = /^(?:metadata|schema|schemaversion|organizations|resources|resource|file|dependency)$/u.test(
      element.name,
    );
    if (isCore && element.namespace !== manifestNamespace && element.namespace !== lomNamespace)
      report('XML binding', `<${element.name}> is of "${element.namespace}"`, element);
  }
}

/** Reads imsmanifest.xml and reports where it and the files of the package do not fit. */
export function readManifest(root: XmlElement, files: ReadonlyMap<string, Buffer>, report: Report): Manifest {
  checkHead(root, report);
  checkNamespaces(root, report);
  const resources = elementsIn(root, 'resources').flatMap((list) =>
    elementsIn(list, 'resource').map((element) => readResource(element, files, report)),
  );
  const identifier = requireAttribute(root, 'identifier', report);
  const identifiers = [identifier, ...resources.map((resource) => resource.identifier)];
  requireUnique(identifiers, 'XML binding, xs:ID', report);
  for (const name of identifiers) if (!identifierPattern.test(name)) report('XML binding, xs:ID', `"${name}" is no ID`);
  for (const { dependencies, element } of resources)
    for (const dependency of dependencies)
      if (!resources.some((resource) => resource.identifier === dependency))
        report(clause, `The dependency ${dependency} is no resource`, element);
  const listed = new Set(resources.flatMap((resource) => resource.files));
  for (const path of files.keys())
    if (path !== 'imsmanifest.xml' && !listed.has(path) && !path.endsWith('.xsd'))
      report(clause, `${path} is in no resource`);
  return { identifier, resources };
}

const addressAttributes: Readonly<Record<string, readonly string[]>> = {
  img: ['src'],
  audio: ['src'],
  video: ['src', 'poster'],
  source: ['src'],
  track: ['src'],
  object: ['data'],
  'qti-stylesheet': ['href'],
  'qti-assessment-stimulus-ref': ['href'],
  'qti-assessment-item-ref': ['href'],
  'qti-assessment-section-ref': ['href'],
};

/** What a resource brings: its own files and those of its dependencies, at any depth. */
function reachable(resource: Resource, manifest: Manifest, seen = new Set<Resource>()): Set<string> {
  if (seen.has(resource)) return new Set();
  seen.add(resource);
  const needed = manifest.resources.filter(({ identifier }) => resource.dependencies.includes(identifier));
  return new Set([...resource.files, ...needed.flatMap((next) => [...reachable(next, manifest, seen)])]);
}

/** Reports addresses in a document that lead to nothing in the package, or to something that its resource does not name. */
export function checkReferences(
  root: XmlElement,
  resource: Resource,
  { manifest, files, report }: { manifest: Manifest; files: ReadonlyMap<string, Buffer>; report: Report },
): void {
  const named = reachable(resource, manifest);
  for (const element of [root, ...descendants(root)])
    for (const name of addressAttributes[element.name] ?? []) {
      const address = element.attributes.get(name);
      if (address === undefined) continue;
      const path = isAbsolute(address) ? undefined : resolvePath(resource.href ?? '', address);
      if (path === undefined) report(clause, `${address} leads out of the package`, element);
      else if (!files.has(path)) report(clause, `${address} is not in the package`, element);
      else if (!named.has(path)) report(clause, `${path} is no file or dependency of ${resource.identifier}`, element);
    }
}
