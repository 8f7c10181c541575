import { callers, places } from 'virtual:places';
import { screens as session } from '@inkstone/session/screens';
import type { AvailableScreen } from '@inkstone/session/web';
import type { ScreenDefinition } from '@inkstone/ui/screen';
import { fulfilledPromise, trackPromise, type TrackedPromise } from '@inkstone/ui/words';

/** Loads each screen table with the first screen of it that is opened; the table of the session is bundled. */
const tableLoaders = {
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
  messages: () => import('@inkstone/messages/screens'),
  announcements: () => import('@inkstone/announcements/screens'),
  notifications: () => import('@inkstone/notifications/screens'),
  calendar: () => import('@inkstone/calendar/screens'),
  activity: () => import('@inkstone/activity/screens'),
  school: () => import('@inkstone/school/screens'),
  timetable: () => import('@inkstone/timetable/screens'),
  catalogue: () => import('./catalogue-screens.ts'),
} satisfies Record<string, () => Promise<{ screens: readonly ScreenDefinition[] }>>;

/** The name of a screen table. */
export type TableName = keyof typeof tableLoaders;

/** The path and access rule of every screen, for menus and links; small enough for every page. */
export const screenAccess: readonly AvailableScreen[] = Object.values(places).flatMap((screenPlaces) =>
  screenPlaces.map(([path, caller]) => ({ path, who: callers[caller] })),
);

const tableByPath = new Map<string, TableName>(
  (Object.keys(tableLoaders) as TableName[]).flatMap((name) =>
    (places[name] ?? []).map(([path]): [string, TableName] => [path, name]),
  ),
);

const screenCache = new Map<string, TrackedPromise<ScreenDefinition>>();

const loadScreenDefinition = async (path: string, name: TableName): Promise<ScreenDefinition> => {
  const { screens } = await tableLoaders[name]();
  const row = screens.find((screen) => screen.path === path);
  if (!row) throw new Error(`${name} has no screen at ${path}`);
  return row;
};

/** Loads the screen definition of a path, once; null where there is none. A failed load is retried. */
export const findScreen = (path: string): TrackedPromise<ScreenDefinition> | null => {
  const name = tableByPath.get(path);
  if (!name) return null;
  const cached = screenCache.get(path);
  if (cached) return cached;
  const loading = trackPromise(loadScreenDefinition(path, name), () => screenCache.delete(path));
  screenCache.set(path, loading);
  return loading;
};
