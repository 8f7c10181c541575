import type { XmlElement } from './xml.ts';

/** A departure from the standard. */
export interface Finding {
  /** Path of the file in the package. */
  file: string;
  /** Line in the file, from 1; absent: the finding is of the file. */
  line?: number;
  /** The clause that asks for it. */
  clause: string;
  message: string;
}

/** Collects the findings of one file. */
export type Report = (clause: string, message: string, element?: XmlElement) => void;

export function reportInto(findings: Finding[], file: string): Report {
  return (clause, message, element) => findings.push({ file, line: element?.line, clause, message });
}

/** Takes an attribute that the binding requires; reports where it is missing. */
export function requireAttribute(element: XmlElement, name: string, report: Report): string {
  const value = element.attributes.get(name);
  if (value === undefined) report('XML binding', `<${element.name}> lacks the attribute ${name}`, element);
  return value ?? '';
}

/** Reports repeated identifiers. */
export function requireUnique(identifiers: readonly string[], clause: string, report: Report): void {
  const seen = new Set<string>();
  for (const identifier of identifiers) {
    if (seen.has(identifier)) report(clause, `The identifier ${identifier} is used twice`);
    seen.add(identifier);
  }
}
