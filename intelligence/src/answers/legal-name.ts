import { mainlandAndTaiwan } from '@pandora/contract/records/provinces'
import { plainLegal, type NameIndex } from './name-index.ts'

/** What may stand in a legal name around the short one, and says nothing that tells two companies apart. */
const generic = /\(集团\)|集团|控股|科技|智能|材料|实业|环境|家居/g
const tailOf = /^([\p{Script=Han}()]{0,14}?)(?:股份)?有限(?:责任)?公司/u
/** Cities that stand before the names of companies of law as provinces do. */
const cities = '深圳|广州|杭州|南京|苏州|武汉|成都|西安|宁波|厦门|青岛|大连|无锡|常州|长沙|合肥'
const legalHead = new RegExp(`(?:${mainlandAndTaiwan.map(({ zh }) => zh).join('|')}|${cities}|中国)(?:省|市)?$`, 'u')
/** Words that end a name: what stands behind them belongs to the question. */
const between = /[的和与及跟在、]/

/** A legal name that stands around a short one. */
export interface LegalName {
  start: number
  end: number
  /** Whether it may be the company's: another of the same short name may bear it. */
  own: boolean
}

/**
 * The legal name around a company's name in a text, null where there is none. It is the company's own where legal names
 * that it is known by hold every word behind it that tells companies apart, and, of a name of two characters, which
 * many bear, the place before it too: names of law change in their general words (实业, 集团) and in their seats.
 */
export function legalNameAround(
  text: string,
  { start, end, companyIds }: { start: number; end: number; companyIds: readonly string[] },
  names: NameIndex,
): LegalName | null {
  const written = text.slice(start, end)
  if (written.endsWith('公司') || !/\p{Script=Han}/u.test(written)) return null
  const tail = tailOf.exec(text.slice(end))
  const middle = tail?.[1] ?? ''
  if (!tail || between.test(middle)) return null
  const head = legalHead.exec(text.slice(0, start))
  const place = (head?.[0] ?? '').replace(/[省市]$/, '')
  const telling = plainLegal(middle.replace(generic, ' ').trim() === '' ? '' : middle)
    .replace(/股份$/, '')
    .split(generic)
    .filter((piece) => piece !== '' && piece !== '集团')
  const legal = companyIds.flatMap((id) => names.legal(id))
  const bare = plainLegal(written)
  const held = (piece: string) => legal.some((name) => name.includes(piece))
  const own =
    telling.every(held) &&
    (bare.length > 2 ||
      place === '' ||
      legal.length === 0 ||
      legal.some((name) => name.includes(`${place}${bare}`) || name.includes(`${place}市${bare}`)))
  return { start: head?.index ?? start, end: end + tail[0].length, own }
}
