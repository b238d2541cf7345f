import { inLanguage, type Bilingual, type Language } from '../../language.ts'
import type { DueRule, Entry, EntryKind } from './shapes.ts'

/** What kinds of entries are called. */
export const kindWords: Readonly<Record<EntryKind, Bilingual>> = {
  note: { zh: '我的备注', en: 'My notes' },
  report: { zh: '财报', en: 'Reports' },
  due: { zh: '法定截止', en: 'Due by law' },
  meeting: { zh: '会议', en: 'Meetings' },
  dividend: { zh: '分红', en: 'Dividends' },
  split: { zh: '送转拆股', en: 'Splits' },
  rights: { zh: '配股', en: 'Rights' },
  lockUp: { zh: '解禁', en: 'Lock-up expiries' },
  macro: { zh: '宏观数据', en: 'Macro data' },
}

/** The rule by which a report is due, as the reason that is told. */
export const ruleWords: Readonly<Record<DueRule, Bilingual>> = {
  cnAnnual: {
    zh: '沪深北上市公司年报须在会计年度结束后 4 个月内（4 月 30 日前）披露。',
    en: 'Companies listed in mainland China publish the annual report within four months of the year’s end, by 30 April.',
  },
  cnFirstQuarter: {
    zh: '沪深北上市公司一季报须在 4 月 30 日前披露。',
    en: 'Companies listed in mainland China publish the first quarter by 30 April.',
  },
  cnHalfYear: {
    zh: '沪深北上市公司半年报须在 8 月 31 日前披露。',
    en: 'Companies listed in mainland China publish the half-year by 31 August.',
  },
  cnThirdQuarter: {
    zh: '沪深北上市公司三季报须在 10 月 31 日前披露。',
    en: 'Companies listed in mainland China publish the third quarter by 31 October.',
  },
  usAnnual: {
    zh: '10-K 最迟在财年结束后 90 天；加速申报人 75 天，大型加速申报人 60 天。没有来源给出申报人类别，按最迟的算。',
    en: 'A 10-K is due 90 days after the year’s end at the latest; 75 of an accelerated, 60 of a large accelerated filer. No source says the class, so the latest day is told.',
  },
  usQuarter: {
    zh: '10-Q 最迟在季末后 45 天；加速申报人 40 天。没有来源给出申报人类别，按最迟的算。',
    en: 'A 10-Q is due 45 days after the quarter’s end at the latest; 40 of an accelerated filer. No source says the class, so the latest day is told.',
  },
}

const dueNames: Readonly<Record<DueRule, Bilingual>> = {
  cnAnnual: { zh: '年报', en: 'Annual report' },
  cnFirstQuarter: { zh: '一季报', en: 'First quarter' },
  cnHalfYear: { zh: '半年报', en: 'Half-year' },
  cnThirdQuarter: { zh: '三季报', en: 'Third quarter' },
  usAnnual: { zh: '10-K', en: '10-K' },
  usQuarter: { zh: '10-Q', en: '10-Q' },
}

const datings = {
  'ex-date': { zh: '除权除息', en: 'ex-date' },
  'record-date': { zh: '股权登记', en: 'record date' },
  'payment-date': { zh: '派发', en: 'payment' },
} as const satisfies Record<string, Bilingual>

const taxWords = {
  'before-tax': { zh: '税前', en: 'before tax' },
  'after-tax': { zh: '税后', en: 'after tax' },
} as const satisfies Record<string, Bilingual>

const stateWords: Readonly<Record<Entry['state'], Bilingual>> = {
  done: { zh: '', en: '' },
  assumed: {
    zh: '来源没有给出披露日，按法定截止日推定',
    en: 'No source says the day; taken as the last that the law allows',
  },
  announced: { zh: '公司公告的日期', en: 'Announced by the company' },
  byLaw: { zh: '法定截止，不是公司公告的日期', en: 'The last day by law; the company has announced none' },
}

const eventWords: Readonly<Record<string, Bilingual>> = {
  'shareholders-meeting': { zh: '股东大会', en: "Shareholders' meeting" },
  'board-meeting': { zh: '董事会', en: 'Board meeting' },
  presentation: { zh: '业绩说明会', en: 'Presentation' },
}

const figure = (value: number, language: Language, digits = 4): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value)
const short = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(value)

/** A period by its end: `2024 Q3`; the day where it is no end of a calendar quarter. */
export function periodWords(periodEnd: string, language: Language): string {
  const quarter = ['03-31', '06-30', '09-30', '12-31'].indexOf(periodEnd.slice(5))
  const year = periodEnd.slice(0, 4)
  if (quarter < 0) return periodEnd
  const names: readonly Bilingual[] = [
    { zh: `${year} 一季报`, en: `Q1 ${year}` },
    { zh: `${year} 半年报`, en: `H1 ${year}` },
    { zh: `${year} 三季报`, en: `Q3 ${year}` },
    { zh: `${year} 年报`, en: `FY ${year}` },
  ]
  return inLanguage(names[quarter] ?? { zh: periodEnd, en: periodEnd }, language)
}

function cashWords(entry: Entry, language: Language): Bilingual {
  const { cashPerShare, currency, taxBasis } = entry
  if (cashPerShare === null) return { zh: '分红', en: 'Dividend' }
  const cash = figure(cashPerShare, language)
  const tax = taxBasis && inLanguage(taxWords[taxBasis], language)
  return {
    zh: `每股派 ${cash} ${currency ?? ''}${tax ? `（${tax}）` : ''}`.trim(),
    en: `Dividend ${cash} ${currency ?? ''} a share${tax ? ` (${tax})` : ''}`,
  }
}

function dueWords(entry: Entry, language: Language): Bilingual {
  const name = entry.rule === null ? { zh: '', en: '' } : dueNames[entry.rule]
  const year = entry.periodEnd?.slice(0, 4) ?? ''
  if (entry.companies === null) return { zh: `${year} ${name.zh}法定截止`, en: `${name.en} ${year} due by law` }
  const [published, companies] = [figure(entry.published ?? 0, language, 0), figure(entry.companies, language, 0)]
  return {
    zh: `${year} ${name.zh}法定截止：${companies} 家中已知 ${published} 家`,
    en: `${name.en} ${year} due by law: ${published} of ${companies} companies known`,
  }
}

/** What happens, in a line, without the company's name. */
export function entryLine(entry: Entry, language: Language): string {
  const { title, titleEn, shares, ratio, sharesPerShare, rightsPrice, datedBy, value } = entry
  const given = sharesPerShare === null ? '' : figure(sharesPerShare, language)
  const dated = datedBy === null || datedBy === 'ex-date' ? '' : ` · ${inLanguage(datings[datedBy], language)}`
  const ratioText = ratio === null ? '' : ` · ${figure(ratio, language, 2)}%`
  const name = language === 'en' ? (titleEn ?? title ?? '') : (title ?? '')
  const event = entry.event === null ? undefined : eventWords[entry.event]
  const period = entry.periodEnd === null ? '' : periodWords(entry.periodEnd, language)
  const words: Readonly<Record<EntryKind, Bilingual>> = {
    note: { zh: name, en: name },
    report: {
      zh: entry.state === 'announced' ? `${period} 预约披露` : `${period} 已披露`,
      en: entry.state === 'announced' ? `${period} report announced for this day` : `${period} report published`,
    },
    due: dueWords(entry, language),
    meeting: { zh: name || (event?.zh ?? ''), en: titleEn ?? (event ? `${event.en}${name ? `: ${name}` : ''}` : name) },
    dividend: cashWords(entry, language),
    split: { zh: `每股送转 ${given} 股`, en: `${given} new shares a share` },
    rights: {
      zh: `每股配 ${given} 股${rightsPrice === null ? '' : `，配股价 ${figure(rightsPrice, language)}`}`,
      en: `Rights to ${given} shares a share${rightsPrice === null ? '' : ` at ${figure(rightsPrice, language)}`}`,
    },
    lockUp: {
      zh: `解禁 ${short(shares ?? 0, language)}股${ratioText}${name ? ` · ${name}` : ''}`,
      en: `${short(shares ?? 0, language)} shares released${ratioText}${name ? ` · ${name}` : ''}`,
    },
    macro: {
      zh: `${name} ${entry.periodEnd ?? ''}：${value === null ? '–' : figure(value, language)} ${entry.unit ?? ''}`,
      en: `${name} ${entry.periodEnd ?? ''}: ${value === null ? '–' : figure(value, language)} ${entry.unit ?? ''}`,
    },
  }
  return `${inLanguage(words[entry.kind], language).trim()}${dated}`
}

/** Why the day is what it is: the rule of what is due, or who says it. */
export function entryReason(entry: Entry, language: Language): string {
  const state = inLanguage(stateWords[entry.state], language)
  const rule = entry.rule === null ? '' : inLanguage(ruleWords[entry.rule], language)
  return [rule, state].filter((one) => one !== '').join(language === 'en' ? ' ' : '')
}

/** An entry for another calendar: what happens, whose it is, and why the day. */
export function entryWords(entry: Entry, language: Language): { summary: string; description: string } {
  const name = (language === 'en' ? (entry.nameEn ?? entry.nameZh) : (entry.nameZh ?? entry.nameEn)) ?? ''
  const line = entryLine(entry, language)
  const who = [name, entry.stockCode ?? ''].filter((one) => one !== '').join(' ')
  return { summary: who === '' ? line : `${who}: ${line}`, description: entryReason(entry, language) }
}
