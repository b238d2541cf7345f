import { roundOf } from '@pandora/contract/domains/financing/rounds'
import type { unlistedCompany } from '@pandora/contract/domains/technology/shapes'
import type { z } from 'zod'
import { number, short } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Text } from '../../ui/kit/Text.tsx'
import { ProvenanceLink } from '../../ui/ProvenanceLink.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { sentenceAddress } from './address.ts'
import { GroundsBar } from './Grounds.tsx'
import styles from './Technology.module.css'
import { technologyTexts } from './texts.ts'

/** A company without a listing, by its rounds and by what it sells, each with where that stands. */
export function UnlistedItem({ one }: { one: z.infer<typeof unlistedCompany> }) {
  const t = useTexts(technologyTexts)
  const language = useLanguage()
  // As it is written in the source where no round is called so.
  const roundName = (told: string | null) => {
    const known = told === null ? null : roundOf(told)
    return known ? named(known.name.zh, known.name.en, language) : told
  }
  return (
    <li className={styles.item}>
      <span className={styles.name}>
        <Text as="b">{named(one.nameZh, one.nameEn, language)}</Text>
        <span className={styles.band} data-band={one.band} title={t(`bandLong_${one.band}`)}>
          {t(`band_${one.band}`)}
        </span>
        <b className={styles.points}>{number(one.points, { digits: 1 })}</b>
      </span>
      <GroundsBar parts={one.parts} points={one.points} />
      <ul className={styles.facts}>
        {one.rounds.map((row) => (
          <li key={row.roundId}>
            <Text size="small" tone="plain">
              {[
                row.announcedOn,
                roundName(row.round),
                row.amount === null
                  ? t('amountUnknown')
                  : `${short(row.amount, language, { loose: false })} ${row.currency ?? ''}`.trim(),
                named(row.industryZh, row.industryEn, language),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            <ProvenanceLink provenance={row.provenance} bare />
          </li>
        ))}
        {one.supplies.map((row) => (
          <li key={`${row.customerId} ${row.productZh}`}>
            <Text size="small" tone="plain">
              {t('sells', {
                product: named(row.productZh, row.productEn, language),
                customer: named(row.customerZh, row.customerEn, language, row.customerId),
              })}
              {row.newsId && row.quote ? (
                <ScreenLink to={sentenceAddress(row.newsId, row.quote)}> {row.quote}</ScreenLink>
              ) : null}
            </Text>
            <ProvenanceLink provenance={row.provenance} bare />
          </li>
        ))}
      </ul>
      {one.roundTotal > one.rounds.length ? (
        <Text size="small" tone="quiet">
          {t('rounds', { count: number(one.roundTotal, { digits: 0 }) })}
        </Text>
      ) : null}
    </li>
  )
}
