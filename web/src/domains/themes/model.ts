import { HEAT_FEWEST, themeBands } from '@pandora/contract/domains/themes/terms'
import type { Theme } from '@pandora/contract/domains/themes/shapes'
import type { themeMap } from '@pandora/contract/domains/themes/map-shapes'
import type { themes } from '@pandora/contract/domains/themes/operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { z } from 'zod'
import type { Band, Bubble } from '../../charts/bubbles/marks.ts'
import { bands } from '../../charts/bubbles/marks.ts'
import type { ChainNode } from '../../charts/chain/layout.ts'
import type { ChainWords } from '../../charts/chain/marks.ts'
import { MISSING, number } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import { markAfter, ofCap, ofChange, ofSum, type FigureBasis } from '../../ui/basis/basis.ts'

/** Market caps are shown in units of this (THEME-06). */
export const CAP_UNIT = 1e8

/**
 * A market cap in 亿 / 100M without its unit, with two digits wherever it stands, and with the mark of what it rests on.
 * Missing is "–".
 */
export function capText(value: number | null | undefined, basis: FigureBasis | null): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return MISSING
  return `${number(value / CAP_UNIT)}${markAfter(basis)}`
}

export type ThemeMap = z.infer<typeof themeMap>
export type ThemeBubble = ThemeMap['bubbles'][number]
export type Member = OutputOf<typeof themes.byId>['dataList'][number]
type Courses = OutputOf<typeof themes.courses>
/** The index of a theme over the last sessions, null on those before it began; `whole` where it began before them. */
export interface Course {
  value: readonly (number | null)[]
  changeRate: number
  from: string
  to: string
  sessions: number
  whole: boolean
}
/** Undefined while it is read, null where a theme has none. */
export type CourseOf = (themeId: string) => Course | null | undefined
type Named = { nameZh: string | null; nameEn: string | null }

export const nameOf = (one: Named, language: string, fallback = MISSING) =>
  named(one.nameZh, one.nameEn, language, fallback)
/** Code of a company without its exchange: what stands where it has no name. */
export const codeOf = (companyId: string) => companyId.replace(/^[A-Z]+-/, '')

/** Themes as bubbles. */
export const themeBubbles = (
  list: readonly Pick<
    Theme,
    'themeId' | 'nameZh' | 'nameEn' | 'marketCap' | 'capStandIns' | 'changeRate' | 'opportunityPoint' | 'riskPoint'
  >[],
  language: string,
): Bubble[] =>
  list.map((one) => ({
    id: one.themeId,
    name: nameOf(one, language, one.themeId),
    cap: one.marketCap,
    capBasis: ofSum(one.capStandIns),
    change: one.changeRate,
    changeBasis: null,
    opportunity: one.opportunityPoint,
    risk: one.riskPoint,
  }))

/** Companies of a theme as bubbles; one that stands in two themes stands once. */
export const companyBubbles = (list: readonly ThemeBubble[], language: string): Bubble[] =>
  [...new Map(list.map((one) => [one.companyId, one])).values()].map((one) => ({
    id: one.companyId,
    name: nameOf(one, language, codeOf(one.companyId)),
    cap: one.marketCap,
    capBasis: ofCap(one.capBasis),
    change: one.changeRate,
    changeBasis: ofChange(one.changeAdjusted),
    opportunity: one.opportunityPoint,
    risk: one.riskPoint,
  }))

/** The chain's nodes as they are drawn: companies weigh by membership, links by how many companies they hold. */
export function chainNodes(
  map: Pick<ThemeMap, 'nodes'>,
  language: string,
  noteOf: (node: ThemeMap['nodes'][number]) => string,
): (ChainNode & ChainWords)[] {
  return map.nodes.map((node) => ({
    id: node.nodeId,
    parentId: node.parentId,
    kind: node.kind,
    stage: node.stage,
    companies: node.companies,
    weight: node.kind === 'company' ? (node.membership ?? 0) : node.companies,
    name: nameOf(node, language, node.kind === 'company' ? codeOf(node.id) : node.id),
    change: node.changeRate,
    changeBasis: ofChange(node.changeAdjusted),
    note: node.kind === 'company' ? '' : noteOf(node),
    membership: node.kind === 'company' ? node.membership : null,
  }))
}

/** Bands that a legend leaves out, as one word of the address, and back. */
export function offOf(text: string | undefined): ReadonlySet<Band> {
  const asked = new Set((text ?? '').split(','))
  return new Set(bands.filter((band) => asked.has(String(band))))
}
export const offText = (off: ReadonlySet<Band>): string => bands.filter((band) => off.has(band)).join(',')

/** Why a theme's heat has no ratio. */
export const heatReason = (
  { absence }: Pick<Theme['heat'], 'absence'>,
  t: (key: 'heatNone_SHORT_HISTORY' | 'heatNone_FEW_STORIES', values?: { fewest: number }) => string,
): string =>
  absence === 'FEW_STORIES' ? t('heatNone_FEW_STORIES', { fewest: HEAT_FEWEST }) : t('heatNone_SHORT_HISTORY')

/**
 * Why no theme of a list has a heat: told once, where a column of “–” would leave it open. Null where one has it, or
 * where there is no theme.
 */
export function noHeatReason(list: readonly Pick<Theme, 'heat'>[], t: Parameters<typeof heatReason>[1]): string | null {
  if (list.some(({ heat }) => heat.ratio !== null)) return null
  // Few stories is what waiting does not mend: where one theme has been read for long enough, it is the reason.
  const one = list.find(({ heat }) => heat.absence === 'FEW_STORIES') ?? list[0]
  return one ? heatReason(one.heat, t) : null
}

/** Grades of membership asked for by the address; unknown words count for nothing. */
export function gradesOf(text: string): (typeof themeBands)[number][] {
  const asked = new Set(text.split(','))
  return themeBands.filter((band) => asked.has(band))
}

/** Indexes by theme. */
export function coursesOf(answer: Courses | undefined): CourseOf {
  if (!answer) return () => undefined
  const { day, dataList } = answer
  const known = new Map(
    dataList.map(({ themeId, value, changeRate }) => {
      const begins = value.findIndex((one) => one !== null)
      const from = day[begins] ?? ''
      const to = day[value.findLastIndex((one) => one !== null)] ?? ''
      // The first of the days is what the sessions after it are measured from.
      return [themeId, { value, changeRate, from, to, sessions: day.length - 1 - begins, whole: begins === 0 }] as const
    }),
  )
  return (themeId) => known.get(themeId) ?? null
}

/** What a search finds among themes: by either name. */
export function holding<One extends Named>(list: readonly One[], text: string): readonly One[] {
  const wanted = text.trim().toLowerCase()
  return wanted === ''
    ? list
    : list.filter(({ nameZh, nameEn }) => `${nameZh ?? ''}\n${nameEn ?? ''}`.toLowerCase().includes(wanted))
}
