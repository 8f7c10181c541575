import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect } from '../fixtures/school.ts';

/** Posts with retries while the server is busy, like the browser. */
export const postWithRetry = async (
  request: APIRequestContext,
  url: string,
  options: Parameters<APIRequestContext['post']>[1],
): Promise<APIResponse> => {
  let response = await request.post(url, options);
  await expect(async () => {
    if (response.status() === 503) response = await request.post(url, options);
    expect(response.status()).not.toBe(503);
  }).toPass({ timeout: 20_000 });
  return response;
};
