import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { Link } from 'react-router'
import { landing } from '@pandora/contract/domains/landing/operations'
import { themes } from '@pandora/contract/domains/themes/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useAddressField } from '../../../lib/address.ts'
import { call } from '../../../lib/api/call.ts'
import type { CallFailure } from '../../../lib/api/failure.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Brand } from '../../../ui/Brand.tsx'
import { LanguageSwitch } from '../../../ui/LanguageSwitch.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { CompanyBubbles, ThemeBubbles } from '../map/Bubbles.tsx'
import { Chain } from '../map/Chain.tsx'
import type { KnownTheme } from '../map/Facts.tsx'
import { nameOf } from '../model.ts'
import { themeTexts } from '../texts.ts'
import { PlainTable } from './PlainTable.tsx'
import styles from './ThemesPage.module.css'
import { ofCap, ofChange, ofSum } from '../../../ui/basis/basis.ts'
import { Text } from '../../../ui/kit/Text.tsx'

type Overview = OutputOf<typeof landing.overview>
type Map = OutputOf<typeof themes.map>
const kinds = ['map', 'chain', 'table'] as const

/** The themes of the market that visitors are shown. */
function useOverview() {
  return useQuery<Overview, CallFailure>({
    queryKey: [landing.overview.id, 'visitor'],
    queryFn: ({ signal }) => call(landing.overview, {}, { signal }),
  })
}

/**
 * The theme map as anyone may see it, with no session (THEME-03): all themes, and the companies of the one that is
 * opened.
 */
export default function ThemesPage() {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const phone = usePhone()
  const [themeId, setTheme] = useAddressField('theme')
  const [asked, setAs] = useAddressField('as')
  const [off, setOff] = useAddressField('off')
  const [company, setCompany] = useAddressField('company')
  const overview = useOverview()
  const market = overview.data?.market ?? null
  const map = useQuery<Map, CallFailure>({
    queryKey: [themes.map.id, 'visitor', market?.key ?? '', themeId],
    queryFn: ({ signal }) =>
      call(themes.map, { themeId }, { signal, context: { market: market?.key ?? null, asOf: null } }),
    enabled: themeId !== '' && market !== null,
  })
  useEffect(() => {
    document.title = `${t('publicTitle')} · Pandora`
  }, [t])
  const list = useMemo(
    (): KnownTheme[] =>
      overview.data?.groupedBy === 'theme'
        ? overview.data.groups.map((one) => ({ ...one, themeId: one.id, nameEn: one.nameEn ?? one.nameZh }))
        : [],
    [overview.data],
  )
  const theme = list.find((one) => one.themeId === themeId) ?? (map.data ? map.data : undefined)
  const name = theme ? nameOf(theme, language, themeId) : themeId
  const as = kinds.find((one) => one === asked && (one !== 'chain' || themeId !== '')) ?? 'map'
  const waiting = <Skeleton shape="block" />
  const open = (id: string) => {
    setCompany('')
    setTheme(id)
  }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <a href="/" className={styles.brand}>
          <Brand bare={phone} />
        </a>
        <nav className={styles.links} aria-label={t('publicTitle')}>
          <LanguageSwitch />
          <Link to="/u/login">{t('signIn')}</Link>
          <Link to="/u/demo" className={styles.demo}>
            {t('tryDemo')}
          </Link>
        </nav>
      </header>
      <main className={styles.main}>
        <div className={styles.title}>
          <h1>{t('publicTitle')}</h1>
          <p>
            {market ? (
              <b>
                {t('publicMarket', { name: nameOf(market, language), date: overview.data?.tradeDate ?? '' })}
                {market.fictional ? ` · ${t('fictional')}` : ''}
              </b>
            ) : null}{' '}
            {t('publicSubtitle')}
          </p>
        </div>
        <div className={styles.bar}>
          <p className={styles.path}>
            {themeId === '' ? (
              <b>{t('allThemes')}</b>
            ) : (
              <>
                <button type="button" onClick={() => open('')}>
                  {t('allThemes')}
                </button>
                <ChevronRight size={14} aria-hidden="true" />
                <Text as="b">{name}</Text>
              </>
            )}
          </p>
          <SegmentedControl
            label={t('view')}
            value={as}
            onChange={(next) => setAs(next === 'map' ? '' : next)}
            options={kinds
              .filter((one) => one !== 'chain' || themeId !== '')
              .map((value) => ({
                value,
                text: t(value === 'map' ? 'asMap' : value === 'chain' ? 'asChain' : 'asTable'),
              }))}
          />
        </div>
        <div className={styles.picture}>
          {themeId === '' ? (
            <Answer query={overview} waiting={waiting}>
              {() =>
                list.length === 0 ? (
                  <Empty why={t('publicNone')} />
                ) : as === 'table' ? (
                  <PlainTable
                    of="theme"
                    label={t('map')}
                    rows={list.map((one) => ({
                      ...one,
                      id: one.themeId,
                      capBasis: ofSum(one.capStandIns),
                      changeBasis: null,
                      name: nameOf(one, language, one.themeId),
                    }))}
                    onChoose={open}
                  />
                ) : (
                  <ThemeBubbles themes={list} chosen={null} onChoose={open} off={off} onOff={setOff} />
                )
              }
            </Answer>
          ) : (
            <Answer query={map} waiting={waiting}>
              {(data) =>
                data.bubbles.length === 0 ? (
                  <Empty why={t('noMembers')} action={{ text: t('toAll'), run: () => open('') }} />
                ) : as === 'table' ? (
                  <PlainTable
                    of="company"
                    label={t('mapOf', { name })}
                    rows={data.bubbles.map((one) => ({
                      ...one,
                      id: one.companyId,
                      capBasis: ofCap(one.capBasis),
                      changeBasis: ofChange(one.changeAdjusted),
                      name: nameOf(one, language, one.companyId),
                    }))}
                    chosen={company}
                    onChoose={setCompany}
                  />
                ) : as === 'chain' ? (
                  <Chain name={name} map={data} chosen={company || null} onChoose={setCompany} />
                ) : (
                  <CompanyBubbles
                    name={name}
                    companies={data.bubbles}
                    chosen={company || null}
                    onChoose={setCompany}
                    off={off}
                    onOff={setOff}
                  />
                )
              }
            </Answer>
          )}
        </div>
        <p className={styles.more}>{t('signInForMore')}</p>
      </main>
    </div>
  )
}
