import { writtenIn } from '../../ui/language/writtenIn.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import { floors } from '@pandora/contract/domains/floors/operations'
import { useGo } from '../../lib/address.ts'
import { call } from '../../lib/api/call.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { ago } from '../../lib/formats.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Skeleton } from '../../ui/States.tsx'
import { show } from './floorActions.ts'
import { Text } from '../../ui/kit/Text.tsx'
import styles from './Shared.module.css'
import { floorTexts } from './texts.ts'
import { Sketch } from './Thumbnail.tsx'
import { tell } from './tileActions.ts'

/** `/index/shared/:token`: what a link leads to, and the way to a copy of one's own. */
export default function Shared() {
  const t = useTexts(floorTexts)
  const language = useLanguage()
  const go = useGo()
  const { token = '' } = useParams()
  const [busy, setBusy] = useState(false)
  const [now] = useState(() => Date.now())
  const query = useOperation(floors.sharedPreview, { token })
  const open = async () => {
    setBusy(true)
    try {
      show(await call(floors.openShared, { token }), go)
    } catch (failure) {
      tell(failure)
      setBusy(false)
    }
  }
  return (
    <Screen title={t('sharedTitle')}>
      <div className={styles.card}>
        <Answer query={query} waiting={<Skeleton shape="block" />}>
          {({ name, layouts, rooms, sharedBy, updatedAt, own }) => (
            <>
              <h2 className={styles.name} lang={writtenIn(name)}>
                {name}
              </h2>
              <Text as="p" size="small" tone="quiet">
                {t('sharedBy', { name: sharedBy })} · {t('tiles', { count: rooms.length })} ·{' '}
                {t('sharedUpdated', { age: ago(now - Date.parse(updatedAt), language) })}
              </Text>
              <Sketch layouts={layouts} rooms={rooms} label={t('sharedPreview', { name })} />
              {own ? (
                <Text as="p" size="small" tone="quiet">
                  {t('sharedOwn')}
                </Text>
              ) : null}
              <Button
                kind="primary"
                size="large"
                busy={busy}
                onClick={() => {
                  void open()
                }}
              >
                {t('sharedOpen')}
              </Button>
            </>
          )}
        </Answer>
      </div>
    </Screen>
  )
}
