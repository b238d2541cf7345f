import type { KindName } from '@pandora/contract/records/kinds'
import type { ProfileText } from '../shipped.ts'
import { adapted } from './adapt.ts'
import type { Context, Draft, Found } from './draft.ts'
import { drafts } from './drafts.ts'
import { plainRecords } from './plain.ts'
import { has, score } from './score.ts'
import { statementTable } from './statements.ts'
import { UNKNOWN_UNIT } from './units.ts'
import { type Wide, wideOf, widePrices, wideSeries } from './wide.ts'

interface Drafted {
  kind: KindName
  parts: unknown[]
  missing: string[]
  score: number
  beside?: readonly string[]
}

function byDraft(draft: Draft, sure: number, found: Found, context: Context): Drafted {
  return {
    kind: draft.kind,
    parts: draft.records(found, context),
    score: sure,
    missing: [...draft.needs.filter((concept) => !has(found, concept)), ...(draft.lacks?.(found, context) ?? [])],
  }
}

function byWidth(wide: Wide, kind: 'daily_price' | 'observation', found: Found, context: Context): Drafted {
  const parts = kind === 'daily_price' ? widePrices(wide, found, context) : wideSeries(wide, found, context)
  const missing = JSON.stringify(parts).includes('"basis_date":{"value":null}')
    ? ['basis_date']
    : JSON.stringify(parts).includes(`"unit":{"value":"${UNKNOWN_UNIT}"}`)
      ? ['unit']
      : []
  return { kind, parts, missing, score: 0.8, beside: wide.beside }
}

/** The mapping that the columns speak for most; undefined where they say nothing. */
function guessed(found: Found, context: Context): Drafted | undefined {
  const best = drafts
    .map((draft) => ({ draft, sure: score(draft, found, context) }))
    .toSorted((one, other) => other.sure - one.sure)[0]
  const wide = wideOf(found, context)
  // A list of companies whose other columns are days is one of their prices.
  if (
    wide &&
    !(
      best &&
      best.draft.kind !== 'observation' &&
      (best.draft.kind !== 'company' || wide.across !== 'days') &&
      best.sure >= 0.75
    )
  )
    return byWidth(wide, wide.across === 'periods' ? 'observation' : 'daily_price', found, context)
  return best && best.sure >= 0.3 ? byDraft(best.draft, best.sure, found, context) : undefined
}

/** The mapping for a kind that was chosen by hand. */
function forKind(kind: KindName, found: Found, context: Context): Drafted {
  const wide = wideOf(found, context)
  const base = kind === 'series' ? 'observation' : kind
  if (
    wide &&
    ((base === 'daily_price' && wide.across !== 'periods') || (base === 'observation' && wide.across !== 'securities'))
  )
    return byWidth(wide, base, found, context)
  const draft = drafts.find((one) => one.kind === base)
  if (draft) return byDraft(draft, score(draft, found, context), found, context)
  const parts = plainRecords(kind, found, context)
  return { kind, parts, missing: [], score: 0.2 }
}

/**
 * The mapping for a file: for the kind that was chosen by hand, else the one that the columns speak for most. Undefined
 * where they say nothing.
 */
export function choose(
  profiles: readonly ProfileText[],
  found: Found,
  context: Context,
  kind: KindName | undefined,
): Drafted | undefined {
  const statement = kind === undefined || kind === 'statement_item' ? statementTable(found, context) : undefined
  if (statement) return statement
  const like = adapted(profiles, context, kind)
  const own = like && { kind: like.kind, parts: like.parts, missing: [], score: 0.8 }
  if (kind !== undefined) return own ?? forKind(kind, found, context)
  const guess = guessed(found, context)
  // A list of companies has a code and a name too, and says nothing of the figures beside them.
  return own && (!guess || guess.kind === 'company' || guess.score < own.score) ? own : guess
}
