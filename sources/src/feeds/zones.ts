/** Minutes east of UTC of the zone names that feeds use; those of RFC 822 as it defines them. */
const names: Readonly<Record<string, number>> = {
  ut: 0,
  utc: 0,
  gmt: 0,
  z: 0,
  wet: 0,
  bst: 60,
  cet: 60,
  met: 60,
  west: 60,
  cest: 120,
  mest: 120,
  eet: 120,
  eest: 180,
  msk: 180,
  ist: 330,
  hkt: 480,
  sgt: 480,
  jst: 540,
  kst: 540,
  aest: 600,
  aedt: 660,
  nzst: 720,
  nzdt: 780,
  ast: -240,
  adt: -180,
  est: -300,
  edt: -240,
  et: -300,
  cst: -360,
  cdt: -300,
  ct: -360,
  mst: -420,
  mdt: -360,
  mt: -420,
  pst: -480,
  pdt: -420,
  pt: -480,
  akst: -540,
  akdt: -480,
  hst: -600,
  brt: -180,
}

/**
 * Longest end of a date that is read, in characters: what is longer is none. The pattern of remarks would begin anew at
 * each bracket of a long row of them.
 */
const LONGEST = 200

/**
 * Minutes east of UTC that the end of a date says: a number (`+0800`, `GMT+8`, `-05:30`), a name, or both. Undefined
 * where it says nothing
 * (or only a name nobody knows); null where it holds something else that a date would not.
 */
export function offsetOf(written: string): number | undefined | null {
  if (written.length > LONGEST) return null
  const text = written
    .replace(/\([^)]*\)/g, ' ')
    .trim()
    .toLowerCase()
  if (text === '') return undefined
  const figure = /^(?:gmt|utc|ut|z)? ?([+-]) ?(\d{1,2})(?::?(\d{2}))?(?: ?[a-z]{1,5})?$/.exec(text)
  if (figure) {
    const minutes = Number(figure[2]) * 60 + Number(figure[3] ?? 0)
    return minutes > 18 * 60 ? null : figure[1] === '-' ? -minutes : minutes
  }
  const word = /^([a-z]{1,5})$/.exec(text)?.[1]
  if (word === undefined) return null
  // Single letters but Z were once zones with their signs confused: RFC 2822 reads them as unknown, which is UTC.
  return names[word] ?? (word.length === 1 ? 0 : undefined)
}
