import type { flashViews } from '@pandora/contract/domains/flash/rooms'
import type { ViewProps } from '../../../lib/view.ts'
import { FlashRoom } from './FlashRoom.tsx'

/** News of the day by editions, each item with its companies and source. */
export default function FlashView(props: ViewProps<typeof flashViews.flash>) {
  return <FlashRoom {...props} dense={false} />
}
