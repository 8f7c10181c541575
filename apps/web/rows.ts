import { callers, places } from 'virtual:places';
import { screens as session } from '@inkstone/session/screens';
import type { AvailableScreen } from '@inkstone/session/web';
import type { ScreenDefinition } from '@inkstone/ui/screen';
import { fulfilledPromise, trackPromise, type TrackedPromise } from '@inkstone/ui/words';

/** Where each table of screens is fetched: with the first screen of it that is opened; the one of signing in is there at once. */
const fetchers = {
  session: () => fulfilledPromise({ screens: session }),
  home: () => import('@inkstone/home/screens'),
  bank: () => import('@inkstone/bank/screens'),
  assignments: () => import('@inkstone/assignments/screens'),
  taking: () => import('@inkstone/taking/screens'),
  marking: () => import('@inkstone/marking/screens'),
  reports: () => import('@inkstone/reports/screens'),
  errorBook: () => import('@inkstone/error-book/screens'),
  textbooks: () => import('@inkstone/textbooks/screens'),
  courses: () => import('@inkstone/courses/screens'),
  candidates: () => import('@inkstone/candidates/screens'),
  people: () => import('@inkstone/people/screens'),
  catalogue: () => import('./catalogue-screens.ts'),
} satisfies Record<string, () => Promise<{ screens: readonly ScreenDefinition[] }>>;

/** Whose table a screen stands in. */
export type TableName = keyof typeof fetchers;

/** Every screen that works with who may open it: enough for menus and doors, and light enough for every page. */
export const builtScreens: readonly AvailableScreen[] = Object.values(places).flatMap((those) =>
  those.map(([path, caller]) => ({ path, who: callers[caller] })),
);

const tableOf = new Map<string, TableName>(
  (Object.keys(fetchers) as TableName[]).flatMap((name) =>
    (places[name] ?? []).map(([path]): [string, TableName] => [path, name]),
  ),
);

const fetched = new Map<string, TrackedPromise<ScreenDefinition>>();

const fetchRow = async (path: string, name: TableName): Promise<ScreenDefinition> => {
  const { screens } = await fetchers[name]();
  const row = screens.find((one) => one.path === path);
  if (!row) throw new Error(`${name} has no screen at ${path}`);
  return row;
};

/** The row of a path, fetched once; null where no screen has it. After a failure it is fetched anew. */
export const rowAt = (path: string): TrackedPromise<ScreenDefinition> | null => {
  const name = tableOf.get(path);
  if (!name) return null;
  const known = fetched.get(path);
  if (known) return known;
  const coming = trackPromise(fetchRow(path, name), () => fetched.delete(path));
  fetched.set(path, coming);
  return coming;
};
