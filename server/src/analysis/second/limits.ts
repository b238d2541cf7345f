import { setFlagsFromString } from 'node:v8'
import type { ResourceLimits } from 'node:worker_threads'

/** Most memory of a reading thread's own, MB; and of what is new: three parts, of which one is filled. */
const [MOST_MB, YOUNG_MB] = [112, 24]

/**
 * Limits of a thread that reads, to be asked for just before it is made. A process that keeps its heap small otherwise
 * gives it 1 MB for what is new: collecting it took a quarter of the time that posts are read in, a tenth with 8 MB.
 */
export function readingLimits(): ResourceLimits {
  setFlagsFromString(`--min-semi-space-size=${YOUNG_MB / 3}`)
  return { maxOldGenerationSizeMb: MOST_MB, maxYoungGenerationSizeMb: YOUNG_MB }
}
