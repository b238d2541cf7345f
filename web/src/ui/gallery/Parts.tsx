import { useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { Chip, Chips } from '../kit/Chips.tsx'
import { Facts } from '../kit/Facts.tsx'
import { Legend } from '../kit/Legend.tsx'
import { Meter } from '../kit/Meter.tsx'
import { Column, Fill, Row } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { Truncated } from '../kit/Truncated.tsx'
import { Empty, ErrorState, Skeleton } from '../States.tsx'
import { Tile } from '../Tile.tsx'
import styles from './Gallery.module.css'
import { galleryTexts } from './texts.ts'

const meterTones = ['accent', 'quiet', 'ok', 'stale', 'error', 'risk', 'opportunity'] as const
const chipTones = ['plain', 'accent', 'ok', 'stale', 'error', 'info'] as const
const marks = ['square', 'line', 'dot'] as const

function Small() {
  const t = useTexts(galleryTexts)
  const [there, setThere] = useState(true)
  const facts = [
    { label: t('code'), value: 'SSE-600519' },
    { label: t('listed'), value: '2001-08-27' },
    { label: t('price'), value: '1,688.00' },
  ]
  return (
    <Column gap={6} className={styles.body}>
      <Facts items={facts} />
      <Facts items={facts} as="cells" />
      <Chips>
        {chipTones.map((tone) => (
          <Chip key={tone} tone={tone}>
            {t('chip')}
          </Chip>
        ))}
        {there ? (
          <Chip remove={{ label: t('remove', { name: t('chip') }), run: () => setThere(false) }}>{t('chip')}</Chip>
        ) : null}
      </Chips>
      {meterTones.map((tone, place) => (
        <Meter
          key={tone}
          label={t('meter')}
          tone={tone}
          value={90 - place * 12}
          words={t('meterWords', { share: 90 - place * 12 })}
        />
      ))}
      <Legend
        label={t('legend')}
        items={marks.map((as, place) => ({ key: as, as, colour: `var(--series-${place + 1})`, text: t('chip') }))}
      />
      <Row>
        <Fill>
          <Truncated>{t('long')}</Truncated>
        </Fill>
        <Text whole>{t('chip')}</Text>
      </Row>
      <Truncated as="p" lines={2}>
        {t('long')}
      </Truncated>
    </Column>
  )
}

/** Small parts of every screen, and what stands in place of content. */
export function Parts() {
  const t = useTexts(galleryTexts)
  const failure = new TypeError('Failed to fetch')
  const ignore = () => undefined
  return (
    <>
      <Tile title={t('parts')} fit>
        <Small />
      </Tile>
      <Tile title={t('waiting')} health="stale" source={t('chip')} age={7_200_000} onRefresh={ignore} refreshing fit>
        <Skeleton count={3} />
        <Skeleton shape="text" count={3} />
        <Skeleton shape="block" />
      </Tile>
      <Tile title={t('states')} health="empty" fit>
        <Empty why={t('nothing')} action={{ text: t('add'), run: ignore }} />
        <Empty why={t('nothing')} />
      </Tile>
      <Tile title={t('failed')} context={t('failedOld')} health="error" chosen fit>
        <ErrorState failure={failure} onRetry={ignore} withOld />
        <ErrorState failure={failure} onRetry={ignore} />
      </Tile>
    </>
  )
}
