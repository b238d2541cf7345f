/** Where a province stands in the grid of equal squares, roughly as on a map: row and column from 0, and its sign. */
export interface ProvincePlace {
  row: number
  column: number
  sign: string
}

const rows = [
  '........黑',
  '新.....内.吉',
  '青甘宁..晋冀京辽',
  '藏...陕豫鲁津.',
  '..川渝鄂皖苏沪.',
  '..云贵湘赣浙..',
  '...桂粤闽..台',
  '...琼澳港...',
]
const codes: Readonly<Record<string, string>> = Object.fromEntries(
  'BJ京 TJ津 HE冀 SX晋 NM内 LN辽 JL吉 HL黑 SH沪 JS苏 ZJ浙 AH皖 FJ闽 JX赣 SD鲁 HA豫 HB鄂 HN湘 GD粤 GX桂 HI琼 CQ渝 SC川 GZ贵 YN云 XZ藏 SN陕 GS甘 QH青 NX宁 XJ新 HK港 MO澳 TW台'
    .split(' ')
    .map((one) => [one.slice(2), `CN-${one.slice(0, 2)}`]),
)

/** Columns and rows of the grid. */
export const GRID = { columns: 9, rows: rows.length } as const

/** Places of all provinces by ISO 3166-2. */
export const provincePlaces: ReadonlyMap<string, ProvincePlace> = new Map(
  rows.flatMap((line, row) =>
    Array.from(line).flatMap((sign, column) => {
      const code = codes[sign]
      return code === undefined ? [] : [[code, { row, column, sign }] as const]
    }),
  ),
)

/** The two letters of a province, as ISO 3166-2 writes them after the country. */
export const lettersOf = (region: string): string => region.slice('CN-'.length)

/** From here on a square is bright enough for dark words. */
const BRIGHT = 0.7
/**
 * How much of the accent a square holds, per cent, by its intensity: it grows with it and leaves out the part of the
 * scale on which neither light nor dark words could be read.
 */
export const shareOfAccent = (intensity: number): number =>
  intensity <= 0
    ? 0
    : intensity < BRIGHT
      ? 14 + (intensity / BRIGHT) * 34
      : 76 + ((intensity - BRIGHT) / (1 - BRIGHT)) * 24
export const isBright = (intensity: number): boolean => intensity >= BRIGHT
