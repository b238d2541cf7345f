import { Scale } from 'lucide-react'
import { search } from '@pandora/contract/domains/search/operations'
import { named } from '../../../lib/names.ts'
import { matches, type PaletteFind } from '../../../lib/palette/entries.ts'
import { textsIn } from '../../../lib/texts.ts'
import { COMPARED, withText } from './companies.ts'
import { compareTexts } from './texts.ts'

const words = /^(?:compare|vs|对比|比较)(?:\s+|[:：])?(.*)$/iu
const between = /(?:\s+|[,，、;；]|\bvs\b\.?|与|和)+/iu

/** `compare 000651 600690`: companies by code or name, side by side on the first one's page. */
export const findCompare: PaletteFind = async ({ text, language, call }) => {
  const said = words.exec(text)
  if (!said) return []
  const t = textsIn(compareTexts, language)
  const asked = (said[1] ?? '').split(between).filter(Boolean).slice(0, COMPARED)
  const found = await Promise.all(
    asked.map(async (one) => {
      const { dataList } = await call(search.companyInfo, { text: one, page: 0, size: 5 })
      return dataList.find(({ kind }) => kind === 'company')
    }),
  )
  const missing = asked.filter((_, at) => found[at] === undefined)
  const companies = [...new Map(found.filter((one) => one !== undefined).map((one) => [one.companyId, one])).values()]
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
      match: matches.command,
      to: `/index/company/${encodeURIComponent(first.companyId)}/compare?with=${withText(others.map(({ companyId }) => companyId))}`,
    },
  ]
}
