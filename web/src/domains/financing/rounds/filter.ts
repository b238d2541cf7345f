import type { filterContent } from '@pandora/contract/domains/financing/shapes'
import type { financingViews } from '@pandora/contract/domains/financing/rooms'
import type { Chosen } from '@pandora/contract/view/parameters'
import type { z } from 'zod'

type Parameters = Chosen<typeof financingViews.rounds>
export type FilterContent = z.infer<typeof filterContent>

/** Fields of a filter as parameters keep them. */
export const filterFields = [
  'text',
  'industry',
  'subdomain',
  'stage',
  'region',
  'organisation',
  'from',
  'to',
  'least',
  'problem',
] as const

const isDay = (text: string | undefined): text is string => text !== undefined && /^\d{4}-\d{2}-\d{2}$/u.test(text)

/** What parameters ask for; what is no day and no size is as if it were not there. */
export function contentOf(parameters: Partial<Parameters>): FilterContent {
  const { text, industry, subdomain, stage, region, organisation, from, to, least, problem } = parameters
  const size = Number(least)
  return {
    ...(text ? { text } : {}),
    ...(industry ? { industry } : {}),
    ...(subdomain ? { subdomain } : {}),
    ...(stage ? { stage } : {}),
    ...(region ? { region } : {}),
    ...(organisation ? { organisation } : {}),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) ? { to } : {}),
    ...(least && Number.isFinite(size) && size > 0 ? { least: size } : {}),
    ...(problem ? { problem } : {}),
  }
}
