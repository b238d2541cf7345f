// Loads what the product is made of, and does nothing with it: Node keeps it stripped of its types and compiled, so
// that the first start reads no TypeScript. What strips types takes some 15 MB of each thread that loads it, for good.
await Promise.allSettled([
  import('../server/src/web.ts'),
  import('../server/src/prepare.ts'),
  import('../server/src/jobs/worker.ts'),
  // Threads refuse to run where they are none, once all that they need is loaded.
  import('../server/src/analysis/thread.ts'),
  import('../server/src/analysis/second/second-thread.ts'),
])
process.exit()
