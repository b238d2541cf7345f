import { wordsForNames } from '../asked.ts'
import { legalNameAround } from '../legal-name.ts'
import { leftOut } from '../reading/narrowed.ts'
import { themesIn } from '../reading/themes.ts'
import { holdsIndustry, industryAt, measureAt } from '../reading/words-at.ts'
import { keyOf } from '../vocabulary.ts'
import { take, type Sheet, type Stretch } from './sheet.ts'

/** What may follow the name of an industry and belongs to it. */
const TAIL =
  /^(?:行业|板块|业(?![务绩主])|概念股|概念|股票|股(?=本[月周年季])|股(?![份本东价息市权利])| (?:industry|sector|stocks))/

/** Takes themes that a question names; `saidOnly`: those that it says are themes. */
export function takeThemes({ lower, known, taken, themes, subjects }: Sheet, saidOnly: boolean): void {
  for (const { theme, start, end, said } of themesIn(lower, known, taken)) {
    if (saidOnly && !said) continue
    if (!themes.some((one) => one.themeId === theme.themeId)) themes.push(theme)
    subjects.push({ start, end })
    take(taken, { start, end })
  }
}

/**
 * Takes the companies, industries and measures that a question names, at each place the longest name; answers where
 * measures and where industries stand.
 */
export function takeNames(sheet: Sheet): { measured: Stretch[]; ofIndustry: Stretch[] } {
  const { lower, text, known, taken, named, companies, industries, except, measures, subjects } = sheet
  const [measured, ofIndustry]: [Stretch[], Stretch[]] = [[], []]
  const advice = wordsForNames(lower)
  // 电池 of 固态电池 is no class of industry.
  const wider = themesIn(lower, known, taken).filter((one) => holdsIndustry(lower, one, known))
  for (let at = 0; at < lower.length;) {
    if (taken[at]) {
      at++
      continue
    }
    const borne = known.names.at(lower, at)
    // 值得买 is a company, and in 茅台值得买吗 is none.
    const name = borne && advice.some((one) => one.start <= at && borne.end <= one.end) ? null : borne
    const measure = measureAt(lower, at)
    const within = wider.some((one) => one.start <= at && at < one.end)
    const industry = within ? null : industryAt(lower, at, known)
    // 注册地址在武汉 asks of companies there, and not for an address.
    if (measure?.measure.kind === 'profile' && /^在(?!哪|何|什么)/.test(lower.slice(measure.end))) {
      at = measure.end
      continue
    }
    const end = Math.max(name?.end ?? 0, measure?.end ?? 0, industry?.end ?? 0)
    if (end === 0) {
      at++
      continue
    }
    const here = { start: at, end }
    const isName = name?.end === end && measure?.end !== end
    if (measure && measure.end === end) {
      measured.push(here)
      if (measure.measure.kind === 'unheld') subjects.push(here)
      if (!measures.some((one) => keyOf(one) === keyOf(measure.measure))) measures.push(measure.measure)
    } else if (name && isName) {
      const same = companies.some((one) => one.companyIds.join() === name.companyIds.join())
      if (!same) companies.push({ written: text.slice(at, end), companyIds: name.companyIds, former: name.former })
      take(named, here)
    } else if (industry) {
      const out = leftOut(lower, at, end)
      ;(out ? except : industries).push(industry.industry)
      if (out) take(taken, out)
      subjects.push(here)
      const whole = { start: at, end: end + (TAIL.exec(lower.slice(end))?.[0].length ?? 0) }
      take(taken, whole)
      ofIndustry.push(whole)
    }
    take(taken, here)
    const legal = name && isName ? legalNameAround(lower, { ...here, companyIds: name.companyIds }, known.names) : null
    if (legal?.own) for (const part of [taken, named]) take(part, legal)
    // The rest of a legal name names nothing else: not a company that is called 环保, not a figure.
    at = legal?.end ?? end
  }
  return { measured, ofIndustry }
}
