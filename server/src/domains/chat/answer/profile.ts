import { codeOf } from '@pandora/contract/records/identity'
import { seatWords } from '@pandora/intelligence/answers/everyday/seats'
import type { Measure } from '@pandora/intelligence/answers/vocabulary'
import { marketClasses, marketFigures } from '../../figures/offers/market.ts'
import { seatsOf } from '../../supply/offers/seats.ts'
import { addFact, companyName, inWords, lacks, nameIn, type Asking, type Draft } from './draft.ts'
import { addressesOf, profileWords } from './known.queries.ts'
import type { Span } from './spans.ts'

/** A fact of a company in words as a fact of the answer; null, and said what is lacking, where it is not held. */
export async function profileFact(
  draft: Draft,
  asking: Asking,
  companyId: string,
  { fact, name }: Extract<Measure, { kind: 'profile' }>,
  span: Span,
): Promise<string | null> {
  const { services, view, known } = asking
  const names = known.companies.get(companyId)
  const year = span.kind === 'year' ? span.year : null
  const found = await textOf()
  const company = companyName(draft, known, companyId)
  if (found === null || found.text === '') {
    lacks(
      draft,
      inWords(
        draft,
        `${company}${year ? ` ${year} 年` : ''}的${name.zh}`,
        `${name.en} of ${company}${year ? ` for FY${year}` : ''}`,
      ),
      inWords(draft, '导入公司资料或年报地址文件', 'Import a file of companies or of addresses from annual reports'),
    )
    return null
  }
  return addFact(draft, {
    label: nameIn(draft, name),
    companyId,
    company,
    period: found.year === null ? null : inWords(draft, `${found.year} 年`, `FY${found.year}`),
    unit: 'text',
    value: null,
    // Its own full stop would stand before the sentence's.
    text: found.text.replace(/。$/u, ''),
  })

  async function textOf(): Promise<{ text: string; year: number | null } | null> {
    const of = (text: string | null | undefined, at: number | null = null) =>
      text === null || text === undefined ? null : { text, year: at }
    switch (fact) {
      case 'code':
        return of(codeOf(companyId))
      case 'shortName':
        return of(names?.shortZh)
      case 'fullName':
        return of(names?.fullNameZh)
      case 'englishName':
        return of(names?.nameEn)
      case 'industry': {
        const code = (await marketFigures(services, view)).get(companyId)?.industryCode
        const node = code ? (await marketClasses(services, view)).get(code) : undefined
        return of(node ? (draft.language === 'zh' ? node.nameZh : (node.nameEn ?? node.nameZh)) : null)
      }
      case 'listedOn':
        return of((await profileWords(services.sql, view, [companyId]))[0]?.listed_on)
      case 'seat':
        return year === null ? of(await seatTold()) : null
      case 'mainBusiness':
        return of((await profileWords(services.sql, view, [companyId]))[0]?.main_business)
      default: {
        const rows = await addressesOf(services.sql, view, [companyId])
        const row = year === null ? rows[0] : rows.find((one) => Number(one.period_end.slice(0, 4)) === year)
        const text =
          fact === 'registeredAddress'
            ? row?.registered_address
            : fact === 'officeAddress'
              ? row?.office_address
              : row?.website
        if (row && text) return of(text, Number(row.period_end.slice(0, 4)))
        // A report of another year says nothing of the one asked for; the profile is of no year.
        return fact === 'website' && year === null
          ? of((await profileWords(services.sql, view, [companyId]))[0]?.website)
          : null
      }
    }
  }

  /** City and province as the company's profile says them. */
  async function seatTold(): Promise<string | null> {
    const seat = (await seatsOf(services.sql, view, [companyId])).get(companyId)
    const words = seat ? seatWords(seat.regionCode, seat.city) : null
    return words && nameIn(draft, words)
  }
}
