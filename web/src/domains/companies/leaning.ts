/**
 * How posts lean: bullish less bearish ones, in per cent of both, −100 to +100; `grey` with too few to say much. Null
 * where there are neither.
 */
export function leaning({
  many,
  empty,
  grey,
}: {
  many: number
  empty: number
  grey: boolean
}): { value: number; grey: boolean } | null {
  const both = many + empty
  return both === 0 ? null : { value: ((many - empty) / both) * 100, grey }
}
