import type { ListLayout } from '@pandora/contract/domains/accounts/shapes'

/** Least and greatest width of a column, px, and what one press of an arrow adds. */
export const WIDTHS = { least: 44, most: 640, step: 8 } as const

/** A width within its bounds, whole px. */
export const widthWithin = (px: number): number => Math.round(Math.max(WIDTHS.least, Math.min(WIDTHS.most, px)))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function layoutOf(kept: unknown): ListLayout {
  if (!isObject(kept)) return {}
  const { columns, widths, compact } = kept
  const keys = Array.isArray(columns) ? columns.filter((one) => typeof one === 'string') : []
  const sized = isObject(widths)
    ? Object.entries(widths).filter(
        (one): one is [string, number] => typeof one[1] === 'number' && Number.isFinite(one[1]),
      )
    : []
  return {
    ...(keys.length > 0 ? { columns: [...new Set(keys)] } : {}),
    ...(sized.length > 0 ? { widths: Object.fromEntries(sized.map(([key, px]) => [key, widthWithin(px)])) } : {}),
    ...(compact === true ? { compact } : {}),
  }
}

/** Layouts of lists by kind, as they were kept; what cannot be read is as usual. Null without any. */
export function layoutsOf(kept: unknown): Record<string, ListLayout> | null {
  if (!isObject(kept)) return null
  const all = Object.entries(kept)
    .map(([kind, one]) => [kind, layoutOf(one)] as const)
    .filter(([, one]) => Object.keys(one).length > 0)
  return all.length > 0 ? Object.fromEntries(all) : null
}

/** A layout with a part of it changed; `undefined` gives the part back to what is usual. */
export function changed(was: ListLayout, part: Partial<Record<keyof ListLayout, unknown>>): ListLayout {
  return layoutOf({ ...was, ...part })
}
