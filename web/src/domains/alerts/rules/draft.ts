import { ruleCondition, type RuleCondition } from '@pandora/contract/domains/alerts/shapes'
import { targetsOf, type FollowedBy, type RuleKind, type RuleTarget } from '@pandora/contract/domains/alerts/terms'
import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import type { Rule, RuleInput } from '../types.ts'

interface Named {
  id: string
  name: string
}

/** Whose or what new policy documents are waited for, by its key and what it is called. */
export interface Followed {
  by: FollowedBy
  value: string
  valueZh: string
  valueEn: string | null
}
export const nobody = (by: FollowedBy): Followed => ({ by, value: '', valueZh: '', valueEn: null })

/** A rule while it is written: numbers as they are typed. */
export interface Draft {
  name: string
  target: RuleTarget
  company: Named | null
  groupId: string
  theme: Named | null
  kind: RuleKind
  way: string
  price: string
  percent: string
  days: string
  side: 'risk' | 'opportunity'
  points: string
  types: readonly string[]
  documentKinds: readonly DocumentKind[]
  mentions: boolean
  phrase: string
  /** What new policy documents are followed by. */
  followed: Followed
  ratio: string
  fact: string
  channelIds: readonly string[]
  cooldownMinutes: number
  /** Whose quiet hours hold: the user's, none, or the rule's own. */
  quiet: 'mine' | 'none' | 'own'
  quietFrom: string
  quietTo: string
  enabled: boolean
}

export const emptyDraft = (): Draft => ({
  name: '',
  target: 'company',
  company: null,
  groupId: '',
  theme: null,
  kind: 'price',
  way: '',
  price: '',
  percent: '5',
  days: '1',
  side: 'opportunity',
  points: '10',
  types: [],
  documentKinds: [],
  mentions: true,
  phrase: '',
  followed: nobody('department'),
  ratio: '2',
  fact: '',
  channelIds: [],
  cooldownMinutes: 60,
  quiet: 'mine',
  quietFrom: '22:00',
  quietTo: '07:00',
  enabled: true,
})

/** Ways that a kind of rule offers, the first of them while none is chosen. */
export const waysOf = {
  price: ['above', 'below'],
  change: ['either', 'up', 'down'],
  score: ['rises', 'falls', 'reaches'],
} as const satisfies Partial<Record<RuleKind, readonly string[]>>

/** The way that holds: the one chosen, where the kind offers it. */
export function wayOf({ kind, way }: Pick<Draft, 'kind' | 'way'>): string {
  const ways: readonly string[] = waysOf[kind as keyof typeof waysOf] ?? []
  return ways.includes(way) ? way : (ways[0] ?? '')
}

/** Kinds that a target offers; those about data only to administrators. */
export const kindsOf = (target: RuleTarget, admin: boolean): RuleKind[] =>
  (Object.keys(targetsOf) as RuleKind[]).filter(
    (kind) => targetsOf[kind].includes(target) && (admin || (kind !== 'stale' && kind !== 'import')),
  )

/** The draft with another target: the kind stays where the target offers it. */
export function withTarget(draft: Draft, target: RuleTarget, admin: boolean): Draft {
  const kinds = kindsOf(target, admin)
  return { ...draft, target, kind: kinds.includes(draft.kind) ? draft.kind : (kinds[0] ?? 'event') }
}

const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.replaceAll(',', '')))

/** What of a draft may be missing, or be out of bounds. */
const needs = [
  'company',
  'group',
  'theme',
  'price',
  'percent',
  'days',
  'points',
  'ratio',
  'phrase',
  'value',
  'quiet',
] as const
type Need = (typeof needs)[number]

function parsedCondition(draft: Draft) {
  const { kind, side, types, documentKinds, mentions, phrase, fact } = draft
  return ruleCondition.safeParse({
    kind,
    way: wayOf(draft),
    price: numberOf(draft.price),
    percent: numberOf(draft.percent),
    days: numberOf(draft.days),
    points: numberOf(draft.points),
    ratio: numberOf(draft.ratio),
    side,
    types: [...types],
    documentKinds: [...documentKinds],
    mentions,
    phrase: phrase.trim(),
    ...draft.followed,
    ...(kind === 'stale' && fact !== '' ? { fact } : {}),
  })
}

/** The condition that a draft says; null while something is missing or out of bounds. */
export function conditionOf(draft: Draft): RuleCondition | null {
  const parsed = parsedCondition(draft)
  return parsed.success ? parsed.data : null
}

/** Minute of the day of `HH:mm`; NaN where the field is empty. */
export function minutesOf(time: string): number {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(time) ?? []
  return Number(hours) * 60 + Number(minutes)
}
const quietIsWhole = ({ quiet, quietFrom, quietTo }: Draft) =>
  quiet !== 'own' || Number.isFinite(minutesOf(quietFrom) + minutesOf(quietTo))

/** What keeps a draft from being a rule, in the order of its fields. */
export function needsOf(draft: Draft): Need[] {
  const { target, company, groupId, theme } = draft
  const parsed = parsedCondition(draft)
  const wrong = new Set<unknown>(parsed.success ? [] : parsed.error.issues.map(({ path }) => path[0]))
  if (target === 'company' && !company) wrong.add('company')
  if (target === 'group' && groupId === '') wrong.add('group')
  if (target === 'theme' && !theme) wrong.add('theme')
  if (!quietIsWhole(draft)) wrong.add('quiet')
  return needs.filter((need) => wrong.has(need))
}
const pad = (value: number): string => String(value).padStart(2, '0')
/** Minutes of the day as `HH:mm`, and back. */
export const timeOf = (minute: number): string => `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`

/** What of a draft is tried and kept; null while it is not whole. */
export function inputOf(draft: Draft, name: string): RuleInput | null {
  const condition = conditionOf(draft)
  const { target, company, groupId, theme, quiet } = draft
  if (!condition || needsOf(draft).length > 0) return null
  return {
    name,
    target,
    ...(target === 'company' && company ? { companyId: company.id } : {}),
    ...(target === 'group' ? { groupId } : {}),
    ...(target === 'theme' && theme ? { themeId: theme.id } : {}),
    condition,
    channelIds: [...draft.channelIds],
    cooldownMinutes: draft.cooldownMinutes,
    quiet:
      quiet === 'mine'
        ? null
        : quiet === 'none'
          ? { from: 0, to: 0 }
          : { from: minutesOf(draft.quietFrom), to: minutesOf(draft.quietTo) },
    enabled: draft.enabled,
  }
}

/** A rule as a draft, to be changed. `targetName`: of what it looks at. */
export function draftOf(rule: Rule, targetName: string): Draft {
  const begin = emptyDraft()
  const { condition, looksAt, quiet } = rule
  const own = looksAt.id === null ? null : { id: looksAt.id, name: targetName }
  const text = (value: number | undefined, other: string) => (value === undefined ? other : String(value))
  const said = condition as Partial<Record<'price' | 'percent' | 'days' | 'points' | 'ratio', number>>
  return {
    ...begin,
    name: rule.name,
    target: looksAt.target,
    company: looksAt.target === 'company' ? own : null,
    groupId: looksAt.target === 'group' ? (looksAt.id ?? '') : '',
    theme: looksAt.target === 'theme' ? own : null,
    kind: condition.kind,
    way: 'way' in condition ? condition.way : '',
    price: text(said.price, begin.price),
    percent: text(said.percent, begin.percent),
    days: text(said.days, begin.days),
    points: text(said.points, begin.points),
    ratio: text(said.ratio, begin.ratio),
    side: 'side' in condition ? condition.side : begin.side,
    types: 'types' in condition ? condition.types : [],
    documentKinds: 'documentKinds' in condition ? condition.documentKinds : [],
    mentions: 'mentions' in condition ? condition.mentions : true,
    phrase: 'phrase' in condition ? condition.phrase : '',
    followed:
      condition.kind === 'policy'
        ? {
            by: condition.by,
            value: condition.value,
            valueZh: condition.valueZh,
            valueEn: condition.valueEn,
          }
        : begin.followed,
    fact: 'fact' in condition ? (condition.fact ?? '') : '',
    channelIds: rule.channelIds,
    cooldownMinutes: rule.cooldownMinutes,
    quiet: quiet === null ? 'mine' : quiet.from === quiet.to ? 'none' : 'own',
    quietFrom: quiet === null || quiet.from === quiet.to ? begin.quietFrom : timeOf(quiet.from),
    quietTo: quiet === null || quiet.from === quiet.to ? begin.quietTo : timeOf(quiet.to),
    enabled: rule.enabled,
  }
}
