import { Building2, CalendarClock, ChartLine, Factory, History, Languages, LogOut, Search } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useMemo } from 'react'
import { industries } from '@pandora/contract/domains/industries/operations'
import { search } from '@pandora/contract/domains/search/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { inLanguage } from '@pandora/contract/language'
import { useAsOf, useGo } from '../../lib/address.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useRoot } from '../../lib/store.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { chooseLanguage, signOut } from '../../lib/user.ts'
import { screens } from '../../lib/installed.ts'
import { paletteTexts } from './texts.ts'

export interface Entry {
  id: string
  icon: LucideIcon
  text: string
  /** After the name: code, exchange. */
  aside?: string
  /** The form of the name that matched, where it is not the name shown. */
  match?: { form: string; text: string } | undefined
  run: () => void
}
export interface Group {
  key: 'companies' | 'industries' | 'screens' | 'commands' | 'history'
  entries: readonly Entry[]
}
type Found = OutputOf<typeof search.companyInfo>['dataList'][number]

const SIZE = 10
/** Industries offered for a text: the nearest to the top of the tree. */
const MOST_INDUSTRIES = 5
const hasScreen = (key: string) => screens().some((screen) => screen.key === key)
const holds = (text: string, asked: string) => text.toLowerCase().includes(asked.toLowerCase())

/**
 * What the palette offers for a text: companies and industries (IND-10) found on the server, screens, commands; with
 * none, the history.
 */
export function useEntries(
  asked: string,
  close: () => void,
): { groups: readonly Group[]; searching: boolean; failure: unknown; total: number } {
  const t = useTexts(paletteTexts)
  const language = useLanguage()
  const go = useGo()
  const [asOf, setAsOf] = useAsOf()
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  const found = useOperation(
    search.companyInfo,
    { text: asked, page: 0, size: SIZE },
    { enabled: asked !== '', keepPrevious: true },
  )
  const nodes = useOperation(
    industries.search,
    { text: asked.slice(0, 60) },
    { enabled: asked !== '', keepPrevious: true },
  )
  const history = useOperation(search.history, {})
  const { mutate: remember } = useAction(search.remember, { invalidates: [search.history] })
  const dataList = asked === '' ? undefined : found.data?.dataList
  const nodeList = asked === '' ? undefined : nodes.data?.dataList
  const total = asked === '' ? 0 : (found.data?.total ?? 0)

  const groups = useMemo(() => {
    const leave = (to: string) => {
      close()
      go(to)
    }
    const nameOf = (zh: string | null, en: string | null, fallback: string) =>
      (language === 'en' ? (en ?? zh) : (zh ?? en)) ?? fallback
    const company = (one: Found): Entry => {
      const shown = nameOf(one.companyNameZh, one.companyNameEn, one.stockCode)
      return {
        id: one.securityId,
        icon: one.kind === 'index' ? ChartLine : Building2,
        text: shown,
        aside: [
          one.stockCode,
          language === 'en' ? one.exchangeEn : one.exchangeZh,
          one.kind === 'index' ? t('index') : '',
        ]
          .filter(Boolean)
          .join(' · '),
        match:
          one.matched === shown || one.matched === one.stockCode
            ? undefined
            : { form: t(`form_${one.matchedForm}`), text: one.matched },
        run: () => {
          remember({ text: asked, companyId: one.companyId })
          leave(`/index/company/${encodeURIComponent(one.companyId)}`)
        },
      }
    }
    const companies = (hasScreen('company') ? (dataList ?? []) : []).map(company)
    if (total > companies.length && companies.length > 0 && hasScreen('search')) {
      companies.push({
        id: 'all',
        icon: Search,
        text: t('all', { count: total }),
        run: () => leave(`/index/search?text=${encodeURIComponent(asked)}`),
      })
    }
    const classes: Entry[] = (nodeList ?? []).slice(0, MOST_INDUSTRIES).map((one) => ({
      id: `industry-${one.id}`,
      icon: Factory,
      text: nameOf(one.nodeName, one.nodeNameEn, one.id),
      aside: [one.id, t('industryCompanies', { count: one.num })].join(' · '),
      run: () => leave(`/index/industries/${encodeURIComponent(one.id)}`),
    }))
    const places: Entry[] = screens()
      .filter((screen) => screen.rail !== null && (!screen.admin || admin))
      .map((screen) => ({
        id: `screen-${screen.key}`,
        icon: screen.icon,
        text: inLanguage(screen.name, language),
        run: () => leave(`/index/${screen.start ?? screen.path}`.replace(/\/$/, '')),
      }))
    const commands: Entry[] = [
      {
        id: 'language',
        icon: Languages,
        text: language === 'en' ? t('toChinese') : t('toEnglish'),
        run: () => {
          close()
          void chooseLanguage(language === 'en' ? 'zh-CN' : 'en')
        },
      },
      ...(asOf
        ? [
            {
              id: 'latest',
              icon: CalendarClock,
              text: t('latest'),
              run: () => {
                close()
                setAsOf(null)
              },
            },
          ]
        : []),
      {
        id: 'sign-out',
        icon: LogOut,
        text: t('signOut'),
        run: () => {
          close()
          void signOut()
        },
      },
    ]
    const past: Entry[] =
      asked === '' && hasScreen('company')
        ? (history.data?.dataList ?? []).map((one, index) => ({
            id: `history-${index}`,
            icon: History,
            text: nameOf(one.nameZh, one.nameEn, one.companyId),
            aside: one.text,
            run: () => leave(`/index/company/${encodeURIComponent(one.companyId)}`),
          }))
        : []
    const all: Group[] = [
      { key: 'history', entries: past },
      { key: 'companies', entries: companies },
      { key: 'industries', entries: classes },
      { key: 'screens', entries: places.filter(({ text }) => holds(text, asked)) },
      { key: 'commands', entries: commands.filter(({ text }) => holds(text, asked)) },
    ]
    return all.filter(({ entries }) => entries.length > 0)
  }, [dataList, nodeList, total, history.data, asked, language, admin, asOf, t, go, close, setAsOf, remember])
  return {
    groups,
    searching:
      asked !== '' && (found.isPending || found.isPlaceholderData || nodes.isPending || nodes.isPlaceholderData),
    failure: asked === '' ? null : (found.error ?? nodes.error),
    total,
  }
}
