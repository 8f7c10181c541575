import { asiNamespace, checkContent } from './content.ts';
import { type Report, requireAttribute } from './findings.ts';
import { elementsIn, visibleText, type XmlElement } from './xml.ts';

/** Text that several items share. */
export interface StandardStimulus {
  identifier: string;
  title: string;
  text: string;
  element: XmlElement;
}

/** Reads a shared stimulus (ASI information model, AssessmentStimulus). */
export function readStimulus(root: XmlElement, report: Report): StandardStimulus {
  if (root.name !== 'qti-assessment-stimulus' || root.namespace !== asiNamespace)
    report('XML binding', `<${root.name}> of "${root.namespace}" is no stimulus`, root);
  const [body] = elementsIn(root, 'qti-stimulus-body');
  if (body === undefined) report('XML binding', 'The stimulus has no body', root);
  else checkContent(body, report);
  return {
    identifier: requireAttribute(root, 'identifier', report),
    title: requireAttribute(root, 'title', report),
    text: body ? visibleText(body) : '',
    element: root,
  };
}
