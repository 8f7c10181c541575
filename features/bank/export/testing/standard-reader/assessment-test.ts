import { asiNamespace } from './content.ts';
import { type Report, requireAttribute, requireUnique } from './findings.ts';
import { descendants, elementsIn, type XmlElement } from './xml.ts';

/** A test: which items are asked in which order. */
export interface StandardTest {
  identifier: string;
  title: string;
  /** Paths of the items relative to the test, in order. */
  items: readonly string[];
}

const named = new Set([
  'qti-test-part',
  'qti-assessment-section',
  'qti-assessment-item-ref',
  'qti-assessment-section-ref',
]);
const required: Readonly<Record<string, readonly string[]>> = {
  'qti-test-part': ['identifier', 'navigation-mode', 'submission-mode'],
  'qti-assessment-section': ['identifier', 'title', 'visible'],
  'qti-assessment-item-ref': ['identifier', 'href'],
  'qti-assessment-section-ref': ['identifier', 'href'],
};

/** Reads a test (ASI information model, AssessmentTest). */
export function readTest(root: XmlElement, report: Report): StandardTest {
  if (root.name !== 'qti-assessment-test' || root.namespace !== asiNamespace)
    report('XML binding', `<${root.name}> of "${root.namespace}" is no test`, root);
  const parts = descendants(root);
  for (const element of parts) for (const name of required[element.name] ?? []) requireAttribute(element, name, report);
  requireUnique(
    parts.filter(({ name }) => named.has(name)).map(({ attributes }) => attributes.get('identifier') ?? ''),
    'ASI 2.3, tests',
    report,
  );
  const testParts = elementsIn(root, 'qti-test-part');
  if (testParts.length === 0) report('XML binding', 'A test has at least one part', root);
  for (const part of testParts)
    if (elementsIn(part, 'qti-assessment-section').length === 0)
      report('XML binding', 'A part of a test has at least one section', part);
  return {
    identifier: requireAttribute(root, 'identifier', report),
    title: requireAttribute(root, 'title', report),
    items: parts
      .filter(({ name }) => name === 'qti-assessment-item-ref')
      .map(({ attributes }) => attributes.get('href') ?? ''),
  };
}
