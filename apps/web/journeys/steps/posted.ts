import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect } from '../fixtures/school.ts';

/** Posts as a browser does: a server under load sends callers away for a moment, and they come again. */
export const posted = async (
  request: APIRequestContext,
  url: string,
  given: Parameters<APIRequestContext['post']>[1],
): Promise<APIResponse> => {
  let response = await request.post(url, given);
  await expect(async () => {
    if (response.status() === 503) response = await request.post(url, given);
    expect(response.status()).not.toBe(503);
  }).toPass({ timeout: 20_000 });
  return response;
};
