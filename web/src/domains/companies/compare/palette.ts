import { Scale } from 'lucide-react'
import { search } from '@pandora/contract/domains/search/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { named } from '../../../lib/names.ts'
import { matches, type PaletteAsk, type PaletteFind } from '../../../lib/palette/entries.ts'
import { textsIn } from '../../../lib/texts.ts'
import { COMPARED } from './companies.ts'
import { compareTexts } from './texts.ts'
import { codesOf, compareAddress, keptComparisons } from './useComparisons.ts'

type Found = OutputOf<typeof search.companyInfo>['dataList'][number]

const words = /^(?:compare|vs|对比|比较)(?:\s+|[:：])?(.*)$/iu
const apart = /[,，、;；]|\bvs\b\.?/iu
/** Between companies, or inside the name of one: Yaochuan Lithium, 和而泰. */
const perhaps = [/\s+/u, /[与和]/u]
const joins = /^(?:[与和&]|and)?$/iu

/** Two codes or more and nothing else: `000651 600690`. */
const onlyCodes =
  /^(?:[a-z]{2,3}[-.]?)?\d{5,6}(?:\.[a-z]{2,3})?(?:[\s,，、;；]+(?:[a-z]{2,3}[-.]?)?\d{5,6}(?:\.[a-z]{2,3})?)+$/iu

interface Meant {
  typed: string
  /** Undefined where the market has none. */
  found: Found | undefined
}

/** The company that is meant by a code or a name; where it is none, those of its parts. */
async function meantBy(typed: string, call: PaletteAsk['call'], signs = perhaps): Promise<Meant[]> {
  const { dataList } = await call(search.companyInfo, { text: typed, page: 0, size: 5 })
  // What is only spelled like it is none that was asked for.
  const found = dataList.find(({ kind, misspelled }) => kind === 'company' && !misspelled)
  const sign = signs.find((one) => one.test(typed))
  const parts = sign ? typed.split(sign).filter((part) => !joins.test(part)) : []
  if (found || parts.length === 0) return [{ typed, found }]
  return (
    await Promise.all(
      parts.map((part) =>
        meantBy(
          part,
          call,
          signs.filter((one) => one !== sign),
        ),
      ),
    )
  ).flat()
}

/** `compare 000651 600690`, or the codes alone: companies by code or name, side by side on the first one's page. */
export const findCompare: PaletteFind = async ({ text, language, market, call }) => {
  const said = onlyCodes.test(text) ? [text, text] : words.exec(text)
  if (!said) return []
  const t = textsIn(compareTexts, language)
  const typed = (said[1] ?? '').split(apart).map((one) => one.trim())
  const asked = (await Promise.all(typed.filter(Boolean).map((one) => meantBy(one, call)))).flat()
  if (asked.length === 0) {
    const { last, saved = [] } = keptComparisons(market)
    const known = [...(last ? [{ id: 'last', name: t('last'), companyIds: last }] : []), ...saved]
    if (known.length > 0)
      return known.map(({ id, name, companyIds }) => ({
        id: `compare-${id}`,
        icon: Scale,
        text: t('command', { names: name }),
        aside: codesOf(companyIds),
        match: matches.command,
        to: compareAddress(companyIds),
      }))
  }
  const missing = asked.filter(({ found }) => found === undefined).map((one) => one.typed)
  const all = new Map(asked.flatMap(({ found }) => (found ? [[found.companyId, found] as const] : [])))
  const companies = [...all.values()].slice(0, COMPARED)
  const [first, ...others] = companies
  // What is missing to it is said rather than nothing.
  if (missing.length > 0 || !first || others.length === 0)
    return [
      {
        id: 'compare',
        icon: Scale,
        text: missing.length > 0 ? t('unknown', { names: missing.join(' · ') }) : t('which'),
        aside: t('example'),
        match: matches.words,
      },
    ]
  return [
    {
      id: 'compare',
      icon: Scale,
      text: t('command', {
        names: companies
          .map((one) => named(one.companyNameZh, one.companyNameEn, language, one.stockCode))
          .join(language === 'en' ? ', ' : '、'),
      }),
      // More than stand side by side are not dropped in silence.
      ...(all.size > COMPARED ? { aside: t('full', { count: COMPARED }) } : {}),
      match: matches.command,
      to: compareAddress(companies.map(({ companyId }) => companyId)),
    },
  ]
}
