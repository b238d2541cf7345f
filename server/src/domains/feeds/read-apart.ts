import { feedsErrors } from '@pandora/contract/domains/feeds/errors'
import { Refusal } from '@pandora/contract/errors'
import { workApart } from '../../shared/apart.ts'
import type { ReadAsked, ReadFeed } from '@pandora/sources/feeds/fetch/fetch-feed'

/** What reading one answer may take: 8 MB of feed took 2.6 s and 200 MB. */
const SECONDS = 20
const MOST_MB = 600

/**
 * Reads what an address answered, in a process of its own, so that nothing in it stops the process that serves
 * everybody. Refuses FEED_TOO_COMPLEX past its limits.
 */
export function readFeedApart(asked: ReadAsked): Promise<ReadFeed> {
  const refused = new Refusal(feedsErrors.FEED_TOO_COMPLEX)
  return workApart(new URL('./read-alone.ts', import.meta.url), asked, {
    mb: MOST_MB,
    seconds: SECONDS,
    late: refused,
    tooLarge: refused,
    broken: refused,
  })
}
