import { datesIn } from '@pandora/intelligence/policy/header/dates'
import { headerOf } from '@pandora/intelligence/policy/header/header'
import { relations } from '@pandora/intelligence/policy/header/types'
import { record, textOf } from '@pandora/intelligence/tasks/marks'
import { readableHtml } from '@pandora/sources/files/values/readable-html'
import { labelledRows } from '../../models/labelled-file.ts'
import { share } from '../shares.ts'

/** Values said against values of the official header. */
class Field {
  #counts = { gold: 0, said: 0, right: 0 }
  add(gold: readonly string[], said: readonly string[]): void {
    this.#counts.gold += gold.length
    this.#counts.said += said.length
    this.#counts.right += said.filter((one) => gold.includes(one)).length
  }
  toJSON(): object {
    const { gold, said, right } = this.#counts
    return { ...this.#counts, precision: share(right, said), recall: share(right, gold) }
  }
}

const blanks = /[\s\u00a0]+/gu
const unescaped = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
const values = (found: readonly { value: string }[]): string[] => found.map(({ value }) => value)

/**
 * What documents say of themselves against the header that their source prints beside them (number, office, 成文日期),
 * read from the body text alone; and whether the page, made safe, shows its text letter by letter. A day of signing that
 * the text does not print counts as not printed; a day of publication is not looked for.
 */
export async function policyHeader(file: string): Promise<object> {
  const rows = await labelledRows(file)
  const fields = { number: new Field(), bodies: new Field(), signed: new Field() }
  const html = { pages: 0, textKept: 0, sameAsText: 0, placesRight: 0, places: 0 }
  const named = Object.fromEntries(relations.map((one) => [one, 0]))
  const stated = { effective: 0, expires: 0, type: 0, withNumber: 0 }
  const wrong: object[] = []
  let notPrinted = 0
  for (const row of rows) {
    const text = textOf(row['text'])
    const header = headerOf(text, textOf(row['title']))
    const gold = {
      number: [textOf(row['number'])].filter((one) => one !== ''),
      bodies: textOf(row['office'])
        .split(/[、，,\s]+/u)
        .filter((one) => one !== ''),
      signed: values(datesIn(textOf(record(row['meta'])['成文日期']))),
    }
    const said = {
      number: header.number ? [header.number.value] : [],
      bodies: values(header.bodies),
      signed: header.signed ? [header.signed.value] : [],
    }
    const printed = new Set(values(datesIn(text)))
    if (gold.signed.some((day) => !printed.has(day))) {
      notPrinted++
      gold.signed = []
    }
    for (const field of ['number', 'bodies', 'signed'] as const) {
      fields[field].add(gold[field], said[field])
      if (gold[field].join('、') !== said[field].join('、'))
        wrong.push({ url: row['url'], field, gold: gold[field], said: said[field] })
    }
    for (const { relation, number } of header.references) {
      named[relation] = (named[relation] ?? 0) + 1
      if (number !== null) stated.withNumber++
    }
    for (const field of ['effective', 'expires', 'type'] as const) if (header[field] !== null) stated[field]++
    const source = textOf(row['html'])
    if (source === '') continue
    const page = readableHtml(source)
    html.pages++
    if (readableHtml(page.html).text === page.text) html.textKept++
    if (page.text.replace(blanks, '') === text.replace(blanks, '')) html.sameAsText++
    html.places += page.runs.length
    html.placesRight += page.runs.filter(
      ({ start, end, htmlStart, htmlEnd }) =>
        unescaped(page.html.slice(htmlStart, htmlEnd)) === page.text.slice(start, end),
    ).length
  }
  return { task: 'policy-header', rows: rows.length, ...fields, notPrinted, stated, references: named, html, wrong }
}
