import { defineConfig, devices } from '@playwright/test'
import { chromiumArguments, findChromium } from '../../scripts/lib/chromium.ts'

const desktop = devices['Desktop Chrome']

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  globalSetup: '../support/global-setup.ts',
  forbidOnly: process.env.CI !== undefined,
  fullyParallel: true,
  workers: 2,
  // A test that passes at the second try has found something.
  retries: 0,
  // Bounds against hanging, not measures of speed.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
    // Traces take time of every test: `--trace=retain-on-failure` where a failure is hunted.
    trace: 'off',
    screenshot: 'only-on-failure',
    // A missing element is reported as such, instead of exhausting the time of a test.
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      use: { ...desktop, viewport: { width: 1440, height: 900 } },
    },
    {
      // The same engine on a narrow touch screen, for the tests that say @phone.
      name: 'phone',
      grep: /@phone/,
      use: { ...desktop, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
})
