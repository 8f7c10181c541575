import { expect, type Page } from '@playwright/test';
import { expectLoaded, type UserSession } from './user-session.ts';

/** Opens a second window of the same browser; returns which windows subscribe to push events. */
export const openSecondWindow = async (
  desk: UserSession,
): Promise<{ second: UserSession; listening: () => Page[] }> => {
  const requests = new Set<Page>();
  desk.context.on(
    'request',
    (request) => request.url().includes('/message/stream') && requests.add(request.frame().page()),
  );
  await desk.page.goto('/stu/index');
  await expectLoaded(desk);
  await expect.poll(() => [...requests]).toEqual([desk.page]);
  const second = { ...desk, page: await desk.context.newPage() };
  await second.page.goto('/stu/work');
  await expectLoaded(second);
  return { second, listening: () => [...requests] };
};
