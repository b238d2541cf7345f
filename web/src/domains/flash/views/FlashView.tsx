import type { flashViews } from '@pandora/contract/domains/flash/rooms'
import type { ViewProps } from '../../../lib/view.ts'
import { FeedBody } from './FeedBody.tsx'

/** News of the day by editions, each item with its companies and source. */
export default function FlashView(props: ViewProps<typeof flashViews.flash>) {
  return <FeedBody {...props} dense={false} />
}
