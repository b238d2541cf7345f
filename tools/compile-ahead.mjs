// Loads what the product is made of, and does nothing with it: Node keeps it stripped of its types and compiled, so
// that the first start reads no TypeScript. What strips types takes some 15 MB of each thread that loads it, for good.
const parts = ['web.ts', 'prepare.ts', 'jobs/worker.ts', 'analysis/thread.ts', 'analysis/second/second-thread.ts']
// Threads refuse to run where they are none, once all that they need is loaded.
await Promise.allSettled(parts.map((part) => import(new URL(`../server/src/${part}`, import.meta.url).href)))
process.exit()
