import { Building2, ChartLine, Globe, History, Search, Trash2 } from 'lucide-react'
import { markets } from '@pandora/contract/domains/markets/operations'
import { search } from '@pandora/contract/domains/search/operations'
import type { Language } from '@pandora/contract/language'
import type { OutputOf } from '@pandora/contract/operation'
import { call } from '../../lib/api/call.ts'
import { named } from '../../lib/names.ts'
import { matches, type Match, type PaletteEntry, type PaletteFind } from '../../lib/palette/entries.ts'
import { queryClient } from '../../lib/queryClient.ts'
import { textsIn } from '../../lib/texts.ts'
import { searchTexts } from './texts.ts'

type Found = OutputOf<typeof search.companyInfo>['dataList'][number]

/** Companies offered, and of each other market. */
const [SIZE, ELSEWHERE] = [10, 3]
const LAST = 8

const addressOf = (companyId: string, market?: string) =>
  `/index/company/${encodeURIComponent(companyId)}${market ? `?market=${encodeURIComponent(market)}` : ''}`

function matchOf({ matched, matchedForm, misspelled }: Found, text: string): Match {
  if (misspelled) return matches.words
  const [known, asked] = [matched, text].map((one) => one.toLowerCase().replaceAll(/\s+/g, ''))
  const whole = known === asked || (matchedForm === 'code' && (asked ?? '').endsWith(known ?? ''))
  if (matchedForm === 'code') return whole ? matches.exactCode : matches.codeStart
  if (matchedForm !== 'name' && matchedForm !== 'english') return matches.otherName
  if (whole) return matches.exactName
  return known?.startsWith(asked ?? '') ? matches.nameStart : matches.words
}

function entryOf(one: Found, text: string, language: Language, market?: string): PaletteEntry {
  const t = textsIn(searchTexts, language)
  const shown = named(one.companyNameZh, one.companyNameEn, language, one.stockCode)
  return {
    id: `${market ?? 'here'}-${one.securityId}`,
    icon: one.kind === 'index' ? ChartLine : Building2,
    text: shown,
    aside: [one.stockCode, language === 'en' ? one.exchangeEn : one.exchangeZh, one.kind === 'index' ? t('index') : '']
      .filter(Boolean)
      .join(' · '),
    form:
      !one.misspelled && (one.matched === shown || one.matched === one.stockCode)
        ? undefined
        : { name: t(one.misspelled ? 'perhaps' : `form_${one.matchedForm}`), text: one.matched },
    match: matchOf(one, text),
    to: addressOf(one.companyId, market),
    run: () => remember(text, one.companyId, market),
  }
}

/** Keeps a search that led to a company; that it could not be kept stops nobody. */
async function remember(text: string, companyId: string, market?: string): Promise<void> {
  try {
    await call(search.remember, { text, companyId }, market ? { context: { market } } : {})
    await queryClient.invalidateQueries({ queryKey: [search.history.id] })
  } catch {
    // The company opens all the same.
  }
}

/** Companies and indexes of the market: those opened of late first among what matches alike. */
export const findCompanies: PaletteFind = async ({ text, language, call: ask }) => {
  if (text === '') return []
  const [found, past] = await Promise.all([
    ask(search.companyInfo, { text, page: 0, size: SIZE }),
    ask(search.history, {}).catch(() => ({ dataList: [] })),
  ])
  const late = past.dataList.map(({ companyId }) => companyId)
  const place = ({ companyId }: Found) => (late.includes(companyId) ? late.indexOf(companyId) : late.length)
  const entries = found.dataList
    .map((one) => ({ one, entry: entryOf(one, text, language) }))
    .toSorted((a, b) => a.entry.match - b.entry.match || place(a.one) - place(b.one))
    .map(({ entry }) => entry)
  return found.total > entries.length
    ? [
        ...entries,
        {
          id: 'all-companies',
          icon: Search,
          text: textsIn(searchTexts, language)('all', { count: found.total }),
          match: matches.besides,
          to: `/index/search?text=${encodeURIComponent(text)}`,
        },
      ]
    : entries
}

/** The same in the other markets, the real one first: what is not in this one is not as if it were nowhere. */
export const findElsewhere: PaletteFind = async ({ text, language, market, call: ask }) => {
  if (text.length < 2) return []
  const { dataList } = await ask(markets.list, {})
  const here = market ?? dataList.find(({ empty }) => !empty)?.key ?? dataList[0]?.key
  const others = dataList
    .filter(({ key, empty }) => key !== here && !empty)
    .toSorted((a, b) => Number(a.fictional) - Number(b.fictional))
  const found = await Promise.all(
    others.map(async (other) => {
      const answer = await ask(search.companyInfo, { text, page: 0, size: ELSEWHERE }, other.key)
      return answer.dataList.map((one): PaletteEntry => {
        const entry = entryOf(one, text, language, other.key)
        const name = language === 'en' ? other.nameEn : other.nameZh
        return { ...entry, icon: Globe, aside: `${name} · ${entry.aside ?? ''}`, match: matches.besides }
      })
    }),
  )
  return found.flat()
}

/** Before anything is typed: what was opened of late. */
export const findLast: PaletteFind = async ({ text, language, call: ask }) => {
  if (text !== '') return []
  const { dataList } = await ask(search.history, {})
  const t = textsIn(searchTexts, language)
  const entries = dataList.slice(0, LAST).map((one): PaletteEntry => {
    const name = named(one.nameZh, one.nameEn, language, one.companyId)
    return {
      id: `last-${one.companyId}`,
      icon: History,
      text: name,
      aside: one.text === name ? undefined : one.text,
      match: matches.command,
      to: addressOf(one.companyId),
    }
  })
  if (entries.length === 0) return []
  return [
    ...entries,
    {
      id: 'forget',
      icon: Trash2,
      text: t('clearThere'),
      match: matches.besides,
      // One Enter too many must not cost the history: the search screen asks first.
      to: '/index/search',
    },
  ]
}
