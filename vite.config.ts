import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          sequence: { groupOrder: 0 },
          environment: 'node',
          // They leave nothing behind, so that modules are loaded once for all of them: a fifth of the time.
          isolate: false,
          // Many times what any needs: a busy machine is no fault of theirs.
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          sequence: { groupOrder: 1 },
          // They start processes, which a busy machine may let wait longer than they may.
          retry: 1,
          environment: 'node',
          globalSetup: ['tests/contract/standing-problems.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          sequence: { groupOrder: 2 },
          // As those before: servers and databases of their own.
          retry: 1,
          environment: 'node',
          globalSetup: ['tests/functions/database-template.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'acceptance',
          include: ['tests/acceptance/**/*.test.ts'],
          sequence: { groupOrder: 3 },
          // A browser besides: what only sometimes fails is mostly the machine's.
          retry: 2,
          // As in withBrowser, many times what any wait needs: a busy machine is no fault of theirs.
          expect: { poll: { timeout: 60_000 } },
          environment: 'node',
          globalSetup: ['tests/acceptance/built-site.ts'],
          testTimeout: 240_000,
          hookTimeout: 300_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
