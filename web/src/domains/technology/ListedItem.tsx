import type { foundCompany } from '@pandora/contract/domains/technology/shapes'
import type { z } from 'zod'
import { number, percent } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Figure } from '../../ui/Figure.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { moveByArrows } from '../../ui/listKeys.ts'
import { Evidence } from './Evidence.tsx'
import { GroundsBar } from './Grounds.tsx'
import styles from './Technology.module.css'
import { technologyTexts } from './texts.ts'

interface Props {
  one: z.infer<typeof foundCompany>
  keyword: string
  open: boolean
  onOpen: (open: boolean) => void
}

/** A listed company: how near, how it belongs, what it is found by; a press opens the evidence below it. */
export function ListedItem({ one, keyword, open, onOpen }: Props) {
  const t = useTexts(technologyTexts)
  const language = useLanguage()
  const lines = one.lines.map(
    ({ nameZh, nameEn, share }) =>
      `${named(nameZh, nameEn, language)}${share === null ? '' : ` ${percent(share, { digits: 1, sign: false })}`}`,
  )
  return (
    <li>
      <button
        type="button"
        data-item
        className={styles.item}
        aria-expanded={open}
        onKeyDown={moveByArrows}
        onClick={() => onOpen(!open)}
      >
        <span className={styles.name}>
          <Text as="b">{named(one.nameZh, one.nameEn, language, one.stockCode)}</Text>
          <Text size="small" tone="quiet">
            {[one.stockCode, named(one.industryZh, one.industryEn, language)].filter(Boolean).join(' · ')}
          </Text>
          <span className={styles.band} data-band={one.band} title={t(`bandLong_${one.band}`)}>
            {t(`band_${one.band}`)}
          </span>
          <b className={styles.points}>{number(one.points, { digits: 1 })}</b>
        </span>
        <GroundsBar parts={one.parts} points={one.points} />
        <Text size="small" tone="plain" className={styles.about}>
          <span>
            {t('share')} <Figure value={one.businessShare} as="percent" digits={1} reason={t('noShare')} />
            {one.businessShare === null || one.businessPeriod === null ? '' : ` (${one.businessPeriod})`}
          </span>
          {lines.length > 0 ? <Text>{lines.join(' · ')}</Text> : null}
          {one.stories > 0 ? <span>{t('stories', { count: number(one.stories, { digits: 0 }) })}</span> : null}
        </Text>
      </button>
      {open ? <Evidence keyword={keyword} companyId={one.companyId} /> : null}
    </li>
  )
}
