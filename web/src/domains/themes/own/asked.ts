import { namesIn } from '../../../lib/pasted.ts'

/** A company of the market with its code and names. */
export interface Known {
  companyId: string
  stockCode: string
  nameZh: string | null
  nameEn: string | null
}
export interface Recognised {
  /** Each once, in the order asked for. */
  found: readonly Known[]
  unknown: readonly string[]
  /** Names or codes that several companies bear. */
  several: readonly string[]
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()

/** Looks companies up by code (`600519`, `SSE-600519`, `600519.SH`) or by either name. */
export function lookUp(all: readonly Known[]): (text: string) => Recognised {
  const by = new Map<string, Known[]>()
  const keep = (key: string, company: Known) => {
    const held = by.get(key)
    if (!held) by.set(key, [company])
    else if (!held.includes(company)) held.push(company)
  }
  for (const company of all)
    for (const key of [company.companyId, company.stockCode, company.nameZh, company.nameEn])
      if (key) keep(plain(key), company)
  return (text) => {
    const found = new Map<string, Known>()
    const unknown: string[] = []
    const several: string[] = []
    for (const asked of namesIn(text)) {
      const fits =
        by.get(plain(asked)) ??
        by.get(
          plain(asked)
            .replace(/\.(?:sh|sz|bj)$/, '')
            .replace(/^(?:sh|sz|bj)(?=\d)/, ''),
        ) ??
        []
      const [one] = fits
      if (!one) unknown.push(asked)
      else if (fits.length > 1) several.push(asked)
      else found.set(one.companyId, one)
    }
    return { found: [...found.values()], unknown, several }
  }
}
