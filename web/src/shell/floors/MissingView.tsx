import { useTexts } from '../../lib/texts.ts'
import { Empty } from '../../ui/States.tsx'
import { floorTexts } from './texts.ts'

/** Says that this version cannot draw what the tile asks for. */
export default function MissingView() {
  const t = useTexts(floorTexts)
  return <Empty why={t('viewMissing')} />
}
