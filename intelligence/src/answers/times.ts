import { monthOf } from './periods.ts'

/** Times that a text speaks of, each in one form: `2019`, `2019-Q3`, `2019-H1`, `2019-03`, `2019-03-05`. */
export const TIMES =
  /(?:19|20)\d{2}-\d{2}-\d{2}|(?:19|20)\d{2}\s?年\s?\d{1,2}\s?月\s?\d{1,2}\s?日|(?:19|20)\d{2}\s?年\s?\d{1,2}\s?月(?!\s?\d{1,2}\s?日)|\b(?:January|February|March|April|May|June|July|August|September|October|November|December) (?:19|20)\d{2}|(?:19|20)\d{2}\s?年?\s?(?:Q[1-4]|H1|前三季度|上半年|第[一二三四]季度)|(?:Q[1-4]|H1)\s?(?:of )?(?:19|20)\d{2}|(?:FY\s?)?(?<!\d[.,]|\d)(?:19|20)\d{2}(?!\d|[,.]\d)(?:\s?年(?:末|度)?)?/giu

export const timeOf = (text: string): string => {
  const parts = text.match(/\d+/g) ?? []
  const year = parts.find((part) => part.length === 4) ?? ''
  const zh = /第([一二三四])季度/.exec(text)?.[1]
  const quarter = /Q([1-4])/i.exec(text)?.[1] ?? (zh ? String('一二三四'.indexOf(zh) + 1) : undefined)
  if (quarter) return `${year}-Q${quarter}`
  if (/H1|上半年/i.test(text)) return `${year}-H1`
  if (/前三季度/.test(text)) return `${year}-9M`
  const named = monthOf(/^[a-z]{3}/i.exec(text)?.[0] ?? '-')
  if (named > 0) return `${year}-${String(named).padStart(2, '0')}`
  const [month, day] = parts.filter((part) => part !== year)
  if (month && day) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return month && /月/.test(text) ? `${year}-${month.padStart(2, '0')}` : year
}

export const timesOf = (text: string): string[] => [...text.matchAll(TIMES)].map(([match]) => timeOf(match))
