import type { BaseType, Cardinality, Value } from '../values.ts';
import type { XmlElement } from '../xml.ts';

/** What is known of the type of an expression before it is run; absent parts are unknown. */
export interface ValueType {
  baseType?: BaseType;
  cardinality?: Cardinality;
}

/** An operator of ASI information model 2.11 whose operands are expressions. */
export interface Operator {
  /** Least and greatest number of operands. */
  count: readonly [number, number];
  /** Attributes that the binding requires. */
  attributes?: readonly string[];
  /** Says what is wrong with the types of the operands; undefined: nothing. */
  refuse: (types: readonly ValueType[]) => string | undefined;
  gives: (types: readonly ValueType[], element: XmlElement) => ValueType;
  apply: (operands: readonly Value[], element: XmlElement) => Value;
}

export type Known = NonNullable<Value>;

export const boolean: ValueType = { baseType: 'boolean', cardinality: 'single' };
export const integer: ValueType = { baseType: 'integer', cardinality: 'single' };
export const float: ValueType = { baseType: 'float', cardinality: 'single' };

export const isSingle = (type: ValueType | undefined): boolean => (type?.cardinality ?? 'single') === 'single';
export const isContainer = (type: ValueType | undefined): boolean =>
  type?.cardinality === undefined || type.cardinality === 'multiple' || type.cardinality === 'ordered';
export const hasBase = (type: ValueType | undefined, ...bases: BaseType[]): boolean =>
  type?.baseType === undefined || bases.includes(type.baseType);
export const sameBase = (first: ValueType | undefined, second: ValueType | undefined): boolean =>
  first?.baseType === undefined || second?.baseType === undefined || first.baseType === second.baseType;

export const singles =
  (...bases: BaseType[]) =>
  (types: readonly ValueType[]) =>
    types.every((type) => isSingle(type) && hasBase(type, ...bases)) ? undefined : `takes single ${bases.join(' or ')}`;
export const numbers = (types: readonly ValueType[]) =>
  types.every((type) => hasBase(type, 'integer', 'float')) ? undefined : 'takes numbers';
export const singleNumbers = singles('integer', 'float');

export const numericResult = (types: readonly ValueType[]): ValueType =>
  types.every((type) => type.baseType === 'integer') ? integer : float;
export const isTrue = (value: Value): boolean => value?.items[0] === true;
export const toNumber = (value: Known): number => Number(value.items[0]);
export const toText = (value: Known): string => String(value.items[0]);

/** Runs only where no operand is NULL; NULL otherwise. */
export const strict =
  (run: (operands: readonly Known[], element: XmlElement) => Value): Operator['apply'] =>
  (operands, element) => {
    const known = operands.filter((operand) => operand !== null);
    return known.length === operands.length ? run(known, element) : null;
  };
