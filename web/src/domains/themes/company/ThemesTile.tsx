import { useMemo, useState } from 'react'
import { themes } from '@pandora/contract/domains/themes/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { BubbleMap } from '../../../charts/bubbles/BubbleMap.tsx'
import type { Band } from '../../../charts/bubbles/marks.ts'
import { useAddressField, useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number, percent } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { companyThemesTexts } from './texts.ts'
import type { TabProps } from '../../companies/slots.ts'
import styles from './ThemesTile.module.css'
import { bared, markAfter, ofCap, ofChange } from '../../../ui/basis/basis.ts'
import { Text } from '../../../ui/kit/Text.tsx'

type Themes = OutputOf<typeof themes.companyMap>
const nothingOff: ReadonlySet<Band> = new Set()

function Map({ data, themeId }: { data: Themes; themeId: string }) {
  const t = useTexts(companyThemesTexts)
  const language = useLanguage()
  const go = useGo()
  const [off, setOff] = useState(nothingOff)
  const shown = useMemo(() => data.bubbles.filter((one) => one.themeId === themeId), [data, themeId])
  const bubbles = useMemo(
    () =>
      shown.map((one) => ({
        id: one.companyId,
        name: named(one.nameZh, one.nameEn, language, one.companyId),
        cap: one.marketCap,
        capBasis: ofCap(one.capBasis),
        change: one.changeRate,
        changeBasis: ofChange(one.changeAdjusted),
        opportunity: one.opportunityPoint,
        risk: one.riskPoint,
      })),
    [shown, language],
  )
  const of = data.themes.find((one) => one.themeId === themeId)
  const facts = (id: string) => {
    const one = shown.find((each) => each.companyId === id)
    return one ? (
      <p>
        {[
          `${percent(bared(one.changeRate))}${markAfter(ofChange(one.changeAdjusted))}`,
          t('membershipOf', { points: number(one.membership * 100, { digits: 0 }) }),
          one.band ? t(`band_${one.band}`) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    ) : null
  }
  return (
    <div className={styles.map}>
      <BubbleMap
        label={t('themeMapOf', { name: of ? named(of.nameZh, of.nameEn, language) : themeId })}
        bubbles={bubbles}
        chosen={data.companyId}
        off={off}
        onOff={setOff}
        facts={facts}
        onChoose={(id) => {
          if (id !== data.companyId) go(`/index/company/${encodeURIComponent(id)}`)
        }}
      />
    </div>
  )
}

/**
 * The theme map of the company (THEME-13): the themes it belongs to, the nearest first, and of the chosen one the
 * companies nearest to it.
 */
export default function ThemesTile({
  profile: { companyId },
  className,
}: TabProps & { className?: string | undefined }) {
  const t = useTexts(companyThemesTexts)
  const language = useLanguage()
  const [asked, choose] = useAddressField('theme')
  const query = useOperation(themes.companyMap, { id: companyId })
  const all = query.data?.themes ?? []
  const chosen = all.find((one) => one.themeId === asked)?.themeId ?? all[0]?.themeId
  return (
    <Tile
      title={t('themes')}
      className={className}
      onRefresh={() => {
        void query.refetch()
      }}
      refreshing={query.isFetching}
      health={query.error ? 'error' : query.data ? (all.length ? 'ok' : 'empty') : undefined}
      source={query.data?.tradeDate ? t('themesOn', { day: query.data.tradeDate }) : undefined}
    >
      <Answer query={query} waiting={<Skeleton count={4} height={28} />}>
        {(data) =>
          chosen === undefined ? (
            <Empty why={t('noThemes')} />
          ) : (
            <div className={styles.themes}>
              <ul className={styles.list} aria-label={t('themes')}>
                {data.themes.map((one) => {
                  const name = named(one.nameZh, one.nameEn, language)
                  return (
                    <li key={one.themeId} data-chosen={one.themeId === chosen || undefined}>
                      <button type="button" aria-pressed={one.themeId === chosen} onClick={() => choose(one.themeId)}>
                        <Text as="b">{name}</Text>
                        <span>
                          {[
                            t('membershipOf', { points: number(one.member.points, { digits: 0 }) }),
                            one.member.band ? t(`band_${one.member.band}`) : '',
                          ]
                            .filter(Boolean)
                            .join(' · ')}
                        </span>
                      </button>
                      <ScreenLink to={`/index/themes/${encodeURIComponent(one.themeId)}`}>
                        {t('openTheme')}
                        <span className="visually-hidden"> {name}</span>
                      </ScreenLink>
                    </li>
                  )
                })}
              </ul>
              <Map data={data} themeId={chosen} />
            </div>
          )
        }
      </Answer>
    </Tile>
  )
}
