import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { DeletedFloor } from '@pandora/contract/domains/floors/shapes'
import { useGo } from '../../lib/address.ts'
import { ago } from '../../lib/formats.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { Truncated } from '../../ui/kit/Truncated.tsx'
import { restoreFloor } from './floorActions.ts'
import styles from './FloorLists.module.css'
import { floorTexts } from './texts.ts'
import { Sketch } from './Thumbnail.tsx'

const DAY = 24 * 3600_000

/** A deleted floor: what stood on it, for how long it is kept, and the way back. */
export function DeletedCard({ floor }: { floor: DeletedFloor }) {
  const t = useTexts(floorTexts)
  const language = useLanguage()
  const go = useGo()
  const [now] = useState(() => Date.now())
  const [busy, setBusy] = useState(false)
  const restore = async () => {
    setBusy(true)
    const back = await restoreFloor(floor.id, go)
    setBusy(false)
    if (back) notify('success', t('restoredNotice', { name: back.name }))
  }
  return (
    <li className={styles.card} data-floor-card={floor.name}>
      <Sketch layouts={floor.layouts} rooms={floor.rooms} label={t('pictureOf', { name: floor.name })} />
      <Row className={styles.line} gap={2}>
        <Truncated className={styles.gone} as="b">
          {floor.name}
        </Truncated>
        <Button
          icon={<Undo2 size={14} aria-hidden="true" />}
          disabled={busy}
          onClick={() => {
            void restore()
          }}
        >
          {t('restoreFloor')}
        </Button>
      </Row>
      <Text className={styles.about} as="p" size="small" tone="quiet">
        {t('deletedAt', { age: ago(now - Date.parse(floor.deletedAt), language) })} ·{' '}
        {t('goneIn', { count: Math.max(1, Math.ceil((Date.parse(floor.goneAt) - now) / DAY)) })}
      </Text>
    </li>
  )
}
