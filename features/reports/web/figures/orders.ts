import type { figureSorts } from '../../addresses.ts';

type Sort = (typeof figureSorts)[number];

/** The orders of the list, by the name that a reader chooses. */
export const orders = [
  { name: 'byAlarm', sort: 'alarm', isDescending: false },
  { name: 'byFacilityUp', sort: 'facility', isDescending: false },
  { name: 'byFacilityDown', sort: 'facility', isDescending: true },
  { name: 'byDiscriminationUp', sort: 'discrimination', isDescending: false },
  { name: 'byDiscriminationDown', sort: 'discrimination', isDescending: true },
  { name: 'byPersonsUp', sort: 'persons', isDescending: false },
  { name: 'byPersonsDown', sort: 'persons', isDescending: true },
] as const satisfies readonly { name: string; sort: Sort; isDescending: boolean }[];

/** The order that an address names; doubtful keys first where it names none. */
export const findOrder = ({ sort, descending = false }: { sort: Sort; descending?: boolean | undefined }) =>
  orders.find((order) => order.sort === sort && order.isDescending === descending) ?? orders[0];
