import { requireAttribute, type Report } from './findings.ts';
import {
  type BaseType,
  type Cardinality,
  identifierPattern,
  isBaseType,
  isCardinality,
  isNumeric,
  makeValue,
  parseScalar,
  type Scalar,
  type Value,
} from './values.ts';
import { elementsIn, rawText, type XmlElement } from './xml.ts';

export interface MapEntry {
  key: Scalar;
  value: number;
  /** XML binding, MapEntryDType: false unless the entry says so. */
  caseSensitive: boolean;
}

export interface AreaEntry {
  shape: string;
  coords: readonly number[];
  value: number;
}

export interface Mapping<Entry> {
  entries: readonly Entry[];
  /** XML binding, MappingDType: 0 unless declared. */
  defaultValue: number;
  lowerBound?: number;
  upperBound?: number;
}

export interface Declaration {
  kind: 'response' | 'outcome' | 'template';
  identifier: string;
  /** Absent for records alone. */
  baseType?: BaseType;
  cardinality: Cardinality;
  defaultValue: Value;
  correctResponse: Value;
  mapping?: Mapping<MapEntry>;
  areaMapping?: Mapping<AreaEntry>;
  /** Of outcomes: who gives the value when no processing does. */
  externalScored?: string;
  normalMaximum?: number;
  element: XmlElement;
}

const clause = 'ASI 2.5, variable declarations';

/** Reads <qti-value> children of a default value or a correct response. */
function readValues(
  element: XmlElement | undefined,
  type: { baseType?: BaseType; cardinality: Cardinality },
  report: Report,
): Value {
  if (element === undefined || type.baseType === undefined) return null;
  const { baseType, cardinality } = type;
  const values = elementsIn(element);
  if (values.length === 0) report(clause, `<${element.name}> has no value`, element);
  if (cardinality === 'single' && values.length > 1) report(clause, 'A single variable has several values', element);
  const items = values.flatMap((value) => {
    if (value.name !== 'qti-value') report(clause, `<${value.name}> stands in <${element.name}>`, value);
    const item = parseScalar(baseType, rawText(value));
    if (item === undefined) report('ASI 2.2, BaseType', `"${rawText(value)}" is no ${baseType}`, value);
    return item === undefined ? [] : [item];
  });
  return makeValue(baseType, cardinality, items);
}

function readNumber(element: XmlElement, name: string, report: Report): number | undefined {
  const text = element.attributes.get(name);
  if (text === undefined) return undefined;
  const value = parseScalar('float', text);
  if (typeof value !== 'number') report('XML binding', `${name} of <${element.name}> is no number`, element);
  return typeof value === 'number' ? value : undefined;
}

const readBounds = (element: XmlElement, report: Report) => ({
  defaultValue: readNumber(element, 'default-value', report) ?? 0,
  lowerBound: readNumber(element, 'lower-bound', report),
  upperBound: readNumber(element, 'upper-bound', report),
});

function readMapping(element: XmlElement, baseType: BaseType | undefined, report: Report): Mapping<MapEntry> {
  const entries = elementsIn(element).map((entry): MapEntry => {
    if (entry.name !== 'qti-map-entry') report(clause, `<${entry.name}> stands in a mapping`, entry);
    const text = requireAttribute(entry, 'map-key', report);
    requireAttribute(entry, 'mapped-value', report);
    const key = parseScalar(baseType ?? 'string', text);
    if (key === undefined) report(clause, `The map key "${text}" is no ${baseType}`, entry);
    const caseSensitive = parseScalar('boolean', entry.attributes.get('case-sensitive') ?? 'false') === true;
    return { key: key ?? text, value: readNumber(entry, 'mapped-value', report) ?? 0, caseSensitive };
  });
  if (entries.length === 0) report(clause, 'A mapping has at least one entry', element);
  return { entries, ...readBounds(element, report) };
}

export function readArea(element: XmlElement, report: Report): { shape: string; coords: number[] } {
  const shape = requireAttribute(element, 'shape', report);
  const coords = (element.attributes.get('coords') ?? '').split(',').filter(Boolean).map(Number);
  const count = { default: 0, circle: 3, ellipse: 4, rect: 4 }[shape];
  const fits = shape === 'poly' ? coords.length >= 6 && coords.length % 2 === 0 : coords.length === count;
  if (!fits || coords.some(Number.isNaN)) report('ASI, Shape and Coords', `The ${shape} has wrong coords`, element);
  return { shape, coords };
}

function readAreaMapping(element: XmlElement, report: Report): Mapping<AreaEntry> {
  const entries = elementsIn(element, 'qti-area-map-entry').map((entry): AreaEntry => {
    requireAttribute(entry, 'mapped-value', report);
    return { ...readArea(entry, report), value: readNumber(entry, 'mapped-value', report) ?? 0 };
  });
  return { entries, ...readBounds(element, report) };
}

const parts: Record<Declaration['kind'], readonly string[]> = {
  response: ['qti-default-value', 'qti-correct-response', 'qti-mapping', 'qti-area-mapping'],
  outcome: ['qti-default-value', 'qti-match-table', 'qti-interpolation-table'],
  template: ['qti-default-value'],
};

/** The variables that a delivery engine has of itself and that no item declares. */
export const builtIn: ReadonlyMap<string, BaseType> = new Map([
  ['numAttempts', 'integer'],
  ['duration', 'duration'],
  ['completionStatus', 'identifier'],
]);

function checkParts(element: XmlElement, kind: Declaration['kind'], report: Report): void {
  let last = -1;
  for (const child of elementsIn(element)) {
    const index = parts[kind].indexOf(child.name);
    if (index <= last) report('XML binding', `<${child.name}> may not stand here in <${element.name}>`, child);
    last = Math.max(last, index);
  }
}

/** Reads one declaration (ASI information model, ResponseDeclaration, OutcomeDeclaration, TemplateDeclaration). */
export function readDeclaration(element: XmlElement, kind: Declaration['kind'], report: Report): Declaration {
  const identifier = requireAttribute(element, 'identifier', report);
  const cardinality = requireAttribute(element, 'cardinality', report);
  const baseType = element.attributes.get('base-type');
  if (!identifierPattern.test(identifier)) report(clause, `"${identifier}" is no identifier`, element);
  if (builtIn.has(identifier)) report(clause, `${identifier} is built in and may not be declared`, element);
  if (!isCardinality(cardinality)) report(clause, `"${cardinality}" is no cardinality`, element);
  if (baseType !== undefined && !isBaseType(baseType)) report(clause, `"${baseType}" is no base-type`, element);
  if ((cardinality === 'record') === (baseType !== undefined))
    report(clause, 'Records have no base-type, everything else has one', element);
  checkParts(element, kind, report);
  const type = {
    baseType: isBaseType(baseType) ? baseType : undefined,
    cardinality: isCardinality(cardinality) ? cardinality : ('single' as const),
  };
  const mapping = elementsIn(element, 'qti-mapping')[0];
  const areaMapping = elementsIn(element, 'qti-area-mapping')[0];
  const externalScored = element.attributes.get('external-scored');
  if (externalScored !== undefined && externalScored !== 'human' && externalScored !== 'externalMachine')
    report(clause, `external-scored is human or externalMachine, not "${externalScored}"`, element);
  return {
    kind,
    identifier,
    ...type,
    defaultValue: readValues(elementsIn(element, 'qti-default-value')[0], type, report),
    correctResponse: readValues(elementsIn(element, 'qti-correct-response')[0], type, report),
    mapping: mapping && readMapping(mapping, type.baseType, report),
    areaMapping: areaMapping && readAreaMapping(areaMapping, report),
    externalScored,
    normalMaximum: readNumber(element, 'normal-maximum', report),
    element,
  };
}

/** The value that a session starts with: responses are NULL, numeric outcomes without a default are 0 (ASI 2.5). */
export function initialValue(declaration: Declaration): Value {
  const { kind, baseType, cardinality, defaultValue } = declaration;
  if (kind === 'response' || baseType === undefined) return null;
  if (defaultValue === null && kind === 'outcome' && isNumeric(baseType) && cardinality === 'single')
    return makeValue(baseType, 'single', [0]);
  return defaultValue;
}
