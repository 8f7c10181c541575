import { type Operator, boolean, integer, isSingle, isContainer, sameBase, strict } from './operator.ts';
import { type Scalar, containsItems, makeValue, sameItems, single } from '../values.ts';

const match: Operator = {
  count: [2, 2],
  refuse: ([first, second]) => {
    if (
      !sameBase(first, second) ||
      (first?.cardinality ?? second?.cardinality) !== (second?.cardinality ?? first?.cardinality)
    )
      return 'takes two values of one base-type and cardinality';
    return first?.baseType === 'float' || first?.baseType === 'duration'
      ? 'does not compare floats or durations'
      : undefined;
  },
  gives: () => boolean,
  apply: strict(([first, second]) =>
    single('boolean', first !== undefined && second !== undefined && sameItems(first, second)),
  ),
};

const member: Operator = {
  count: [2, 2],
  refuse: ([item, container]) =>
    isSingle(item) && isContainer(container) && sameBase(item, container)
      ? undefined
      : 'takes a single value and a container of its base-type',
  gives: () => boolean,
  apply: strict(([item, container]) => single('boolean', container?.items.includes(item?.items[0] ?? '') ?? false)),
};

/** Ordered containers contain what follows each other in them without a gap. */
function containsRun(container: readonly Scalar[], items: readonly Scalar[]): boolean {
  return container.some((_, start) => items.every((item, index) => container[start + index] === item));
}

const contains: Operator = {
  count: [2, 2],
  refuse: ([first, second]) =>
    isContainer(first) && isContainer(second) && sameBase(first, second)
      ? undefined
      : 'takes two containers of one base-type',
  gives: () => boolean,
  apply: strict(([container, items]) => {
    if (container === undefined || items === undefined) return null;
    const holds = container.cardinality === 'ordered' ? containsRun : containsItems;
    return single('boolean', holds(container.items, items.items));
  }),
};

const container = (cardinality: 'multiple' | 'ordered'): Operator => ({
  count: [0, Infinity],
  refuse: (types) => (types.every((type) => sameBase(types[0], type)) ? undefined : 'takes values of one base-type'),
  gives: (types) => ({ baseType: types[0]?.baseType, cardinality }),
  apply: (operands) => {
    const known = operands.filter((operand) => operand !== null);
    const [first] = known;
    return first === undefined
      ? null
      : makeValue(
          first.baseType,
          cardinality,
          known.flatMap(({ items }) => items),
        );
  },
});

/** Operators that compare values of any type and containers. */
export const containerOperators: Readonly<Record<string, Operator>> = {
  'qti-match': match,
  'qti-member': member,
  'qti-contains': contains,
  'qti-multiple': container('multiple'),
  'qti-ordered': container('ordered'),
  'qti-container-size': {
    count: [1, 1],
    refuse: ([type]) => (isContainer(type) ? undefined : 'takes a container'),
    gives: () => integer,
    apply: ([value]) => single('integer', value?.items.length ?? 0),
  },
  'qti-index': {
    count: [1, 1],
    attributes: ['n'],
    refuse: ([type]) => (type?.cardinality === 'ordered' ? undefined : 'takes an ordered container'),
    gives: ([type]) => ({ baseType: type?.baseType, cardinality: 'single' }),
    apply: strict(([value], element) => {
      const item = value?.items[Number(element.attributes.get('n')) - 1];
      return value === undefined || item === undefined ? null : single(value.baseType, item);
    }),
  },
  'qti-delete': {
    count: [2, 2],
    refuse: member.refuse,
    gives: ([, type]) => type ?? {},
    apply: strict(([item, value]) =>
      value === undefined
        ? null
        : makeValue(
            value.baseType,
            value.cardinality,
            value.items.filter((part) => part !== item?.items[0]),
          ),
    ),
  },
};
