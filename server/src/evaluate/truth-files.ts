import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { instantOf } from '@pandora/contract/time'
import type { ImpactEvent, Subject } from '@pandora/intelligence/impact/types'
import type { DemoEvent, DemoTrifle, TextTruth, TrifleKind } from '@pandora/sources/demo/world'

/** A planted event as the truth files hold it. */
export type EventTruth = Pick<
  DemoEvent,
  'type' | 'companyId' | 'industryCode' | 'themeId' | 'day' | 'time' | 'sign' | 'size' | 'effects'
> & { event: string }
/** What a stored text truly is. */
export type DocumentTruth = Omit<TextTruth, 'eventIds' | 'trifleId'> & {
  document: string
  kind: string
  language: 'zh' | 'en'
  author: string | null
  events: string[]
  trifle: string | null
}

/** Lines of the truth files whose name begins so, in order of the files. */
export async function* truths<T>(folder: string, name: string): AsyncGenerator<T> {
  for (const file of (await readdir(folder)).filter((one) => one.startsWith(name)).toSorted()) {
    for await (const line of createInterface({ input: createReadStream(join(folder, file)), crlfDelay: Infinity }))
      if (line !== '') yield JSON.parse(line) as T
  }
}

/** When a planted event became public, ms. */
export const publicAt = ({ day, time }: Pick<EventTruth, 'day' | 'time'>): number => instantOf(day, `${time}:00`)

/** Whom or what a planted event is about; every event has exactly one subject. */
export function subjectOf({
  companyId,
  industryCode,
  themeId,
}: Pick<EventTruth, 'companyId' | 'industryCode' | 'themeId'>): Subject {
  return companyId !== null
    ? { kind: 'company', id: companyId }
    : industryCode !== null
      ? { kind: 'industry', id: industryCode }
      : { kind: 'theme', id: themeId ?? '' }
}

/**
 * A planted event as reading it without a fault would give it: what happened, to whom, whether it is good, and when;
 * not how much it moved.
 */
export function readWithoutFault(truth: EventTruth, amount: number | null): ImpactEvent {
  const at = publicAt(truth)
  return {
    id: truth.event,
    type: truth.type,
    subject: subjectOf(truth),
    happenedAt: at,
    knownAt: at,
    supersededAt: null,
    sign: truth.sign,
    modality: 'fact',
    confidence: 0.9,
    sizeClass: null,
    amount: amount === null ? null : { value: amount, unit: 'CNY', of: null },
    grade: null,
    region: null,
    change: null,
    documents: [],
  }
}

const grades: Partial<Readonly<Record<TrifleKind, ImpactEvent['grade']>>> = {
  trial: 'trial',
  renewal: 'supplement',
  'deputy-leaves': 'deputy',
}

/** A planted routine matter as reading it without a fault would give it. */
export function trifleWithoutFault({
  id,
  kind,
  type,
  companyId,
  day,
  time,
  sign,
  stake,
  unit,
}: DemoTrifle): ImpactEvent {
  const at = publicAt({ day, time })
  return {
    id,
    type,
    subject: { kind: 'company', id: companyId },
    happenedAt: at,
    knownAt: at,
    supersededAt: null,
    sign,
    modality: 'fact',
    confidence: 0.9,
    sizeClass: null,
    amount: stake === null ? null : { value: stake, unit, of: null },
    grade: grades[kind] ?? null,
    region: null,
    change: null,
    documents: [],
  }
}
