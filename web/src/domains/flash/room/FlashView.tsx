import type { RoomViewProps } from '../../../lib/roomView.ts'
import { FlashRoom } from './FlashRoom.tsx'

/** News of the day by editions, each item with its companies and source. */
export default function FlashView(props: RoomViewProps) {
  return <FlashRoom {...props} dense={false} />
}
