import type { SourcePage } from './types.ts'

/** A figure of a row. */
export interface Cell {
  value: number
  /** As it stands in the page. */
  start: number
  end: number
  /** Year or other head of its column; null where that cannot be told. */
  head: string | null
}

/** A row of a table: what it is of, and its figures from left to right. */
export interface Row {
  page: SourcePage
  label: string
  start: number
  end: number
  cells: Cell[]
  /** What figures are counted in, as the page says: `million`, `万元`; null where it does not. */
  scale: string | null
  /** Words of the rows above that have no figures: `Current assets`. */
  section: string
}

/** A figure as tables write it: 1,234.5 (1,234) -12 % $ 5. */
const figure =
  /(?<sign>[-−–—]\s?)?(?<open>\()?\s?(?:[$€£¥]|US\$|RMB|HK\$)?\s?(?<open2>\()?\s?(?<digits>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s?(?<percent>%|％)?\s?\)?\s?(?<percent2>%)?/gu
const onlyFigures = /^[\s\d.,()$€£¥%％|/\-−–—\u0080-\u009f\ue000-\uf8ff*]+$/u
const year = /(?<!\d)(?:19|20)\d\d(?![\d,.]*\d)/gu
const headWords =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|as|of|at|for|the|and|fiscal|years?|ended|ending|end|in|weeks?|months?|three|six|nine|twelve|fifty-two|fifty-three|quarters?|unaudited|audited|millions?|thousands?|billions?|dollars|usd|fy|except|per|share|amounts|data|par|value|percentages?|ratios?|restated|as adjusted|rmb|period|compared|to|vs|change|variance|%|\$)\b|[\d,.:;()%$&|/\-–—’'\s*]|年度?|月|日|单位|人民币|百?万?亿?元|同比|增减|变动|截至|期末|期初|末|本期|上期|上年|第?[一二三四]季度?/giu
const scales: readonly (readonly [RegExp, string])[] = [
  [
    /\bin\s+(?:u\.?s\.?\s+)?(?:dollars\s+in\s+)?millions\b|\b(?:dollars|amounts|\$|usd|rmb)\s+in\s+millions\b|\(millions\b/iu,
    'million',
  ],
  [/\bin\s+thousands\b|\b(?:dollars|amounts|\$)\s+in\s+thousands\b|\(thousands\b|[$]000/iu, 'thousand'],
  [/\bin\s+billions\b/iu, 'billion'],
  [/单位[:：]?\s?(?:人民币)?(?:亿元)/u, '亿元'],
  [/单位[:：]?\s?(?:人民币)?(?:百万元)/u, '百万元'],
  [/单位[:：]?\s?(?:人民币)?(?:万元)/u, '万元'],
  [/单位[:：]?\s?(?:人民币)?(?:千元)/u, '千元'],
  [/单位[:：]?\s?(?:人民币)?元/u, '元'],
]

/** Figures of a piece of text, with where they stand. */
function figuresIn(text: string, offset: number): Cell[] {
  return [...text.matchAll(figure)].map((match) => {
    const { sign, open, open2, digits = '' } = match.groups ?? {}
    const value = Number(digits.replaceAll(',', ''))
    const negative = open !== undefined || open2 !== undefined || sign !== undefined
    const start = offset + match.index
    const lead = match[0].length - match[0].trimStart().length
    return {
      value: negative ? -value : value,
      start: start + lead,
      end: start + match[0].trimEnd().length,
      head: null,
    }
  })
}

/** Where the figures at the end of a line begin; null where it has none behind its words. */
function tailAt(line: string): number | null {
  // Looked back from where a column may begin only: that goes over many letters.
  const match =
    /(?=[\s|])(?<=\p{L}[^\n]{0,200}?|[)）])(?:[\s|]{2,}|\s?\|\s?|\s\$\s?|\s(?=\(?[\d$]))[\s\d.,()$€£¥%％|\-−–—*]*\d[\s\d.,()$€£¥%％|\-−–—*]*$/u.exec(
      line,
    )
  if (!match) return null
  // What stands within brackets of the words, as a note's number or last year's allowance, is no figure of the row.
  const [head, tail] = [line.slice(0, match.index), line.slice(match.index)]
  const isOpen = head.lastIndexOf('(') > head.lastIndexOf(')')
  return isOpen || /\((?:19|20)\d\d,/u.test(tail) ? null : match.index
}

const isHead = (line: string): boolean => {
  const years = line.match(year)
  return years !== null && line.replace(headWords, '').length === 0
}
/** Words that head columns beside years. */
const changeHead = /%|\bchange|\bvariance|同比|增减|变动|增长率/iu

/** Heads of columns that stand in one line, cells apart: `Item  2023  2022`, `| 证券名称 | 净利润 |`; null where it is none. */
function columnHeads(line: string): string[] | null {
  const pieces = line
    .split(/\s{2,}|\t|\|/u)
    .map((one) => one.trim())
    .filter((one) => one !== '')
  const isYear = (one: string) => (one.match(year)?.length ?? 0) === 1 && one.replace(headWords, '') === ''
  if (pieces.length < 2 || (pieces.length < 3 && !pieces.some(isYear))) return null
  const asHead = pieces.every((one) => isYear(one) || (/\p{L}/u.test(one) && one.length <= 40 && !/\d{3}/u.test(one)))
  // Years alone, one or several to a cell, are read as they follow one another.
  if (!asHead || pieces.every(isYear)) return null
  return pieces.map((one) => (isYear(one) ? (one.match(year)?.[0] ?? one) : one))
}

const cleaned = (label: string): string =>
  label
    .replace(/\((?:note|notes|see|refer)[^)]*\)|\((?:\d{1,2}|[a-z])\)|\|/giu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/(?<![\s:：.…$])[\s:：.…$]+$/u, '')
    .trim()

/**
 * Rows of the tables of a page. Figures stand in the line of their label or in lines of their own below it; columns are
 * told by the years above them, where there are as many as the row has figures.
 */
export function rowsOf(page: SourcePage): Row[] {
  const rows: Row[] = []
  const scale = scales.find(([pattern]) => pattern.test(page.text))?.[1] ?? null
  let heads: string[] = []
  let hasChange = false
  let headOpen = false
  let spoken = false
  let section = ''
  let open: Row | null = null
  const close = () => {
    if (open && open.cells.length > 0) rows.push(placed(open, heads, hasChange))
    else if (open) section = open.label
    open = null
  }
  let at = 0
  for (const line of page.text.split('\n')) {
    const start = at
    at += line.length + 1
    const text = line.trim()
    if (text === '' || !/[\p{L}\p{N}]/u.test(text)) continue
    const begin = start + line.indexOf(text)
    const named = columnHeads(text)
    if (named) {
      close()
      ;[heads, hasChange, headOpen, spoken] = [named, false, true, false]
      continue
    }
    if (isHead(text)) {
      close()
      const years = text.match(year) ?? []
      // A line that says for which days the page is stands above the columns' own years.
      const isOver = spoken && /^[\d\s]+$/u.test(text)
      if (!headOpen || isOver) [heads, hasChange] = [[], false]
      spoken = years.length > 1 && /\p{L}/u.test(text)
      heads.push(...years)
      hasChange ||= changeHead.test(text)
      headOpen = true
      continue
    }
    if (onlyFigures.test(text)) {
      if (!open) continue
      const row: Row = open
      row.cells.push(...figuresIn(line, start))
      row.end = begin + text.length
      headOpen = false
      continue
    }
    if (headOpen && text.replace(headWords, '').length === 0) {
      hasChange ||= changeHead.test(text)
      continue
    }
    if (headOpen && changeHead.test(text) && text.length < 24) hasChange = true
    const tail = tailAt(text)
    close()
    open = {
      page,
      label: cleaned(text.slice(0, tail ?? text.length)),
      start: begin,
      end: begin + text.length,
      cells: tail === null ? [] : figuresIn(text.slice(tail), begin + tail),
      scale,
      section,
    }
    if (tail !== null) headOpen = false
  }
  close()
  return rows
}

function placed(row: Row, all: readonly string[], hasChange: boolean): Row {
  // The first head is that of the labels.
  const heads = all.length === row.cells.length + 1 && !/^\d{4}$/u.test(all[0] ?? '') ? all.slice(1) : all
  const fits = row.cells.length === heads.length || (hasChange && row.cells.length > heads.length && heads.length > 1)
  if (!fits) return row
  const unique = new Set(heads).size === heads.length
  return {
    ...row,
    cells: row.cells.map((cell, at) => ({ ...cell, head: unique ? (heads[at] ?? null) : null })),
  }
}
