import { defineConfig } from '@playwright/test';
import { memoryFolder } from '@inkstone/db/memory-folder';
import { isThorough, thorough } from './apps/web/journeys/fixtures/prepare.ts';
import { findBrowser } from './tools/find-browser.ts';

const browser = findBrowser();

export default defineConfig({
  testDir: 'apps/web/journeys',
  testMatch: '**/*.journey.ts',
  // Those of `npm run test:browsers`, in other browsers.
  testIgnore: '**/journeys/browsers/**',
  outputDir: '.cache/journeys',
  globalSetup: './apps/web/journeys/fixtures/prepare.ts',
  fullyParallel: true,
  // What sweeps widely or repeats much is left to `npm run test:thorough`.
  ...(isThorough ? {} : { grepInvert: new RegExp(thorough) }),
  // More than the cores of the smallest machine: much of a journey waits for real clocks and recordings.
  workers: 3,
  // A loaded machine is slow, not wrong.
  timeout: 300_000,
  // A run that stands still for ever says so instead.
  globalTimeout: (isThorough ? 240 : 60) * 60_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: 'line',
  use: {
    // What cannot be pressed says so before the journey's own time is over.
    actionTimeout: 120_000,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    // Tracing costs a third of the time: TRACE=on records one for what fails.
    trace: process.env['TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: browser.program,
      args: [...browser.args],
      // What its processes share, each picture that is drawn, would be files of the disk.
      ignoreDefaultArgs: memoryFolder() ? ['--disable-dev-shm-usage'] : [],
      // Without a locale that knows them, Chromium names no file in Chinese.
      env: { ...process.env, LC_ALL: 'C.UTF-8', ...browser.env } as Record<string, string>,
    },
  },
});
