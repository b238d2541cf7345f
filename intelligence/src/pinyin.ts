import { pinyin } from 'pinyin-pro'

/**
 * Characters with a second reading that is also typed in company names; the first is chosen from the words around it.
 */
const otherReadings: Readonly<Record<string, readonly string[]>> = {
  行: ['hang', 'xing'],
  长: ['chang', 'zhang'],
  重: ['zhong', 'chong'],
  乐: ['le', 'yue'],
  厦: ['xia', 'sha'],
  藏: ['cang', 'zang'],
  会: ['hui', 'kuai'],
  阿: ['a', 'e'],
  单: ['dan', 'shan'],
  曾: ['zeng', 'ceng'],
  都: ['du', 'dou'],
  朝: ['chao', 'zhao'],
  调: ['tiao', 'diao'],
  车: ['che', 'ju'],
  传: ['chuan', 'zhuan'],
  弹: ['dan', 'tan'],
  解: ['jie', 'xie'],
  柏: ['bai', 'bo'],
  贾: ['jia', 'gu'],
  翟: ['zhai', 'di'],
  晟: ['sheng', 'cheng'],
  浚: ['jun', 'xun'],
  泊: ['bo', 'po'],
  禅: ['chan', 'shan'],
  堡: ['bao', 'pu'],
  埔: ['pu', 'bu'],
  涌: ['yong', 'chong'],
  蔚: ['wei', 'yu'],
  仇: ['chou', 'qiu'],
  六: ['liu', 'lu'],
  大: ['da', 'dai'],
  稽: ['ji', 'qi'],
  率: ['lü', 'shuai'],
  石: ['shi', 'dan'],
  盛: ['sheng', 'cheng'],
  薄: ['bao', 'bo'],
  盖: ['gai', 'ge'],
  祭: ['ji', 'zhai'],
  扎: ['zha', 'za'],
}
/** Most readings of one name. */
const MOST_READINGS = 4

/** A name's sound: one part a Chinese character, other letters and digits in runs as they stand. */
export type Reading = readonly string[]

const plain = (part: string) => part.replaceAll('ü', 'v')

/**
 * Readings of a text in Latin letters without tones, lower case, the likeliest first: 银行 → [yin, hang] before [yin,
 * xing].
 * `ü` is written `v`, as typed, with a further reading in `u`. Not Chinese: one part each run. At most 4 readings.
 */
export function readings(text: string): Reading[] {
  const parts = pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive' }).map((part) =>
    part.toLowerCase(),
  )
  const found = new Map<string, Reading>()
  const add = (reading: readonly string[]) =>
    found.size < MOST_READINGS && found.set(reading.join(' '), reading.map(plain))
  add(parts)
  const characters = charactersOf(text, parts)
  parts.forEach((part, place) => {
    for (const other of otherReadings[characters[place] ?? ''] ?? []) if (other !== part) add(parts.with(place, other))
    if (/^[ln]ü/.test(part)) add(parts.with(place, part.replace('ü', 'u')))
  })
  return [...found.values()]
}

/** The piece of the text that each part reads: a Chinese character, or a run of others. */
function charactersOf(text: string, parts: readonly string[]): string[] {
  const pieces = text.match(/\p{Script=Han}|[^\p{Script=Han}]+/gu) ?? []
  return pieces.length === parts.length ? pieces : []
}

/**
 * First letters of a reading; runs of letters and digits stay whole: `pa|yin|hang` of 平安银行 → `payh`, TCL科技 → `tclkj`.
 */
export function initials(text: string, reading: Reading): string {
  const characters = charactersOf(text, reading)
  return reading
    .map((part, place) =>
      /^\p{Script=Han}$/u.test(characters[place] ?? '') ? String.fromCodePoint(part.codePointAt(0) ?? 0) : part,
    )
    .join('')
}
