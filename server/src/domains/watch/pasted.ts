import { exchangeOf } from '@pandora/contract/records/identity'
import { askedThing, normalised } from '@pandora/intelligence/names'
import type { NamedCompany } from './queries.ts'

/** What a pasted line asks for, in the texts that search forms hold. */
export interface PastedLine {
  asked: string
  code: string | null
  exchange: string | null
  name: string
}

/** Reads pasted lines. Codes come with or without exchange and name: `SZ000001`, `000001.SZ`, `600519 贵州茅台`. */
export function readPasted(lines: readonly string[]): PastedLine[] {
  return lines.map((asked) => {
    const { code, name } = askedThing(asked)
    return { asked, code: code?.code ?? null, exchange: code?.exchange ?? null, name: name || normalised(asked) }
  })
}

/** Texts to look up for pasted lines. */
export function textsOf(lines: readonly PastedLine[]): string[] {
  return [
    ...new Set(lines.flatMap(({ code, name }) => [...(code === null ? [] : [code]), ...(name === '' ? [] : [name])])),
  ]
}

/** Ways a name may fit, surest first: whoever is called so now goes before whoever was. */
const forms = [['name'], ['full', 'english'], ['former']]

/** Companies a line fits: by its code, else by its name. More than one means that the line does not tell them apart. */
export function fitting(line: PastedLine, named: ReadonlyMap<string, readonly NamedCompany[]>): string[] {
  if (line.code !== null) {
    const found = (named.get(line.code) ?? []).filter(
      (one) => one.form === 'code' && (line.exchange === null || exchangeOf(one.security_id) === line.exchange),
    )
    if (found.length > 0 || line.exchange !== null) return distinct(found)
  }
  for (const ways of forms) {
    const found = (named.get(line.name) ?? []).filter((one) => ways.includes(one.form))
    if (found.length > 0) return distinct(found)
  }
  return []
}

const distinct = (found: readonly NamedCompany[]): string[] => [...new Set(found.map((one) => one.company_id))].sort()
