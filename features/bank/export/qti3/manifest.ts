import { packageNamespace } from './names.ts';
import { element } from './xml.ts';

/** One object of a package with its files, the first of which it is. */
export interface Resource {
  identifier: string;
  type: 'item' | 'test' | 'stimulus';
  href: string;
  files: readonly string[];
  /** Identifiers of the resources that it needs; absent: none. */
  dependencies?: readonly string[];
}

/** The list of the objects of a package. */
export const writeManifest = (resources: readonly Resource[]): string =>
  element(
    'manifest',
    { xmlns: packageNamespace, identifier: 'manifest_1' },
    element('metadata', {}, element('schema', {}, 'QTI Package'), element('schemaversion', {}, '3.0.0')),
    element('organizations'),
    element(
      'resources',
      {},
      ...resources.map(({ identifier, type, href, files, dependencies = [] }) =>
        element(
          'resource',
          { identifier, type: `imsqti_${type}_xmlv3p0`, href },
          ...files.map((file) => element('file', { href: file })),
          ...dependencies.map((identifierref) => element('dependency', { identifierref })),
        ),
      ),
    ),
  );
