import { useTexts } from '../../lib/texts.ts'
import { Column, Row } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { Tile } from '../Tile.tsx'
import styles from './Gallery.module.css'
import { galleryTexts } from './texts.ts'

const sizes = ['tiny', 'small', 'text', 'lead', 'title', 'display'] as const
const tones = ['loud', 'plain', 'quiet', 'accent', 'ok', 'stale', 'error'] as const
const steps = [1, 2, 3, 4, 5, 6, 7, 8] as const
const colours = [
  'canvas tile raised overlay hover pressed input line frame line-strong',
  'accent accent-bright accent-deep accent-text accent-text-loud',
  'accent-edge accent-block accent-fill accent-wash accent-quiet',
  'rise fall flat risk opportunity ok stale error info',
  'series-1 series-2 series-3 series-4 series-5 series-6 series-7 series-8',
].flatMap((group) => group.split(' '))

/** The tokens: six sizes of type, seven tones, eight steps of space, every colour by its name. */
export function Looks() {
  const t = useTexts(galleryTexts)
  return (
    <>
      <Tile title={t('type')} fit>
        <Column gap={3} className={styles.body}>
          {sizes.map((size) => (
            <Row key={size} gap={5} align="baseline">
              <Text size="small" tone="quiet" className={styles.name}>
                {size}
              </Text>
              <Text size={size}>{t('typeSample')}</Text>
            </Row>
          ))}
        </Column>
      </Tile>
      <Tile title={t('tones')} fit>
        <Column gap={3} className={styles.body}>
          {tones.map((tone) => (
            <Row key={tone} gap={5} align="baseline">
              <Text size="small" tone="quiet" className={styles.name}>
                {tone}
              </Text>
              <Text tone={tone}>{t('typeSample')}</Text>
            </Row>
          ))}
        </Column>
      </Tile>
      <Tile title={t('space')} fit>
        <Column gap={3} className={styles.body}>
          {steps.map((step) => (
            <Row key={step} gap={step}>
              <i className={styles.block} />
              <i className={styles.block} />
              <Text size="small" tone="quiet">
                --space-{step}
              </Text>
            </Row>
          ))}
        </Column>
      </Tile>
      <Tile title={t('colours')} fit>
        <div className={`${styles.body} ${styles.colours}`}>
          {colours.map((name) => (
            <Row key={name} gap={3}>
              <i className={styles.block} style={{ background: `var(--${name})` }} />
              <Text size="small">{name}</Text>
            </Row>
          ))}
        </div>
      </Tile>
    </>
  )
}
