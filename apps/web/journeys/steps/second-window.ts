import { expect, type Page } from '@playwright/test';
import { loaded, type Desk } from './desk.ts';

/** Opens a second window of the same browser; tells which windows ask for the stream of wake-ups. */
export const openSecond = async (desk: Desk): Promise<{ second: Desk; listening: () => Page[] }> => {
  const asked = new Set<Page>();
  desk.context.on('request', (one) => one.url().includes('/message/stream') && asked.add(one.frame().page()));
  await desk.page.goto('/stu/index');
  await loaded(desk);
  await expect.poll(() => [...asked]).toEqual([desk.page]);
  const second = { ...desk, page: await desk.context.newPage() };
  await second.page.goto('/stu/work');
  await loaded(second);
  return { second, listening: () => [...asked] };
};
