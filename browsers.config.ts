import { defineConfig } from '@playwright/test';
import type { EngineOption } from './apps/web/journeys/browsers/fixtures.ts';

/** The journeys of `npm run test:browsers`: Firefox and WebKitGTK as Debian brings them, one browser at a time. */
export default defineConfig<object, EngineOption>({
  testDir: 'apps/web/journeys/browsers',
  testMatch: '**/*.journey.ts',
  outputDir: '.cache/browsers',
  globalSetup: './apps/web/journeys/browsers/prepare.ts',
  workers: 1,
  timeout: 180_000,
  globalTimeout: 30 * 60_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: 'list',
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
});
