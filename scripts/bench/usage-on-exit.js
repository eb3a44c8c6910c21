import { writeFileSync } from 'node:fs';

// Preloaded into a process that is measured: all that it used, threads included, is known at its end.
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const file = process.env.BENCH_USAGE;
  if (file)
    writeFileSync(file, JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 }));
});
