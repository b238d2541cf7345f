import type { digest } from '@pandora/contract/domains/digest/operations'
import {
  USUAL_WEEKDAY,
  usualMinute,
  type DigestEdition,
  type DigestScope,
} from '@pandora/contract/domains/digest/terms'
import type { InputOf } from '@pandora/contract/operation'
import { MARKET_ZONE } from '@pandora/contract/time'
import type { Subscription } from '../types.ts'

const pad = (value: number): string => String(value).padStart(2, '0')
/** A minute of the day as `HH:MM`, and back; NaN for what is no time. */
export const timeOf = (minute: number): string => `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`
export function minuteOf(time: string): number {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** A subscription that is being written. */
export interface Draft {
  name: string
  edition: DigestEdition
  time: string
  weekday: number
  zone: string
  language: 'zh-CN' | 'en'
  scope: DigestScope
  groupId: string
  themeId: string
  floorId: string
  mail: boolean
}

/** The draft that a dialog begins with. */
export const draftOf = (one: Subscription | null, language: 'zh-CN' | 'en', mail: boolean): Draft => ({
  name: one?.name ?? '',
  edition: one?.edition ?? 'close',
  time: timeOf(one?.minute ?? usualMinute.close),
  weekday: one?.weekday ?? USUAL_WEEKDAY,
  zone: one?.zone ?? MARKET_ZONE,
  language: one?.language ?? language,
  scope: one?.scope ?? 'watch',
  groupId: one?.groupId ?? '',
  themeId: one?.themeId ?? '',
  floorId: one?.floorId ?? '',
  mail: one?.mail ?? mail,
})

/** What the draft asks for; null while something is missing. */
export function inputOf(draft: Draft, suggested: string): InputOf<typeof digest.saveSubscription> | null {
  const { edition, time, weekday, zone, language, scope, groupId, themeId, floorId, mail } = draft
  const minute = minuteOf(time)
  const chosen = { market: true, watch: true, group: groupId !== '', theme: themeId !== '', floor: floorId !== '' }[
    scope
  ]
  if (!chosen || !Number.isInteger(minute)) return null
  return {
    name: (draft.name.trim() || suggested).slice(0, 40),
    edition,
    minute,
    weekday: edition === 'weekly' ? weekday : null,
    zone,
    language,
    scope,
    mail,
    ...(scope === 'group' ? { groupId } : {}),
    ...(scope === 'theme' ? { themeId } : {}),
    ...(scope === 'floor' ? { floorId } : {}),
  }
}
