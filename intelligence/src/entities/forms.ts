import { withoutMarks } from '../names.ts'
import { foldName, isHan } from './fold.ts'
import { provinceNames } from './lists/places.ts'

/** How a name was given, or made from one that was given. */
export const nameForms = [
  'full',
  'short',
  'former',
  'english',
  'alias',
  'nickname',
  'derived',
  'mark',
  'stem',
  'code',
] as const
export type GivenForm = 'full' | 'short' | 'former' | 'english' | 'alias' | 'nickname'
export type LinkForm = (typeof nameForms)[number]

/** One way a name may be written. `text` is folded. */
export interface WrittenForm {
  text: string
  form: LinkForm
}

const chineseLegal = [
  '集团股份有限公司',
  '(集团)股份有限公司',
  '控股股份有限公司',
  '股份有限公司',
  '有限责任公司',
  '集团有限公司',
  '控股有限公司',
  '有限公司',
  '公司',
]
const englishLegal = new Set([
  'co',
  'ltd',
  'limited',
  'inc',
  'incorporated',
  'corp',
  'corporation',
  'company',
  'plc',
  'llc',
  'lp',
  'ag',
  'sa',
  'nv',
  'se',
  'spa',
  'pvt',
  'private',
  'pte',
  'bhd',
  'gmbh',
  'kk',
  'asa',
  'ab',
  'oyj',
  'com',
  'the',
])
/** Words that are left out in speech but may also tell a group from its company. */
export const looseWords: ReadonlySet<string> = new Set([
  'group',
  'holding',
  'holdings',
  'international',
  'technologies',
  'technology',
  'industries',
  'enterprises',
])

/**
 * Words that say what a firm does: where it was named in full, its first word alone means it, too (Ford Motor, Delta
 * Air Lines).
 */
const describing = new Set(
  'motor motors airlines airways air communications platforms technologies technology tech holdings holding group financial international entertainment brands foods food stores networks network systems software energy pharmaceuticals pharma therapeutics biosciences bioscience labs laboratories industries interactive media health healthcare services solutions global semiconductor semiconductors bancorp resorts restaurants cruise natural beverage beverages payments devices materials instruments micro mobile oil gas petroleum steel cement chemicals chemical automotive electric electronics'.split(
    ' ',
  ),
)

/** Legal forms that may follow a name in a text, folded. */
export const legalTails: ReadonlySet<string> = englishLegal

const hasHan = (text: string): boolean => {
  for (let at = 0; at < text.length; at++) if (isHan(text.charCodeAt(at))) return true
  return false
}

/** Forms in which a name may stand in a text; the name itself first. Empty where nothing is left of it. */
export function writtenForms(name: string, form: GivenForm): WrittenForm[] {
  const folded = foldName(name)
  const found = new Map<string, LinkForm>()
  const add = (text: string, kind: LinkForm) => {
    if (text !== '' && !found.has(text)) found.set(text, kind)
  }
  add(folded, form)
  // Levels of an industry: 林业Ⅱ.
  if (/.[ⅡⅢ]$/.test(name)) add(foldName(name.slice(0, -1)), form)
  if (hasHan(folded)) (form === 'full' ? fullForms : shortForms)(name, folded, form, add)
  else englishForms(folded, form, add)
  return [...found].map(([text, kind]) => ({ text, form: kind }))
}

type Add = (text: string, form: LinkForm) => void

function shortForms(name: string, folded: string, form: GivenForm, add: Add): void {
  const bare = foldName(withoutMarks(name))
  // 联合 of *ST联合 alone is a word like any other.
  if (bare.length > 2 || bare === folded) add(bare, form)
  const core =
    bare.length >= 4 && /[ab]$/.test(bare) && isHan(bare.charCodeAt(bare.length - 2)) ? bare.slice(0, -1) : bare
  if (core !== bare && core.length >= 3) add(core, form)
  if (
    !allHan(core) ||
    core.length < 3 ||
    core.length > 4 ||
    folded !== bare ||
    form === 'alias' ||
    form === 'nickname'
  ) {
    if (folded !== bare && allHan(core)) for (const mark of ['st', '*st']) add(mark + core, form)
    return
  }
  // As the exchange marks a four-letter name: two of its letters after ST.
  for (const part of new Set([core.slice(0, 2), core.slice(-2)])) add(`st${part}`, 'mark')
  if (core.length === 3) add(`st${core}`, 'mark')
  // As forums call it: 沁泽 for 沁泽能源.
  if (core.length === 4 && form === 'short') add(core.slice(0, 2), 'stem')
  if (core.length === 4 && !core.endsWith('股份')) add(`${core.slice(0, 2)}股份`, 'derived')
}

function fullForms(_name: string, folded: string, form: GivenForm, add: Add): void {
  add(folded.replaceAll('(', '').replaceAll(')', ''), form)
  const legal = chineseLegal.find((tail) => folded.endsWith(tail))
  if (!legal) return
  const whole = folded.slice(0, -legal.length).replaceAll(/\((?:集团|控股)\)/g, '')
  if (whole.length >= 4) add(whole, 'derived')
  if (whole.length >= 2 && legal.includes('股份')) add(`${whole}股份`, 'derived')
  if (whole.length >= 2 && legal.includes('集团')) add(`${whole}集团`, 'derived')
  const core = withoutPlace(whole)
  if (core.length >= 4 && core !== whole) add(core, 'derived')
}

/** `山东南山铝业` → `南山铝业`; the text itself where it does not begin with a province, or too little would be left. */
function withoutPlace(text: string): string {
  for (const place of provinceNames) {
    if (!text.startsWith(place)) continue
    const rest = text.slice(place.length).replace(/^[省市]/, '')
    return rest.length >= 3 ? rest : text
  }
  return text
}

function englishForms(folded: string, form: GivenForm, add: Add): void {
  const ends = (text: string) => text.replace(/(?<![ ,])[ ,]+$/, '').trim()
  const bare = (text: string) =>
    text
      .replaceAll(/[,()"]/g, ' ')
      .replaceAll(/ +/g, ' ')
      .trim()
  const stateless = folded.replace(/ ?\/[a-z]{2,3}\/?$/, '')
  const whole = [folded, bare(folded), bare(stateless), bare(stateless.replaceAll(/\([^)]{0,40}\)/g, ' '))]
  const withoutLegal = whole.map((one) => {
    const words = one.split(' ')
    while (words.length > 1 && englishLegal.has(words.at(-1) ?? '')) words.pop()
    if (words.length > 1 && words[0] === 'the') words.shift()
    return words
  })
  const joined = [...whole, ...withoutLegal.map((words) => words.join(' '))].flatMap((one) => [
    one,
    one.replaceAll('&', ' and '),
    one.replaceAll(' and ', '&'),
  ])
  for (const one of joined) add(ends(one), form)
  for (const one of joined) add(ends(one.replaceAll("'", '')), form)
  if (form === 'english')
    for (const words of withoutLegal)
      if (words.length > 1 && (words[0] ?? '').length >= 3 && describing.has(words[1] ?? ''))
        add(words[0] ?? '', 'derived')
  for (const words of withoutLegal)
    if (form === 'english' && words.length > 2 && looseWords.has(words.at(-1) ?? ''))
      add(words.slice(0, -1).join(' '), 'derived')
}

const allHan = (text: string): boolean => {
  for (let at = 0; at < text.length; at++) if (!isHan(text.charCodeAt(at))) return false
  return text !== ''
}
